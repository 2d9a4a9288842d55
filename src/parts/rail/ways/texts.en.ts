import type { Twin } from '#base/wording.ts';
import { seatClassNames } from '#domain/rail/seat-classes.en.ts';
import { showDuration } from '#domain/spans.en.ts';
import { seatOf } from '../seat-plan/seat-of.en.ts';
import { gapTexts } from './gap-texts.en.ts';
import type { WayTexts } from './texts.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const ways = (count: number): string => counted(count, 'option', 'options');

export const texts: Omit<Twin<WayTexts>, 'nameOf'> = {
  classes: seatClassNames,
  seatOf,
  lasts: showDuration,
  title: 'Best ways to get there',
  best: (way, amount, lasts) => `Best: ${way} · ¥${amount} · ${lasts}`,
  comparing: 'Comparing the ways to get there…',
  compare: 'Compare',
  lead: (count) => `${ways(count)}, prices for 1 adult`,
  student: (count) => `${ways(count)}, prices for 1 student`,
  sortLabel: 'Sort the options',
  sorts: { score: 'Best', price: 'Price', minutes: 'Time', risk: 'Risk' },
  ...gapTexts,
  kinds: {
    direct: 'Direct',
    seat: 'Seat change',
    part: 'Pay on board',
    transfer: 'Transfer',
    air: 'Flight',
    wait: 'Waitlist',
  },
  fromElsewhere: (station) => `Board at ${station}`,
  toElsewhere: (station) => `Get off at ${station}`,
  cheapest: 'Cheapest',
  quickest: 'Fastest',
  score: (amount) => `score ${amount}`,
  plus: ' + ',
  left: (seat, left) => `${seat}: ${left} left`,
  plenty: (seat) => `${seat}: seats left`,
  oneTicket: 'One ticket',
  noChange: 'one seat to the end, no change',
  seatChanges: (changes) => counted(changes, 'seat change', 'seat changes'),
  soldOut: 'Sold out for the whole way, but every part has a free seat; with the fewest changes',
  seats: (first, second) => (first === second ? `${first} on both` : `${first} + ${second}`),
  takes: {
    direct: 'Select',
    seat: 'Select',
    part: 'Select',
    transfer: 'Select',
    air: 'Flights',
    wait: 'Waitlist',
  },
  takeWay: (take, trains) => `${take}: ${trains}`,
  suffixes: { direct: '', seat: '', part: ' about', transfer: '', air: '+', wait: ' deposit' },
  partSeat: (until) => `A seat as far as ${until}; stay on board and pay the rest there`,
  partPrice: (ticket, rest) => `ticket ¥${ticket} + about ¥${rest} on board, as charged there`,
  partRisk: (canStand) => (canStand ? 'Standing at the end' : 'No seat at the end'),
  flight: (number) => `flight ${number}`,
  airport: (city, name) => `${name && name !== city ? `${city} ${name}` : city} Airport`,
  flies: (from, departs, to, arrives) => `Leaves ${from} ${departs}, lands ${to} ${arrives}`,
  apart: 'flight and train are booked apart: a missed first part changes the second at your cost',
  withAirports: (time) => `incl. ${time} at airports`,
  byTrain: 'With train',
  bookTrain: (train) => `Book ${train}`,
  waitAhead: (people) =>
    people ? `${counted(people, 'person', 'people')} before you in the line` : 'Nobody is waiting yet',
  chances: { good: 'good chance', fair: 'fair chance', small: 'small chance' },
  waitRisk: 'Ticket only if a seat comes free',
  later: (count) => `${count} more found: rank them in`,
  more: (count) => `Show ${counted(count, 'more option', 'more options')}`,
  less: 'Show less',
  rule: 'Score = price + ¥60 an hour + risk (low ¥20, medium ¥80, high ¥200)',
  dropped: (count) => `${ways(count)} hidden that ${count === 1 ? 'is' : 'are'} not better in price, time or risk`,
  transfers: 'All transfers',
  seatPicture: 'Show the seats',
  daysOn: (nights) => `+${nights}`,
};
