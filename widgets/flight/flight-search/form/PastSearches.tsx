import { useEffect } from 'react';
import { stillAhead, withPast } from '#domain/flight/search/search-history.ts';
import type { PastSearch } from '#domain/flight/search/search-history.ts';
import { stateOf } from '#domain/flight/search/search-state.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import type { FlightSearchModel } from '../model.ts';
import { PopularLine } from './popular/PopularLine.tsx';
import { texts as ownTexts } from './foot-texts.ts';

interface FootLineProps {
  model: FlightSearchModel;
  searches: readonly PastSearch[];
}

/** Searches made before, or popular routes; on a partner's page the trip application that is booked from above them. */
export function FootLine(props: FootLineProps) {
  const { services, draftTravelType } = props.model;
  const isBusiness = useValue(draftTravelType) === 'business' && services.isEmbedded === true;
  const booked = useLater(isBusiness, () => import('#parts/booking/application/BookedLine.tsx'));
  return (
    <>
      {booked && isBusiness && <booked.BookedLine product="flight" model={props.model} />}
      <Past {...props} />
    </>
  );
}

/** Searches made before on this device with what they cost today; popular routes while there are none. */
function Past({ model, searches }: FootLineProps) {
  const { texts } = model;
  const t = useTexts('flight-search', ownTexts);
  const { say, showDate } = useSay();
  const today = model.services.clock.today();
  const { from, to } = model.draft.peek();
  const ahead = stillAhead(searches, today).slice(0, 3);
  // The last search stays one press away after its day has passed and where the page names other places.
  const shown = ahead.length ? ahead : searches.slice(0, 1).filter((last) => last.from !== from || last.to !== to);
  // The provider's own page has its routes below the form.
  if (!shown.length) return model.services.isEmbedded && !model.isGuest ? <PopularLine model={model} /> : null;
  return (
    <>
      <span className="t-3 fs-wide">{texts.recent}</span>
      <div className="fs-cards" role="group" aria-label={texts.recent}>
        {shown.map((one) => {
          const { adults = 1, children = 0, infants = 0 } = one;
          const party =
            children + infants > 0 ? texts.party({ adults, children, infants }) : adults > 1 ? t.headCount(adults) : '';
          return (
            <button
              key={one.from + one.to + one.date + one.returnDate}
              type="button"
              className={party ? 'is-party' : ''}
              onClick={() => model.show(stateOf(withPast(model.draft.peek(), one, today), 'outbound'))}
            >
              <span>{`${say(one.fromName)} ${one.returnDate ? '⇄' : '→'} ${say(one.toName)} ${one.date >= today ? showDate(one.date) : ''} `}</span>
              {/* On a narrow card the party is shortened first, then the route; a price is never cut. */}
              {party && <span className="fs-heads">{party}</span>}
              {one.date >= today && <PastPrice model={model} past={one} isParty={!!party} />}
            </button>
          );
        })}
      </div>
    </>
  );
}

/** The price today of an earlier search for one adult, and the difference to the price seen then. */
function PastPrice({ model, past, isParty }: { model: FlightSearchModel; past: PastSearch; isParty: boolean }) {
  const { from, to, date, adults = 1, children = 0, infants = 0, cabin = 'Y' } = past;
  const { prices } = model;
  const t = useTexts('flight-search', ownTexts);
  const search = { ...useValue(model.draft), adults, children, infants, cabin };
  const key = prices.key(from, to, search);
  const price = useValue(prices.found)[key]?.[date];
  useEffect(() => prices.want(from, to, date, date, search), [prices, key, date]);
  if (!price) return null;
  const change = past.price ? fenOf(price) - fenOf(past.price) : 0;
  return (
    <>
      <b>
        {isParty && <small>{t.adult} </small>}¥{showFen(fenOf(price))}
      </b>
      {change !== 0 && (
        <small
          className={change < 0 ? 'is-less' : 'is-more'}
        >{`${change < 0 ? t.costsLess : t.costsMore} ¥${showFen(Math.abs(change))}`}</small>
      )}
    </>
  );
}
