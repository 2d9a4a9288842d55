import type { ReactNode } from 'react';
import { stillAhead } from '#domain/flight/search-history.ts';
import type { PastSearch } from '#domain/flight/search-history.ts';
import { useLater } from '#kit/part.ts';
import type { FlightSearchModel } from '../model.ts';

/** Searches made before on this device with what they cost today, who provides the search, and who is logged in. */
export function Recent({ model, searches, account }: { model: FlightSearchModel; searches: readonly PastSearch[]; account?: ReactNode }) {
  const { texts } = model;
  const { providedBy } = model.services.config.peek().texts;
  const shown = stillAhead(searches, model.services.clock.today()).slice(0, 3);
  const part = useLater(shown.length > 0, () => import('./PastPrice.tsx'));
  if (!shown.length && !providedBy && !account) return null;
  return (
    <div className="fs-his">
      {shown.length > 0 && <span className="t-3 fs-wide">{texts.recent}</span>}
      {shown.length > 0 && (
        <div className="fs-cards" role="group" aria-label={texts.recent}>
          {shown.map((one) => (
            <button key={`${one.from}${one.to}${one.date}${one.returnDate}`} type="button" onClick={() => model.again(one)}>
              {one.fromName} → {one.toName} {one.date.slice(5)}
              {part && <part.PastPrice model={model} past={one} />}
            </button>
          ))}
        </div>
      )}
      <span className="t-3 t-end fs-by">{providedBy}</span>
      {account}
    </div>
  );
}
