import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import pagerCss from '#ui/list/pager.css?shadow';
import tableCss from '#ui/list/table.css?shadow';
import { InvoiceTitles } from './InvoiceTitles.tsx';

export default defineWidget({
  name: 'invoice-titles',
  styles: [tableCss, pagerCss, listCss],
  View: InvoiceTitles,
});
