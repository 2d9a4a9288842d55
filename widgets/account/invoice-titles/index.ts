import { defineWidget } from '#kit/widget.ts';
import { formCss, listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { InvoiceTitles } from './InvoiceTitles.tsx';

export default defineWidget({
  name: 'invoice-titles',
  styles: [tableCss, pagerCss, listCss, formCss],
  View: InvoiceTitles,
});
