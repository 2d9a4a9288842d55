import { defineWidget } from '#kit/widget.ts';
import { listCss, pagerCss, qrCss, tableCss } from '#ui/base/control-styles.ts';
import { Recommended } from './Recommended.tsx';

export default defineWidget({
  name: 'recommended',
  styles: [tableCss, pagerCss, listCss, qrCss],
  View: Recommended,
});
