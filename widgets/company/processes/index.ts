import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Processes } from './Processes.tsx';

export default defineWidget({
  name: 'processes',
  styles: [listCss],
  View: Processes,
});
