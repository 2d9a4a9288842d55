import type { Twin } from '#base/wording.ts';
import { showDate } from '#domain/china-time.en.ts';
import { conflictTexts as shared } from '#parts/booking/conflict/conflict-texts.en.ts';
import type { conflictTexts as chinese } from './conflict-texts.ts';

export const conflictTexts: Twin<typeof chinese> = {
  ...shared,
  priceTitle: 'The price has changed',
  priceText: 'The airline has just changed it. What you typed is kept.',
  part: { tktPrice: 'fare', consTax: 'airport tax', fuelTax: 'fuel surcharge' },
  who: { ADT: 'Adult', CHD: 'Child', INF: 'Infant' },
  perPerson: '/ passenger',
  newTotal: 'New total',
  up: 'up',
  down: 'down',
  soldOutTitle: (left) => (left ? 'Not enough seats' : 'This class is sold out'),
  soldOutText: (left) =>
    left
      ? `${left} ${left === 1 ? 'seat is' : 'seats are'} left, fewer than passengers. Remove passengers, or choose another class or flight.`
      : 'Other classes and flights of the day can be booked. What you typed is kept.',
  adultsOnlyTitle: 'This class is for adults',
  adultsOnlyText: 'Remove children and infants, or choose another class or flight.',
  soldOutBack: 'Back to the form',
  change: 'Other class or flight',
  expiredText: 'Price and seats are checked again. What you typed is kept.',
  duplicateTitle: 'Booked already?',
  unfinishedTitle: 'An order is unpaid',
  overlapTitle: 'Two trips at one time',
  duplicateText: ({ reason, passengers, orgcityname, dstcityname, depTime, arrTime, flightNo }) => {
    const names = passengers.join(', ');
    const day = showDate(depTime.slice(0, 10));
    const times = `${day} ${depTime.slice(11, 16)}–${arrTime.slice(11, 16)} ${orgcityname} → ${dstcityname} ${flightNo}`;
    if (reason === 'overlap') return `${names} has ${times} at the same time, only one of the two can be taken`;
    return reason === 'sameRoute'
      ? `${names} has the same route on this day: ${times}. Book it again?`
      : `${names} has an order of ${flightNo} on ${day}, please do not book it twice`;
  },
  duplicateLeft: 'Time to pay ',
  payFirst: 'Pay that order',
  duplicateOrder: 'Order',
  see: 'See that order',
  bookAnyway: 'Book anyway',
};
