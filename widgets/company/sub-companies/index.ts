import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { SubCompanies } from './SubCompanies.tsx';

export default defineWidget({ name: 'sub-companies', styles: [listCss], View: SubCompanies });
