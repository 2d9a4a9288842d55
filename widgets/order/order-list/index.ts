import { defineWidget } from '#kit/widget.ts';
import { calendarCss, factsCss, listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { OrderList } from './OrderList.tsx';

export default defineWidget({
  name: 'order-list',
  styles: [tableCss, pagerCss, calendarCss, factsCss, listCss],
  View: OrderList,
});
