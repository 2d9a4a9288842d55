import { defineWidget } from '#kit/widget.ts';
import { formCss, listCss, pagerCss, tableCss, treeCss } from '#ui/base/control-styles.ts';
import { Subordinates } from './Subordinates.tsx';

export default defineWidget({
  name: 'subordinates',
  styles: [tableCss, pagerCss, listCss, formCss, treeCss],
  View: Subordinates,
});
