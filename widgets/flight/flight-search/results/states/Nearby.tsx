import { useEffect, useMemo, useRef } from 'react';
import { nearbyDays } from '#domain/flight/search/search-prices.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useSeen } from '#ui/base/use-seen.ts';
import { useResults } from '../use-results.ts';
import { fill } from '#parts/flight/list/texts.ts';

/**
 * Other days, and the same trip from or to cities nearby, each with its lowest price: below a list, and where it is
 * empty. `unfiltered`: the filters hide every flight, so another day is shown without them.
 */
export function Nearby({ unfiltered = false }: { unfiltered?: boolean }) {
  const { model, texts } = useResults();
  const box = useRef<HTMLElement>(null);
  const isSeen = useSeen(box);
  const basis = useValue(model.basis);
  const lowest = useValue(model.lowestAdultFen);
  const { say, showDay } = useSay();
  const today = model.services.clock.today();
  const days = useNearbyDays();
  const routes = useNearbyRoutes(isSeen);
  return (
    <section ref={box} className="fs-near" aria-label={texts.nearby}>
      {days.length + routes.length > 0 && (
        <>
          <p className="t-row t-row--wrap">
            <b>{texts.nearby}</b>
            <span className="t-s12 t-3">
              {texts.nearbyPrices[basis]}
              {unfiltered && `${texts.comma}${texts.nearbyUnfiltered}`}
            </span>
          </p>
          <div className="fs-near__in">
            {days.map(({ day, price }) => (
              <Other
                key={day}
                name={showDay(day, today)}
                price={price}
                lowest={lowest}
                onPress={() => model.chooseDay(day, unfiltered)}
              />
            ))}
            {routes.map(({ price, ...route }) => (
              <Other
                key={route.from + route.to}
                name={`${say(route.fromName)} → ${say(route.toName)}`}
                note={fill(texts.nearKm, { ...route, near: say(route.near), instead: say(route.instead) })}
                price={price}
                lowest={lowest}
                onPress={() => model.chooseRoute(route)}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

interface OtherProps {
  name: string;
  note?: string;
  price: string;
  lowest: number;
  onPress: () => void;
}

/** One press to another search, with its lowest price. */
export function Other({ name, note, price, lowest, onPress }: OtherProps) {
  const { texts } = useResults();
  const less = lowest - fenOf(price);
  return (
    <button type="button" className="t-card" onClick={onPress}>
      <span className="t-grow">
        <b>{name}</b>
        {note && <small className="t-3">{note}</small>}
      </span>
      <span className="fs-near__p">
        <b className="t-pricec">¥{showFen(fenOf(price))}</b>
        {less > 0 && less < Infinity && <small className="t-ok">{fill(texts.cheaper, { price: showFen(less) })}</small>}
      </span>
    </button>
  );
}

function useNearbyDays() {
  const { model } = useResults();
  const { query } = useValue(model.leg);
  const state = useValue(model.state);
  const basis = useValue(model.basis);
  const outbound = useValue(model.outbound);
  const { found, key } = model.search.prices;
  const prices = useValue(found)[key(query.orgCity, query.dstCity, state, basis)];
  const first = outbound?.flight.arrTime.slice(0, 10) ?? model.services.clock.today();
  return useMemo(() => nearbyDays(prices ?? {}, query.date, first), [prices, query.date, first]);
}

const mostRoutes = 3;

/** Requested once the block is near the window; for the return flight the other end is already chosen. */
function useNearbyRoutes(isSeen: boolean) {
  const { model } = useResults();
  const state = useValue(model.state);
  const basis = useValue(model.basis);
  const isReturn = useValue(model.isReturn);
  const table = useValue(model.search.cities.value);
  const { found, key, want } = model.search.prices;
  const prices = useValue(found);
  const { from, to, date } = state;
  const places = useLater(isSeen && !isReturn, () => import('#domain/flight/cities/nearby-places.ts'));
  const routes = useMemo(
    () => (places && table && !isReturn ? places.nearbyRoutes(from, to, table.cityOfPlace) : []),
    [places, table, isReturn, from, to],
  );
  useEffect(() => {
    for (const route of routes) want(route.from, route.to, date, date, state);
  }, [routes, date, want]);
  return routes
    .flatMap((route) => {
      const price = prices[key(route.from, route.to, state, basis)]?.[date];
      return price === undefined ? [] : [{ ...route, price }];
    })
    .slice(0, mostRoutes);
}
