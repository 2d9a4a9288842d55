import type { Twin } from '#base/wording.ts';
import type { waitTexts as chinese } from './wait-texts.ts';

export const waitTexts: Twin<typeof chinese> = {
  title: 'Trains in the queue',
  latest: (moment) => `Ends ${moment} at the latest`,
  until: (moment) => `until ${moment}`,
  past: (moment) => `ended ${moment ?? ''}`,
  rest: (deposit, most) =>
    `The deposit of ${deposit} is the dearest price; the dearest train that is left costs ${most}. What is too much goes back with the tickets, all of it without them`,
  ahead: (people) => (people ? `${people} ahead of you` : 'You are first'),
  served: 'Seats found',
  over: 'Over',
  off: 'Cancelled',
  why: 'Places are by the time of the deposit. Seats that come back and cover your way are yours in turn; where they are too few for your party, the next order has them.',
};
