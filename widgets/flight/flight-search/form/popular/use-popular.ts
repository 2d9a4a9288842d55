import { useEffect } from 'react';
import { addDays } from '#domain/china-time.ts';
import { knownCity } from '#domain/flight/cities/known-cities.ts';
import { cheapestOf, popularCities } from '#domain/flight/low-fares.ts';
import type { DayFare } from '#domain/flight/low-fares.ts';
import { stateOf, withDate } from '#domain/flight/search/search-state.ts';
import { useValues } from '#kit/readable.ts';
import type { FlightSearchModel } from '../../model.ts';

export interface PopularProps {
  model: FlightSearchModel;
}

const daysAhead = 30;

interface Popular {
  /** Shows the list of its cheapest day; both ways only as far as the form says so. */
  show(): void;
  to: string;
  toName: string;
  /** The cheapest of the next thirty days; undefined until it is known, or where there is none. */
  best: DayFare | undefined;
}

/** The routes that most people take from a city. `isAsked`: prices are asked for. */
export function usePopular(
  { model }: PopularProps,
  from: string,
  most: number,
  isAsked: boolean,
): { routes: Popular[]; isKnown: boolean } {
  const { prices, services } = model;
  const [found, draft] = useValues(prices.found, model.draft);
  const first = addDays(services.clock.today(), 1);
  const last = addDays(first, daysAhead - 1);
  const codes = popularCities.filter((code) => knownCity(code) !== knownCity(from)).slice(0, most);
  const party = [draft.adults, draft.children, draft.infants, draft.cabin].join();
  useEffect(() => {
    if (isAsked) for (const to of codes) prices.want(from, to, first, last);
  }, [from, isAsked, party]);
  const routes = codes.map((to) => {
    const days = Object.entries(found[prices.key(from, to)] ?? {}).filter(([day]) => day >= first && day <= last);
    const best = cheapestOf(days.map(([date, price]) => ({ date, price })));
    const show = () =>
      void model.show(
        stateOf(
          { ...withDate(draft, best?.date ?? draft.date, 4), from, to, fromAirport: '', toAirport: '' },
          'outbound',
        ),
      );
    return { to, toName: knownCity(to), best, show };
  });
  return { routes, isKnown: codes.every((to) => found[prices.key(from, to)]) };
}
