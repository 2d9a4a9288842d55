import type { Twin } from '#base/wording.ts';
import { showDate } from '#domain/china-time.en.ts';
import type { texts as chinese } from './texts.ts';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
/** `11-13`, or with a year. */
const date = (day: string): string =>
  day.length > 5 ? `${showDate(day)} ${day.slice(0, 4)}` : showDate(`2000-${day}`);
/** `12-01 02:00`, or with a year. */
const moment = (at: string): string => `${date(at.slice(0, -6))} ${at.slice(-5)}`;

export const texts: Twin<typeof chinese> = {
  say: (name) => name,
  title: 'Company bills',
  states: {
    open: 'Running',
    issued: 'To confirm',
    disputed: 'Disputed',
    confirmed: 'To pay',
    paid: 'Settled',
    overdue: 'Overdue',
  },
  groups: { all: 'All', toConfirm: 'To confirm', toPay: 'To pay', paid: 'Settled' },
  year: 'Year',
  years: { all: 'All years', of: (year) => year },
  noneOf: 'No such bills',
  cycle: 'Cycle',
  state: 'Status',
  no: 'Bill no.',
  rows: 'Rows',
  due: 'Due',
  paid: 'Paid',
  restOf: (amount) => `${amount} left`,
  transferWaits: 'Transfer not arrived yet',
  rest: 'Left',
  confirmBy: 'Confirm by',
  confirmDay: (day, late) => (late > 0 ? `${date(day)}, ${days(late)} late` : date(day)),
  dueOn: 'Pay by',
  view: 'See',
  toConfirm: 'Confirm',
  toDisputes: 'See disputes',
  toPay: 'Pay',
  confirmBefore: (day) => `Confirm by ${date(day)}`,
  payBefore: (day) => `Pay by ${date(day)}`,
  closesAt: (at) => `Issued ${moment(at)}`,
  overdueAlert: (nos) =>
    `${nos.length > 1 ? 'Bills' : 'Bill'} ${nos.join(', ')} overdue: company payment is suspended until it is paid`,
  reopenAsk: {
    title: 'Take the confirmation back?',
    text: 'Rows can be disputed again. Before you confirm once more, the checklist is gone through again.',
    yes: 'Take back',
  },
  reopened: 'The confirmation is taken back',
  transferAsk: {
    title: 'Remove this transfer?',
    text: 'Only its record is removed. Keep it if the money is sent: it is matched when it arrives.',
    yes: 'Remove',
  },
  transferTaken: 'The transfer is removed',
  emptyTitle: 'No bills yet',
  emptyText: 'Once you book with company payment, a bill is issued the day after each cycle ends',
};
