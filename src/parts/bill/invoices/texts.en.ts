import type { Twin } from '#base/wording.ts';
import type { InvoiceTexts } from './texts.ts';

export const invoiceTexts: Twin<InvoiceTexts> = {
  say: (name) => name,
  title: 'Invoices of the bill',
  buyer: 'Buyer',
  sendTo: 'Sent to',
  all: 'Download all',
  waits: {
    none: 'There is nothing to invoice',
    later: 'Issued when the bill is paid, one for each tax rate; together they equal the rows',
    untitled: 'No invoice title is chosen yet; they are issued once there is one',
    issuing: 'Being issued, about a minute',
    issued: '',
  },
  setTitle: 'Choose a title',
  no: 'Invoice no.',
  red: 'Red',
  items: (names) => names.join(', '),
  rate: 'Rate',
  net: 'Without tax',
  tax: 'Tax',
  amount: 'Total',
  state: 'State',
  issued: 'Issued',
  files: 'Download',
  formats: { pdf: 'PDF', xml: 'XML', html: 'Web page' },
  fileOf: (format, no) => `Download ${format} of invoice ${no}`,
  saved: 'Downloaded',
  sum: 'Sum',
};
