import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Substitutes } from './Substitutes.tsx';

export default defineWidget({ name: 'substitutes', styles: [listCss], View: Substitutes });
