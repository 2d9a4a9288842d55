import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { stillAhead } from '#domain/flight/search/search-history.ts';
import type { PastSearch } from '#domain/flight/search/search-history.ts';
import { useValue } from '#kit/readable.ts';
import { whenIdle } from '#kit/when-idle.ts';
import { cx } from '#ui/base/passed-props.ts';
import type { FlightSearchModel } from '../model.ts';

/** The foot line of the form, at its height from the first paint: earlier searches or popular routes, the provider of the search, and the member. */
export function Recent({
  model,
  searches,
  account,
}: {
  model: FlightSearchModel;
  searches: readonly PastSearch[];
  account?: ReactNode;
}) {
  const { providedBy } = model.services.config.peek().texts;
  const part = useValue(model.footLine.value);
  const hasPast = stillAhead(searches, model.services.clock.today()).length > 0;
  useEffect(() => {
    if (!model.isGuest || hasPast) return whenIdle(model.footLine.want, model.services.timers.after);
    return undefined;
  }, [model, hasPast]);
  if (!hasPast && !providedBy && !account) return null;
  return (
    <div className="fs-his">
      {part && <part.FootLine model={model} searches={searches} />}
      {account}
      <span className={cx('t-3 t-end fs-by', hasPast && 'fs-wide')}>{providedBy}</span>
    </div>
  );
}
