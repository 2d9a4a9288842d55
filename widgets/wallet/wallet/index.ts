import { defineWidget } from '#kit/widget.ts';
import { calendarCss, listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { Wallet } from './Wallet.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'wallet', styles: [tableCss, pagerCss, calendarCss, listCss, css], View: Wallet });
