import type { ApplicationLeg } from '#contract/application-views.ts';
import type { TripLeg, TripProduct } from '#domain/application/schema.ts';
import type { Day } from '#domain/china-time.ts';
import { cityName } from './content.ts';

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
  intl: ({ from, to, day }) => ({ route: 'intl_flight_query_list', query: { from, to, date: day, ...business } }),
};

/** The booking of a leg with everything filled in; null where its day is past, or nothing is sold here. */
export function bookingOf(leg: TripLeg, applicationId: number, today: Day): ApplicationLeg['book'] {
  const search = searches[leg.product];
  if (!search || !leg.day || leg.day < today) return null;
  const { route, query } = search(leg);
  return { route, query: { ...query, applicationId: String(applicationId) } };
}
