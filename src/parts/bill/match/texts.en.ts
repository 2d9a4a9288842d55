import type { Twin } from '#base/wording.ts';
import type { MatchTexts } from './texts.ts';

const orders = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'order' : 'orders'}`;

export const matchTexts: Twin<MatchTexts> = {
  say: (name) => name,
  retry: 'Try again',
  close: 'OK',
  title: 'Three-way match',
  all: (count) => `Order, bill and invoice agree for ${orders(count)}`,
  some: (equal, total, unknown) =>
    `${orders(equal)} agree, ${total.toLocaleString('en')} differ${unknown ? `, ${unknown} of them without a known cause` : ', each with its cause'}`,
  negative: (count) => `${orders(count)} gave more back than was paid: please check`,
  more: (shown, total) => `First ${shown} of ${total}`,
  elsewhere: (title) => `${title}, booked on another site`,
  order: 'Order no.',
  sides: { order: 'Order', bill: 'This bill', voucher: 'To invoice' },
  sumOrder: 'Net of these orders',
  sumOrderHint: 'with what other cycles have',
  sumBill: 'This bill',
  sumOthers: 'In other bills',
  sumRest: 'In no bill yet',
  sumVoucher: 'To invoice, the same as this bill',
  sumInvoices: (count) => `${count} ${count === 1 ? 'invoice' : 'invoices'} of the bill, with tax`,
  equals: (label) => `= ${label}`,
  plus: (label) => `+ ${label}`,
  cause: 'Cause',
  ownFile: 'Match your own list',
  ownFileHint: 'Upload a list of your ERP or vouchers to find each difference',
  causes: (texts) => texts.join('; '),
};
