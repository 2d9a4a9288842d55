import { useState } from 'react';
import { knownCity } from '#domain/flight/cities/known-cities.ts';
import { popularCities } from '#domain/flight/low-fares.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Popular } from '#parts/search/places/Popular.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { texts as ownTexts } from '../picker-texts.ts';
import { usePopular } from './use-popular.ts';
import type { PopularProps } from './use-popular.ts';

/**
 * On the provider's own query page: the trip application that is booked from, which has no room in the first bytes of the
 * form, and eight routes from one of the large cities, with their lowest prices.
 */
export function PopularRoutes({ model }: PopularProps) {
  const texts = useTexts('flight-search', ownTexts);
  const { say, showDay } = useSay();
  const today = model.services.clock.today();
  const { from: start } = useValue(model.draft);
  const cities = popularCities.slice(0, 6);
  const home = cities.find((code) => knownCity(code) === knownCity(start)) ?? popularCities[0] ?? '';
  const [picked, pick] = useState('');
  const from = picked || home;
  const { routes, isKnown } = usePopular({ model }, from, 8, true);
  const booked = useLater(
    useValue(model.draftTravelType) === 'business',
    () => import('#parts/booking/application/BookedLine.tsx'),
  );
  const routesOf = (
    <Popular
      title={model.texts.popular}
      label={texts.popularFrom}
      cities={cities.map((value) => ({ value, label: say(knownCity(value)) }))}
      chosen={from}
      onChoose={pick}
      end={<span className="t-s12 t-3">{texts.popularNote}</span>}
    >
      <div className="ps-pop__in" aria-busy={!isKnown}>
        {routes.map(({ to, toName, best, show }) => (
          <button key={to} type="button" className="t-card" onClick={show}>
            <span>
              <b>
                {say(knownCity(from))} → {say(toName)}
              </b>
              <small className="t-3">{best ? showDay(best.date, today) : isKnown && texts.popularNone}</small>
            </span>
            {best ? (
              <b className="t-pricec">{`¥${showFen(fenOf(best.price))}`}</b>
            ) : (
              !isKnown && <Skeleton width={48} height={20} />
            )}
          </button>
        ))}
      </div>
    </Popular>
  );
  return (
    <>
      {booked && <booked.BookedLine product="flight" model={model} />}
      {routesOf}
    </>
  );
}
