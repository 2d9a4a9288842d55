import { defineWidget } from '#kit/widget.ts';
import { calendarCss, listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { Recharges } from './Recharges.tsx';

export default defineWidget({ name: 'recharges', styles: [tableCss, pagerCss, calendarCss, listCss], View: Recharges });
