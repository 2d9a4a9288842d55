import { defineWidget } from '#kit/widget.ts';
import { factsCss, formCss } from '#ui/base/control-styles.ts';
import { SelfInfo } from './SelfInfo.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'self-info', styles: [formCss, factsCss, css], View: SelfInfo });
