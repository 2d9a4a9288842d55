import type { ApplicationDetail, ApplicationLeg } from '#contract/application-views.ts';
import { nextLeg } from '#domain/application/legs.ts';
import { legKinds } from '#domain/application/schema.ts';
import type { TripContent, TripLeg, TripProduct } from '#domain/application/schema.ts';
import { addDays, daysBetween } from '#domain/china-time.ts';
import type { Day, Moment } from '#domain/china-time.ts';
import { maxNights } from '#domain/hotel/stay.ts';
import { writeLegs, writeParty } from '#domain/intl/search/trip-codec.ts';
import { onSaleDay, timesAt } from '#domain/rail/sale-times.ts';
import type { Call } from '../../ground/call.ts';
import { cityName, isAbroad } from './content.ts';

type SoldBy = Pick<Call, 'settings' | 'now'>;

const business = { travelType: 'business' } as const;

/** Route and query of the search of a leg. */
const searches: Readonly<
  Partial<Record<TripProduct, (leg: TripLeg) => { route: string; query: Record<string, string> }>>
> = {
  flight: ({ from, to, day, travellers }) => ({
    route: 'DomesticAirTicketQuery',
    query: { from, to, date: day, adults: String(Math.min(9, travellers)), ...business },
  }),
  train: ({ from, to, day }) => ({
    route: 'train_query_list',
    query: { from: cityName(from), to: cityName(to), date: day, ...business },
  }),
  hotel: ({ to, day, toDay, units }) => ({
    route: 'hotel_list',
    query: { city: to, checkIn: day, checkOut: toDay, rooms: String(Math.max(1, units)), ...business },
  }),
  intl: ({ from, to, day, travellers }) => ({
    route: 'intl_flight_query_list',
    query: {
      queryType: '1',
      legs: writeLegs([{ from, to, date: day }]),
      party: writeParty({ ADT: Math.min(9, travellers) }),
      ...business,
    },
  }),
};

/** The route of a form that is no step of its results. */
const forms: Readonly<Partial<Record<string, string>>> = { hotel_list: 'hotel_index' };

/** Products whose sale begins some days before the journey. */
const presold: Readonly<Partial<Record<TripProduct, (day: Day | '', call: SoldBy) => Moment | ''>>> = {
  train(day, { settings, now }) {
    const times = timesAt('', settings.railHours);
    const first = onSaleDay(day, now(), times);
    return first && `${first} ${times.onSaleFrom}:00`;
  },
};

/** The moment from which a leg is sold; "" where it is on sale. */
export const onSaleOf = ({ product, day }: Pick<TripLeg, 'product' | 'day'>, call: SoldBy): Moment | '' =>
  presold[product]?.(day, call) ?? '';

/** The booking of a leg with everything filled in; null where its day is past, or nothing is sold here. */
export function bookingOf(leg: TripLeg, applicationId: number, today: Day): ApplicationLeg['book'] {
  const search = searches[leg.product];
  if (!search || !leg.day || leg.day < today) return null;
  const { route, query } = search(leg);
  return { route, query: { ...query, applicationId: String(applicationId) } };
}

/** Why a leg has no booking; "": it has one. */
export const closedOf = (
  { product, day }: Pick<TripLeg, 'product' | 'day'>,
  sold: readonly TripProduct[],
  today: Day,
): ApplicationLeg['closed'] =>
  !sold.includes(product) || !searches[product] ? 'unsold' : day && day < today ? 'past' : '';

/** Cities that a product leads to: an airport has a code, a town without one is its name. */
const leadsTo: Readonly<Partial<Record<TripProduct, (code: string) => boolean>>> = {
  flight: (code) => /^[A-Z]{3}$/.test(code) && !isAbroad(code),
  intl: isAbroad,
  train: (code) => !isAbroad(code),
  hotel: (code) => /^[A-Z]{3}$/.test(code),
};

/** A first leg of a trip over cities: from its first city to the next one that the product leads to, on its first day to come. */
function firstLeg({ cities, ...content }: TripContent, product: TripProduct, today: Day): TripLeg {
  const leg = nextLeg({ ...content, legs: [] }, product);
  const day = leg.day && leg.day < today ? today : leg.day;
  const [from = ''] = cities;
  const to = cities.slice(1).find(leadsTo[product] ?? Boolean) ?? '';
  if (legKinds[product] === 'journey') return { ...leg, day, from: to && from, to: to || from };
  const toDay = leg.toDay > day && daysBetween(day, leg.toDay || day) <= maxNights ? leg.toDay : day && addDays(day, 1);
  return { ...leg, day, toDay, to: to || from };
}

/** The forms that a trip over cities is booked in, filled in with its first leg of each product. */
export const searchesOf = (
  content: TripContent,
  applicationId: number,
  sold: readonly TripProduct[],
  today: Day,
): ApplicationDetail['searches'] =>
  content.mode === 'legs'
    ? {}
    : Object.fromEntries(
        content.products
          .filter((product) => sold.includes(product))
          .flatMap((product) => {
            const search = searches[product]?.(firstLeg(content, product, today));
            if (!search) return [];
            const query = { ...search.query, step: 'form', applicationId: String(applicationId) };
            return [[product, { route: forms[search.route] ?? search.route, query }]];
          }),
      );
