import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import { Centre } from './Centre.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'account-centre', styles: [factsCss, css], View: Centre });
