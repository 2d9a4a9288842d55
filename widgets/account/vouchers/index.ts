import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import { Vouchers } from './Vouchers.tsx';

export default defineWidget({
  name: 'vouchers',
  styles: [factsCss, listCss],
  View: Vouchers,
});
