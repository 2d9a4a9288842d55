import { defineWidget } from '#kit/widget.ts';
import { calendarCss, formCss, listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { Pages } from './Pages.tsx';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'wallet',
  styles: [tableCss, pagerCss, calendarCss, listCss, formCss, css],
  View: Pages,
});
