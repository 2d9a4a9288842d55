import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import tableCss from '#ui/list/table.css?shadow';
import { Passengers } from './Passengers.tsx';

export default defineWidget({ name: 'passengers', styles: [tableCss, listCss], View: Passengers });
