import { defineWidget } from '#kit/widget.ts';
import { calendarCss, factsCss, listCss, tableCss } from '#ui/base/control-styles.ts';
import { OrderList } from './OrderList.tsx';

export default defineWidget({ name: 'order-list', styles: [tableCss, calendarCss, factsCss, listCss], View: OrderList });
