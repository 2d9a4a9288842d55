import { defineWidget } from '#kit/widget.ts';
import { calendarCss, formCss, listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { Savings } from './Savings.tsx';

export default defineWidget({
  name: 'savings',
  styles: [tableCss, pagerCss, calendarCss, listCss, formCss],
  View: Savings,
});
