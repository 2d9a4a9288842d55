import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Applications } from './Applications.tsx';

export default defineWidget({ name: 'applications', styles: [listCss], View: Applications });
