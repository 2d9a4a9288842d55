import type { Twin } from '#base/wording.ts';
import { showMoment } from '#domain/show-moment.en.ts';
import type { lapses as lapsesOf, Texts } from './texts.ts';

/** The end of a case, by its kind. */
export const lapses: Twin<typeof lapsesOf> = {
  trip: 'Request ends',
  order: 'Seats held until',
  change: 'Can be done until',
  refund: 'Can be done until',
};

const upTo99 = (count: number): string => (count > 99 ? '99+' : String(count));

export const texts: Twin<Texts> = {
  titles: { trip: 'Trip approvals', order: 'Order approvals', all: 'Approvals' },
  boxes: { todo: 'To approve', done: 'Decided', copied: 'Copied to me', mine: 'My requests' },
  allOfCompany: 'Whole company',
  boxesLabel: 'Approvals',
  count: (label, count) => (count ? `${label} ${upTo99(count)}` : label),
  countRunning: (label, count) => (count ? `${label} · ${upTo99(count)} in approval` : label),
  keyword: 'Search',
  keywordHint: 'Applicant, number or purpose',
  kind: 'Type',
  kinds: { all: 'All types', trip: 'Trip request', order: 'Policy and cost', change: 'Change', refund: 'Refund' },
  verdict: 'Policy',
  verdicts: { all: 'All', ok: 'In policy', over: 'Out of policy' },
  states: {
    all: 'All',
    running: 'In approval',
    late: 'Overdue',
    agreed: 'Approved',
    refused: 'Rejected',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  days: 'Submitted',
  columns: {
    deadline: 'Due',
    subject: 'Request',
    verdict: 'Policy',
    budget: 'Budget after',
    amount: 'Amount',
    state: 'Status',
    mine: 'My decision',
  },
  lapses,
  due: 'Decide by',
  warnings: (count) => `${count} to note`,
  over: (count) => `${count} out of policy`,
  ok: 'In policy',
  ownShare: (sum) => `incl. ${sum} own share`,
  deputyOf: (name) => `for ${name}`,
  openedAt: (at) => `submitted ${at}`,
  moment: showMoment,
  waitsFor: (names) => `Waiting for ${names.join(', ')}`,
  unread: 'Unread',
  decide: 'Decide',
  view: 'View',
  urge: 'Urge',
  reassign: 'Reassign',
  batch: 'Decide selected',
  refresh: 'Refresh',
  overBudget: 'Over budget',
  noBudget: 'No budget',
  budgets: 'Budgets',
  deputies: 'Deputies',
  none: {
    todo: 'Nothing to approve',
    done: 'Nothing decided yet',
    copied: 'Nothing copied to you',
    mine: 'You have requested nothing yet',
  },
  noneText: {
    todo: 'New requests are told in your messages.',
    done: 'What you approve or reject is listed here.',
    copied: 'What flows copy to you is listed here.',
    mine: 'Your requests and orders in approval are listed here.',
  },
  order: 'The first to end comes first',
  allTodo: 'See all',
};
