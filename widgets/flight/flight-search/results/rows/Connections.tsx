import { useEffect, useMemo } from 'react';
import { addDays } from '#domain/china-time.ts';
import { hubRoutes } from '#domain/flight/cities/nearby-places.ts';
import type { Connection } from '#domain/flight/cities/nearby-places.ts';
import { soonestPrice } from '#domain/flight/search/search-prices.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Other } from '../states/Nearby.tsx';
import { fill } from '#parts/flight/list/texts.ts';
import { useResults } from '../use-results.ts';

/** So many days after the searched one are looked through. */
const daysAhead = 7;

/** For a route without flights: the cities that its departure reaches, and those that reach its arrival, with their lowest prices. */
export function Connections() {
  const { model, texts } = useResults();
  const { from, to } = useValue(model.state);
  const [start, end] = useValue(model.ends);
  const table = useValue(model.search.cities.value);
  const { away, towards } = useMemo(
    () => (table ? hubRoutes(from, to, table.cityOfPlace) : { away: [], towards: [] }),
    [table, from, to],
  );
  return (
    <>
      <Group title={fill(texts.flysFrom, { name: start.name })} routes={away} />
      <Group title={fill(texts.flysTo, { name: end.name })} routes={towards} />
    </>
  );
}

function Group({ title, routes }: { title: string; routes: readonly Connection[] }) {
  const { model, texts } = useResults();
  const state = useValue(model.state);
  const basis = useValue(model.basis);
  const { found, key, want } = model.search.prices;
  const prices = useValue(found);
  const { date } = state;
  const last = addDays(date, daysAhead);
  const { say, showDay } = useSay();
  const today = model.services.clock.today();
  useEffect(() => {
    for (const route of routes) want(route.from, route.to, date, last, state);
  }, [routes, date, want]);
  const known = routes.flatMap((route) => {
    const best = soonestPrice(prices[key(route.from, route.to, state, basis)] ?? {}, date, last);
    return best ? [{ route, ...best }] : [];
  });
  if (!known.length) return null;
  return (
    <section className="fs-near" aria-label={title}>
      <p className="t-row t-row--wrap">
        <b>{title}</b>
        <span className="t-s12 t-3">{texts.nearbyPrices[basis]}</span>
      </p>
      <div className="fs-near__in">
        {known.map(({ route, day, price }) => (
          <Other
            key={route.from + route.to}
            name={`${say(route.fromName)} → ${say(route.toName)}`}
            note={showDay(day, today)}
            price={price}
            lowest={Infinity}
            onPress={() => model.chooseRoute({ from: route.from, to: route.to, date: day })}
          />
        ))}
      </div>
    </section>
  );
}
