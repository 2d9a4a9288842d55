import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import formCss from '#ui/form/form.css?shadow';
import { Security } from './Security.tsx';

export default defineWidget({ name: 'security', styles: [formCss, factsCss], View: Security });
