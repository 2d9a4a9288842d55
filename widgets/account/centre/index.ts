import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import { Centre } from './Centre.tsx';
import tableCss from '#ui/list/table.css?shadow';
import css from './styles.css?shadow';

export default defineWidget({ name: 'account-centre', styles: [factsCss, tableCss, css], View: Centre });
