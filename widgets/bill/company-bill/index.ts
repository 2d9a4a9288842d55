import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import { CompanyBill } from './CompanyBill.tsx';

export default defineWidget({ name: 'company-bill', styles: [factsCss, listCss], View: CompanyBill });
