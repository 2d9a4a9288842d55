import { addDays } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import type { BookedProduct } from '../company/preferences.ts';
import { placeOf, readChosen, readLegs } from '../intl/search/trip-codec.ts';

/** A way of a search, or a stay in `to`. Cities by code or by name; "": unknown, or any. */
interface AskedWay {
  from: string;
  to: string;
  day: Day | '';
  /** Of a stay. */
  toDay: Day | '';
}

interface AskedTrip {
  ways: AskedWay[];
  /** The way whose offers and days are shown. */
  shown: number;
}

type Query = Readonly<Record<string, string | undefined>>;
/** The city of a station's code; "": unknown. */
type CityOf = (place: string) => string;

/** The trip that the address of a search asks for. */
const readers: Readonly<Record<BookedProduct, (query: Query, cityOf: CityOf) => AskedTrip>> = {
  flight({ from = '', to = '', date = '', returnDate = '', step }) {
    const back = /^\d/.test(returnDate) ? [{ from: to, to: from, day: returnDate, toDay: '' as const }] : [];
    return { ways: [{ from, to, day: date, toDay: '' }, ...back], shown: step === 'return' ? 1 : 0 };
  },
  train: ({ from = '', to = '', date = '' }, cityOf) => ({
    ways: [{ from: cityOf(from), to: cityOf(to), day: date, toDay: '' }],
    shown: 0,
  }),
  hotel: ({ city = '', checkIn = '', checkOut = '' }) => ({
    ways: [{ from: '', to: city, day: checkIn, toDay: checkOut }],
    shown: 0,
  }),
  intl: ({ legs = '', chosen = '' }) => ({
    ways: readLegs(legs).legs.map(({ from, to, date }) => ({
      from: placeOf(from).city,
      to: placeOf(to).city,
      day: date,
      toDay: '',
    })),
    shown: readChosen(chosen)?.length ?? 0,
  }),
};

export const askedTrip = (product: BookedProduct, query: Query, cityOf: CityOf): AskedTrip =>
  readers[product](query, cityOf);

interface ScopeLeg {
  product: string;
  from: string;
  to: string;
  fromName: string;
  toName: string;
  day: Day | '';
  toDay: Day | '';
  remaining: number;
}

/** Words of an application about the trips that may be booked from it. */
export interface TripScope {
  content: { mode: string; cities: readonly string[]; from: Day | ''; to: Day | '' };
  cityNames: Readonly<Record<string, string>>;
  legs: readonly ScopeLeg[];
  daysAround: number;
}

/** `cities` and `days`: none of its legs, or another day; `booked`: nothing of the leg is left. */
type Outside = '' | 'cities' | 'days' | 'booked';

const isCity = (asked: string, code: string, name: string): boolean =>
  asked === '' || code === '' || asked === code || asked === name;

const isWithin = ({ day, toDay }: AskedWay, from: Day | '', to: Day | '', around: number): boolean =>
  day === '' || from === '' || (day >= addDays(from, -around) && (toDay || day) <= addDays(to || from, around));

/** How a way lies outside of what may be booked; "": it may. The server judges it again with all of the order. */
export function outsideOf(
  { content, cityNames, legs, daysAround }: TripScope,
  product: BookedProduct,
  way: AskedWay,
): Outside {
  if (content.mode === 'cities') {
    const isKnown = (asked: string) =>
      !asked || content.cities.some((code) => isCity(asked, code, cityNames[code] ?? ''));
    if (!isKnown(way.from) || !isKnown(way.to)) return 'cities';
    return isWithin(way, content.from, content.to, daysAround) ? '' : 'days';
  }
  const led = legs.filter(
    (leg) => leg.product === product && isCity(way.from, leg.from, leg.fromName) && isCity(way.to, leg.to, leg.toName),
  );
  if (!led.length) return 'cities';
  const inTime = led.filter((leg) => isWithin(way, leg.day, leg.toDay, daysAround));
  if (!inTime.length) return 'days';
  return inTime.some(({ remaining }) => remaining > 0) ? '' : 'booked';
}

/** How the whole trip of a search lies outside. */
export const outsideOfTrip = (scope: TripScope, product: BookedProduct, { ways }: AskedTrip): Outside =>
  ways.reduce<Outside>((found, way) => found || outsideOf(scope, product, way), '');
