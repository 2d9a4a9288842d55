import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { InvoiceTitles } from './InvoiceTitles.tsx';

export default defineWidget({
  name: 'invoice-titles',
  styles: [listCss],
  View: InvoiceTitles,
});
