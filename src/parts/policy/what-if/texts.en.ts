import type { Twin } from '#base/wording.ts';
import { showFen } from '#domain/money.ts';
import type { Effect } from '#domain/policy/schema.ts';
import type { texts as own } from './texts.ts';

const several = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const effects: Readonly<Record<Effect, string>> = {
  record: '',
  hint: ', hint',
  reason: ', reason needed',
  approve: ', approval needed',
  forbid: '',
};

export const texts: Twin<typeof own> = {
  title: 'What if this draft had counted',
  years: 'Bookings of 12 months',
  allProducts: 'All products',
  product: 'Product',
  trips: (count) => several(count, 'trip'),
  over: 'Out of policy',
  asks: 'Need approval',
  paid: 'Company pays more',
  paidLess: 'Company pays less',
  paidParts: (less, more) => `stricter: ¥${showFen(less)} less; easier: ¥${showFen(more)} more`,
  change: (now, before) => {
    const change = now - before;
    return `was ${before}${change ? `, ${change > 0 ? '+' : '−'}${Math.abs(change)}` : ''}`;
  },
  unit: '',
  months: 'Out of policy by month',
  most: (count) => String(count),
  span: (first, last) => `By month of travel, ${first} – ${last}`,
  before: 'Now',
  after: 'Draft',
  month: (month, before, after) => `${month}: ${before} now, ${after} with the draft`,
  changed: (count) => `${several(count, 'trip')} judged otherwise`,
  unchanged: 'Every trip is judged as before.',
  others: (count) => `The other ${several(count, 'trip')} ${count === 1 ? 'is' : 'are'} judged as before.`,
  compliant: (count) => `${count} now within policy`,
  harder: (count) => `${count} stricter`,
  each: 'See each',
  hit: (count) => `${several(count, 'person is', 'people are')} affected`,
  nobody: 'Nobody has a stricter trip by it',
  hitTrips: (trips, paysLess) =>
    `${several(trips, 'trip')}${paysLess ? `, company pays ¥${showFen(Math.abs(paysLess))} ${paysLess > 0 ? 'less' : 'more'}` : ''}`,
  more: (count) => `${several(count, 'more person', 'more people')}`,
  none: 'No business trips of these employees in the last 12 months',
  unfinished: 'A rule is not complete yet: this is worked out once it is',
  failed: 'Could not be worked out',
  again: 'Try again',
  listTitle: 'Trips judged otherwise',
  listCut: (shown, all) => `${all} in all; these are the ${shown} that become strictest`,
  columns: { trip: 'Trip', name: 'Employee', before: 'Now', after: 'Draft' },
  reason: ({ rules }, sentenceOf) => rules.map(sentenceOf).filter(Boolean).join('; '),
  verdict: ({ verdict, effect, overBy }) =>
    verdict === 'ok'
      ? 'Within policy'
      : `${verdict === 'forbidden' ? 'Not bookable' : 'Out of policy'}${overBy ? ` ¥${showFen(overBy)}` : ''}${
          verdict === 'over' && effect ? effects[effect] : ''
        }`,
  dayOf: ({ day, orderNo }) => `${day} · ${orderNo}`,
  close: 'Close',
};
