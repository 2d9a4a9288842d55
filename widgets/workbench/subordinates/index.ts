import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import tableCss from '#ui/list/table.css?shadow';
import { Subordinates } from './Subordinates.tsx';

export default defineWidget({
  name: 'subordinates',
  styles: [tableCss, listCss],
  View: Subordinates,
});
