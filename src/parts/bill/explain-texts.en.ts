import type { Twin } from '#base/wording.ts';
import type { explainTexts as chinese } from './explain-texts.ts';

export const explainTexts: Twin<typeof chinese> = {
  say: (name) => name,
  plus: '+',
  equals: '=',
  all: (texts) => texts.join('; '),
  unequal: (order, bill, voucher, causes) =>
    `Order ${order}, bill ${bill}, to invoice ${voucher}. ${causes.join('; ')}`,
  seen: 'OK',
  rowSum: 'Total of the row',
  rule: 'Rule',
  over: 'Policy',
  match: 'Three-way match',
  equal: 'Order = bill = invoice',
  notEqual: 'Not equal',
  booked: 'Booked',
  sides: { debit: 'debit', credit: 'credit' },
  approval: 'Approval',
  dispute: 'Dispute',
  others: 'Same order',
  other: (billNo, no, kind, amount) => `${billNo} row ${no} ${kind} ${amount}`,
  elsewhere: (site) =>
    `Booked on ${site}, which serves it, its refunds and its changes. The company pays for it: all of it can be read here`,
};
