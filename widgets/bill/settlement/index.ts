import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Settlement } from './Settlement.tsx';

export default defineWidget({ name: 'settlement', styles: [listCss], View: Settlement });
