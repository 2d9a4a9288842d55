import type { Twin } from '#base/wording.ts';
import { importTexts } from '#parts/import/texts.en.ts';
import type { ownFileTexts as own } from './texts.ts';

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;

export const ownFileTexts: Twin<typeof own> = {
  ...importTexts('orders'),
  title: 'Match your own list',
  lead: 'Lay a list of your ERP, or of the vouchers you received, beside this bill. The file is not stored',
  leadOf: (month, no) =>
    `The bill of ${month} (${no}) beside a list of your ERP or of the vouchers you received. The file is not stored`,
  steps: ['Choose a file', 'Differences'],
  upload: 'Upload a list',
  file: 'Your list',
  limits: (rows) => `.xlsx or .csv, at most 5 MB and ${rows.toLocaleString('en')} lines`,
  tips: [
    'It needs a column of order (or ticket) numbers and one of amounts. Other headings are mapped in the next step',
    'Several lines of one order are added up; refunds are below zero',
  ],
  fields: { order: 'Order no.', amount: 'Amount', note: 'Note' },
  list: 'Differences',
  apply: () => '',
  ignored: (titles) => `Columns that are not compared: ${titles.join(', ')}`,
  notImported: 'Not compared',
  looksHeadless: 'The first row looks like data. Tick this if there are no headings, or it is not compared',
  readAgain: () => 'Compared again with these columns',
  all: (orders, lines) =>
    `All ${counted(orders, 'order')} of the bill agree with ${counted(lines, 'line')} of the file`,
  some: (equal, total) => `${counted(equal, 'order')} agree, ${counted(total, 'difference')} below`,
  sumFile: (lines) => `File, ${counted(lines, 'line')}`,
  sumBill: (orders) => `This bill, ${counted(orders, 'order')}`,
  spread: 'Difference',
  order: 'Order no.',
  inFile: 'File',
  inBill: 'This bill',
  cause: 'Cause',
  lines: (lines) => `Line ${lines.join(', ')} of the file`,
  more: (shown, total) => `First ${shown} of ${total}. The export has them all`,
  export: 'Export differences',
  back: 'Back to the bill',
  say: (text) => text,
};
