import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import formCss from '#ui/form/form.css?shadow';
import { SelfInfo } from './SelfInfo.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'self-info', styles: [formCss, factsCss, css], View: SelfInfo });
