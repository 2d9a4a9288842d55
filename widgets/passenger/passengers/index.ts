import { defineWidget } from '#kit/widget.ts';
import { listCss, tableCss } from '#ui/base/control-styles.ts';
import { Passengers } from './Passengers.tsx';

export default defineWidget({ name: 'passengers', styles: [tableCss, listCss], View: Passengers });
