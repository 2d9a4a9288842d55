import { defineWidget } from '#kit/widget.ts';
import { formCss, listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { Passengers } from './Passengers.tsx';

export default defineWidget({ name: 'passengers', styles: [tableCss, pagerCss, listCss, formCss], View: Passengers });
