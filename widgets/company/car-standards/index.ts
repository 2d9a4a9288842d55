import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { CarStandards } from './CarStandards.tsx';

export default defineWidget({ name: 'car-standards', styles: [listCss], View: CarStandards });
