import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Subordinates } from './Subordinates.tsx';

export default defineWidget({
  name: 'subordinates',
  styles: [listCss],
  View: Subordinates,
});
