import { knownCity } from '#domain/flight/cities/known-cities.ts';
import { popularCities } from '#domain/flight/low-fares.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useSay } from '#kit/say.ts';
import { useValues } from '#kit/readable.ts';
import { usePopular } from './use-popular.ts';
import type { PopularProps } from './use-popular.ts';

/** On a partner page: in the foot line of the form, whose height is reserved. Prices are requested once the form is touched. */
export function PopularLine({ model }: PopularProps) {
  const { texts } = model;
  const { say, showDate } = useSay();
  const [{ from: chosen }, isTouched, places] = useValues(model.draft, model.touched, model.places);
  const from = chosen || popularCities[0] || '';
  const fromName = chosen ? places.from.name : knownCity(from);
  const { routes } = usePopular({ model }, from, 4, isTouched);
  return (
    <>
      <span className="t-3 fs-wide">{texts.popular}</span>
      <div className="fs-hot fs-wide" role="group" aria-label={texts.popular}>
        {routes.map(({ to, toName, best, show }) => (
          <button key={to} type="button" onClick={show}>
            {say(fromName)} → {say(toName)} {best && <span className="t-3">{showDate(best.date)}</span>}{' '}
            {best && <b>{`¥${showFen(fenOf(best.price))}`}</b>}
          </button>
        ))}
      </div>
    </>
  );
}
