import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import { Pages } from './Pages.tsx';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'report',
  styles: [factsCss, listCss, css],
  View: Pages,
});
