import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Passengers } from './Passengers.tsx';

export default defineWidget({ name: 'passengers', styles: [listCss], View: Passengers });
