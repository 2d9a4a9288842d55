import type { ReactNode } from 'react';
import type { PastSearch } from '#domain/flight/search-history.ts';
import type { FlightSearchModel } from '../model.ts';

/** Searches made before on this device, who provides the search, and who is logged in. */
export function Recent({ model, searches, account }: { model: FlightSearchModel; searches: readonly PastSearch[]; account?: ReactNode }) {
  const { texts } = model;
  const { providedBy } = model.services.config.peek().texts;
  if (!searches.length && !providedBy && !account) return null;
  return (
    <div className="fs-his">
      {searches.length > 0 && <span className="t-3">{texts.recent}</span>}
      {searches.slice(0, 3).map((one) => (
        <button key={`${one.from}${one.to}${one.date}${one.returnDate}`} type="button" onClick={() => model.again(one)}>
          {one.fromName} → {one.toName} {one.date.slice(5)}
        </button>
      ))}
      <span className="t-3 t-end fs-by">{providedBy}</span>
      {account}
    </div>
  );
}
