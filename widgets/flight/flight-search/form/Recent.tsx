import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { stillAhead } from '#domain/flight/search-history.ts';
import type { PastSearch } from '#domain/flight/search-history.ts';
import { useValue } from '#kit/readable.ts';
import type { FlightSearchModel } from '../model.ts';
import { peopleText } from '../texts.ts';

/** The foot line of the form, at its height from the first paint: earlier searches or popular routes, who provides the search, and who is logged in. */
export function Recent({ model, searches, account }: { model: FlightSearchModel; searches: readonly PastSearch[]; account?: ReactNode }) {
  const { providedBy } = model.services.config.peek().texts;
  const part = useValue(model.popular.value);
  const hasPast = stillAhead(searches, model.services.clock.today()).length > 0;
  useEffect(() => {
    if (!model.isGuest || hasPast) model.popular.want();
  }, [model, hasPast]);
  if (!hasPast && !providedBy && !account) return null;
  return (
    <div className="fs-his">
      {part && <part.FootLine model={model} searches={searches} peopleText={peopleText} />}
      <span className="t-3 t-end fs-by">{providedBy}</span>
      {account}
    </div>
  );
}
