import { defineWidget } from '#kit/widget.ts';
import { calendarCss, listCss, tableCss } from '#ui/base/control-styles.ts';
import { Bill } from './Bill.tsx';

export default defineWidget({ name: 'bill', styles: [tableCss, calendarCss, listCss], View: Bill });
