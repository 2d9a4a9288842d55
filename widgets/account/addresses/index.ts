import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Addresses } from './Addresses.tsx';

export default defineWidget({ name: 'addresses', styles: [listCss], View: Addresses });
