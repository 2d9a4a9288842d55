import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import { Bill } from './Bill.tsx';

export default defineWidget({ name: 'bill', styles: [factsCss, listCss], View: Bill });
