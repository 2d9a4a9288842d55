import { sortKeys } from '#domain/flight/list/list-choices.ts';
import type { Sort, SortKey } from '#domain/flight/list/list-choices.ts';
import { clockOf } from '#domain/china-time.ts';
import { useValue } from '#kit/readable.ts';
import { SortButtons } from '#parts/search/ResultsBars.tsx';
import { BasisSwitch } from './BasisSwitch.tsx';
import { useResults } from '../use-results.ts';
import { fill } from '#parts/flight/list/texts.ts';
import type { Texts } from '#parts/flight/list/texts.ts';

/** Label of a sort button: its current order, or the order that it would set. */
export const sortText = (texts: Texts, by: SortKey, now: Sort): string =>
  by === 'recommended' ? texts.recommended : texts[by][now.by === by && now.down ? 1 : 0];

/** Number of flights, time of the prices, order and its reason. */
export function SortBar() {
  const { model, texts } = useResults();
  const offers = useValue(model.offers);
  const list = useValue(model.list);
  const hidden = useValue(model.hiddenReturns);
  const { sort } = useValue(model.state);
  return (
    <div className="t-row t-s13 fs-srt">
      <span className="t-2 t-nowrap" aria-live="polite">
        <b>{offers.length}</b> {texts.flights}
        {list && ` · ${texts.updated(clockOf(list.queriedAt))}`}
        {hidden > 0 && ` · ${fill(texts.hiddenReturns, { n: hidden })}`}
      </span>
      {sort.by === 'recommended' && <span className="t-3 t-s12 t-grow fs-wide fs-why">{texts.reasonOf(offers)}</span>}
      <SortButtons
        className="t-end fs-sorts fs-wide"
        label={texts.sortLabel}
        keys={sortKeys}
        now={sort.by}
        nameOf={(by) => sortText(texts, by, sort)}
        onSort={model.sortBy}
      />
      <BasisSwitch />
    </div>
  );
}
