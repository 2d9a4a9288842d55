import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Standards } from './Standards.tsx';

export default defineWidget({
  name: 'standards',
  styles: [listCss],
  View: Standards,
});
