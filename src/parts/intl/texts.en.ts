import type { Twin } from '#base/wording.ts';
import { showDuration } from '#domain/spans.en.ts';
import { utcOf } from './texts.ts';
import type { IntlTexts } from './texts.ts';

const within = (area: string, country: string): string =>
  area === 'schengen' ? 'Schengen' : area === 'CN' ? 'domestic' : `within ${country}`;

export const intlTexts: Twin<IntlTexts> = {
  cabins: { Y: 'Economy', W: 'Premium economy', C: 'Business class', F: 'First class' },
  direct: 'Direct',
  via: (places) => `Via ${places}`,
  plus: (days) => `${days > 0 ? '+' : '−'}${Math.abs(days)} d`,
  operated: (carrier, flightNo) => `Operated by ${carrier} ${flightNo}`,
  stopFor: (minutes) => `Stop of ${showDuration(minutes)}`,
  stopAt: (place, minutes) => `Change in ${place}, ${showDuration(minutes)}`,
  kind: (kind, area, country) =>
    [...kind].map((side) => (side === 'D' ? within(area, country) : 'international')).join(' to '),
  through: 'Bags checked through',
  again: 'Bags checked in again',
  plusSign: ' + ',
  inAll: (steps, least) => ` = ${showDuration(steps)}, at least ${showDuration(least)}, `,
  step: (name, minutes) => `${name} ${minutes}`,
  sum: (steps, least) =>
    `Steps take ${showDuration(steps)}, the airport asks for ${showDuration(least)} at least: ${showDuration(Math.max(steps, least))} needed`,
  spare: (minutes) =>
    minutes < 0
      ? `${showDuration(-minutes)} short`
      : minutes
        ? `${showDuration(minutes)} to spare`
        : 'nothing to spare',
  homeClock: (city) => `${city} time`,
  localClock: 'Local time',
  utc: utcOf,
  landed: (city, local, home, homeTime) => `Landing in ${city} at ${local}${home && `, in ${home} it is ${homeTime}`}`,
  clockChange: (cities, minutes) =>
    `Clocks in ${cities.join(' and ')} go ${minutes > 0 ? 'forward' : 'back'} by ${Math.abs(minutes)} min on the way, all times above count it`,
  landsAt: (place) => `To ${place}`,
  leavesFrom: (place) => `From ${place}`,
  otherAirport: (city, reached, left) =>
    `You land at ${city} ${reached} and leave from ${left}: allow for the way between both airports`,
  total: (minutes) => `${showDuration(minutes)} in all`,
  bags: 'Baggage by flight and passenger',
  bagsNote: 'Checked bags by the rule of one carrier, which is named; hand luggage by the carrier that flies',
  bagSegment: 'Flight',
  bagRule: 'Whose rule',
  bagHand: 'Hand luggage',
  bagOwn: 'The carrier that flies',
  bagOther: (carrier, flown) => `By the rule of ${carrier}, not of ${flown} that flies`,
  bag: (pieces, kg) => (pieces ? `${pieces} × ${kg} kg` : kg ? `${kg} kg` : 'None'),
  bagEach: (people, bag) => `${people} ${people === 1 ? 'person' : 'people'} · ${bag}`,
  bagNone: 'Not on it',
  bagMost: (checked, hand) => `Allowed on every flight: checked ${checked}, hand luggage ${hand}`,
  unknown: 'Not published',
  atTerminal: (ends) => `One terminal: ${ends}`,
  terms: {
    refundBefore: 'Refund before departure',
    refundAfter: 'Refund after departure',
    changeBefore: 'Change before departure',
    changeAfter: 'Change after departure',
  },
  waived: (isChange) => `Changed by the airline: no fee for a refund${isChange ? ' or a change' : ''}`,
  notNow: 'does not count now',
  termsTitle: 'Fare rules (each way, each passenger)',
  slice: 'Way',
  noRefund: 'No refund',
  noChange: 'No change',
  free: 'Free',
  firstFree: 'First one free',
};
