import { defineWidget } from '#kit/widget.ts';
import { calendarCss, listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { Bill } from './Bill.tsx';

export default defineWidget({ name: 'bill', styles: [tableCss, pagerCss, calendarCss, listCss], View: Bill });
