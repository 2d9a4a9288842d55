import type { Twin } from '#base/wording.ts';
import { pageTexts } from '#parts/application/words/page-texts.en.ts';
import type { CaseTexts } from './texts.ts';

export const caseTexts: Twin<CaseTexts> = {
  ...pageTexts,
  title: 'Order requests',
  toTrips: 'Trip requests',
  lead: 'Approvals of orders out of policy, costs, changes and refunds. Seats and rooms are held for you meanwhile.',
  states: {
    all: 'All',
    running: 'In approval',
    agreed: 'Approved',
    refused: 'Rejected',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  noneOf: {
    running: 'No requests in approval',
    agreed: 'No approved requests',
    refused: 'No rejected requests',
    withdrawn: 'No withdrawn requests',
    expired: 'No expired requests',
  },
  kinds: { order: 'Order', change: 'Change', refund: 'Refund', trip: 'Trip request' },
  kind: 'Type',
  allKinds: 'All types',
  verdict: 'Policy',
  verdicts: { all: 'All', ok: 'In policy', over: 'Out of policy' },
  days: 'Submitted',
  keyword: 'Search',
  keywordHint: 'Order or number',
  columns: {
    title: 'Request',
    kind: 'Type',
    verdict: 'Policy',
    total: 'Amount',
    state: 'Status',
    opened: 'Submitted',
  },
  waitsFor: (names) =>
    names.length > 2
      ? `Waiting for ${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
      : `Waiting for ${names.join(', ')}`,
  over: (count) => `${count} out of policy`,
  none: 'No order requests yet',
  noneText:
    'A request is made by itself when a business order is out of policy, or when your company approves costs, changes or refunds.',

  detail: 'Order request',
  missingText: 'It does not exist, or it is not yours.',
  leads: {
    running: 'It can be paid once it is approved.',
    agreed: 'Go on with the order.',
    refused: 'Seats or rooms have been released.',
    withdrawn: 'It is not approved any more.',
    expired: 'It was not decided in time.',
  },
  readOnly: 'As it was submitted, to read only.',
  tripLines: 'Trip and estimates',
  tripTotal: 'Requested budget',
  rounds: 'Submissions',
  lapses: 'Time left',
  pay: 'Pay',
  payWithin: 'Pay within',
  payLead: 'Seats and rooms are held for you. Unpaid in time, the order is cancelled.',
  openedAt: (at) => `Submitted ${at}`,
  by: (name) => `by ${name}`,
  elsewhere: 'Booked on another platform: see the order there.',
  withdrawHint: 'To withdraw it, cancel the order.',
  urge: 'Remind',
  why: 'Why it needs approval',
  lines: 'Order and policy check',
  total: 'Total',
  process: (name, version) => `${name} v${version}`,
};
