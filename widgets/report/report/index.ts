import { defineWidget } from '#kit/widget.ts';
import { calendarCss, chartCss, listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { Pages } from './Pages.tsx';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'report',
  styles: [tableCss, pagerCss, calendarCss, listCss, chartCss, css],
  View: Pages,
});
