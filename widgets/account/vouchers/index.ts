import { defineWidget } from '#kit/widget.ts';
import { formCss, listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { Vouchers } from './Vouchers.tsx';

export default defineWidget({
  name: 'vouchers',
  styles: [tableCss, pagerCss, listCss, formCss],
  View: Vouchers,
});
