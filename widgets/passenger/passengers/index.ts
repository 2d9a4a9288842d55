import { defineWidget } from '#kit/widget.ts';
import { listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { Passengers } from './Passengers.tsx';

export default defineWidget({ name: 'passengers', styles: [tableCss, pagerCss, listCss], View: Passengers });
