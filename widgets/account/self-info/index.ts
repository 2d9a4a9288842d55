import { defineWidget } from '#kit/widget.ts';
import { factsCss, formCss } from '#ui/base/control-styles.ts';
import { SelfInfo } from './SelfInfo.tsx';

export default defineWidget({ name: 'self-info', styles: [formCss, factsCss], View: SelfInfo });
