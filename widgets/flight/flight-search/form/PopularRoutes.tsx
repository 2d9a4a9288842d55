import { useEffect, useState } from 'react';
import { addDays, showDay } from '#domain/china-time.ts';
import { knownCity } from '#domain/flight/known-cities.ts';
import { cheapestOf, popularCities } from '#domain/flight/low-fares.ts';
import type { DayFare } from '#domain/flight/low-fares.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Segment } from '#ui/Segment.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { FlightSearchModel } from '../model.ts';
import { texts as ownTexts } from './picker-texts.ts';

interface PopularProps {
  model: FlightSearchModel;
}

const daysAhead = 30;

interface Popular {
  to: string;
  toName: string;
  /** The cheapest of the next thirty days; undefined until it is known, or where there is none. */
  best: DayFare | undefined;
}

/** The routes that most people take from a city. `isAsked`: prices are asked for. */
function usePopular({ model }: PopularProps, from: string, most: number, isAsked: boolean): { routes: Popular[]; isKnown: boolean } {
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
    return { to, toName: knownCity(to), best: cheapestOf(days.map(([date, price]) => ({ date, price }))) };
  });
  return { routes, isKnown: codes.every((to) => found[prices.key(from, to)]) };
}

const showYuan = (price: string) => `¥${showFen(fenOf(price))}`;

/** On a partner page: in the foot line of the form, whose height is kept. The provider is asked once the form is touched. */
export function PopularLine({ model }: PopularProps) {
  const texts = useTexts('flight-search', ownTexts);
  const [{ from: chosen }, isTouched, places] = useValues(model.draft, model.touched, model.places);
  const from = chosen || popularCities[0] || '';
  const fromName = chosen ? places.from.name : knownCity(from);
  const { routes } = usePopular({ model }, from, 4, isTouched);
  return (
    <>
      <span className="t-3 fs-wide">{texts.popular}</span>
      <div className="fs-hot fs-wide" role="group" aria-label={texts.popular}>
        {routes.map(({ to, toName, best }) => (
          <button key={to} type="button" onClick={() => model.showRoute(from, to, best?.date)}>
            {fromName} → {toName} {best && <b>{showYuan(best.price)}</b>}
          </button>
        ))}
      </div>
    </>
  );
}

/** On the provider's own query page: eight routes from one of the large cities, with their lowest prices. */
export function PopularRoutes({ model }: PopularProps) {
  const texts = useTexts('flight-search', ownTexts);
  const today = model.services.clock.today();
  const { from: start } = useValue(model.draft);
  const cities = popularCities.slice(0, 6);
  const home = cities.find((code) => knownCity(code) === knownCity(start)) ?? popularCities[0] ?? '';
  const [picked, pick] = useState('');
  const from = picked || home;
  const { routes, isKnown } = usePopular({ model }, from, 8, true);
  return (
    <section className="fs-pop" aria-label={texts.popular}>
      <div className="t-row t-row--wrap fs-pop__h">
        <h2 className="t-h2">{texts.popular}</h2>
        <Segment label={texts.popularFrom} value={from} items={cities.map((value) => ({ value, label: knownCity(value) }))} onChange={pick} />
        <span className="t-s12 t-3">{texts.popularNote}</span>
      </div>
      <div className="fs-pop__in" aria-busy={!isKnown}>
        {routes.map(({ to, toName, best }) => (
          <button key={to} type="button" className="t-card" onClick={() => model.showRoute(from, to, best?.date)}>
            <span>
              <b>
                {knownCity(from)} → {toName}
              </b>
              <small className="t-3">{best ? showDay(best.date, today) : isKnown && texts.popularNone}</small>
            </span>
            {best ? <b className="t-pricec">{showYuan(best.price)}</b> : !isKnown && <Skeleton width={48} height={20} />}
          </button>
        ))}
      </div>
    </section>
  );
}
