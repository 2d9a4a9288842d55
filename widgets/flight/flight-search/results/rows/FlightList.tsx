import { useEffect, useRef } from 'react';
import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { FlightRow } from './FlightRow.tsx';
import { useResults } from '../use-results.ts';
import { Nearby } from '../states/Nearby.tsx';
import { NoFlights } from '../states/NoFlights.tsx';
import { fill } from '#parts/flight/list/texts.ts';

/**
 * The rows, a page of them at a time: the next ones come when the end is near, or by the button.
 * Sorting and filtering start with one page again, so that a thousand flights cost no more than a dozen.
 */
export function FlightList() {
  const { model, texts } = useResults();
  const offers = useValue(model.offers);
  const shown = useValue(model.shown);
  const { open, cabin } = useValue(model.state);
  const otherWay = useValue(model.otherWay);
  const lowest = useValue(model.lowestFen);
  const isBusy = useValue(model.entry)?.busy ?? false;
  if (!offers.length) return <NoFlights />;
  const rows = offers.slice(0, shown);
  return (
    <section part="results" aria-label={texts.listLabel} aria-busy={isBusy}>
      <ul className="fs-list">
        {rows.map((offer) => (
          <FlightRow
            key={offer.flight.flightId}
            offer={offer}
            isOpen={offer.flight.flightId === open}
            isLowest={offer.fen === lowest}
            otherFen={otherWay?.(offer.flight)}
            anyCabin={cabin === ''}
          />
        ))}
      </ul>
      {rows.length < offers.length && <More shown={rows.length} all={offers.length} />}
      {rows.length === offers.length && <Nearby />}
    </section>
  );
}

function More({ shown, all }: { shown: number; all: number }) {
  const { model, texts } = useResults();
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && model.showMore(),
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [model, shown]);
  return (
    <p ref={end} className="fs-more t-s12 t-3">
      {fill(texts.shown, { shown, all })}
      <LinkButton onClick={() => model.showMore()}>{texts.showMore}</LinkButton>
    </p>
  );
}
