import type { Twin } from '#base/wording.ts';
import type { clockTexts as chinese } from './clock-texts.ts';

const ticketsOf = (count: number): string => `${count} ${count === 1 ? 'ticket' : 'tickets'}`;

export const clockTexts: Twin<typeof chinese> = {
  title: 'Refund clock',
  unused: (tickets, sum) => `${ticketsOf(tickets)} unused, ¥${sum} in all`,
  left: (days, hours) => `${days} ${days === 1 ? 'day' : 'days'} ${hours} h `,
  rises: ' until the fee rises',
  leaves: ' until departure, no refund after it',
  now: (tickets) => `Refund of ${ticketsOf(tickets)} now: `,
  kept: 'kept ',
  free: 'no fee',
  back: ', back ',
  uninsured: ' (without insurance)',
  end: '. ',
  at: 'From ',
  risesTo: (before, after) => ` the fee ${before ? `rises from ${before} to` : 'is'} ${after}, which keeps more: `,
  gone: (trains) => ` ${trains} has left and is not refunded; the other tickets still are.`,
  goneAll: ' the train has left: no refund.',
  keepsFive: ' A ticket that was changed less than 8 days before departure keeps a fee of at least 5%.',
  isNow: 'Now ',
  until: (moment) => `until ${moment}`,
  unsure: 'Not sure yet?',
  unsureText: (until, isFree, isFreed) =>
    ` A change is best before ${until}: a higher fare is paid, of a lower one the difference comes back${isFree ? '' : ', less the refund fee of that time'}; the same fare costs nothing. ${isFreed ? 'A change for which the railway is the cause does not count' : 'Every ticket is changed only once'}.`,
  sure: 'Not going?',
  noHurry: (until) => `Refunds are free until ${until}, no hurry.`,
  hurry: (until, less) => `Sooner is cheaper: before ${until} ¥${less} less is kept.`,
  last: (until) => `Refund before it leaves at ${until}; after that only a change on the same day.`,
};
