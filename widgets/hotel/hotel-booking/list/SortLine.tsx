import { hotelSorts } from '#domain/hotel/hotel-search.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { SortButtons } from '#parts/search/ResultsBars.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { useList } from './use-list.ts';

/** How many were found, the standard of the city, and the order. */
export function SortLine({ isNarrow }: { isNarrow: boolean }) {
  const { model, texts } = useList();
  const { say } = useSay();
  const [list, state, isBusy] = useValues(model.list, model.state, model.isBusy);
  if (!list) return null;
  return (
    <div className="t-row t-row--wrap t-s13 hl-sort">
      <span className="t-2" aria-live="polite">
        <b>{say(list.cityName)}</b> {texts.found} <b>{list.total}</b> {texts.hotels(list.total)}
        {list.standard?.limit && (
          <>
            {' · '}
            {list.standard.whose}
            {texts.standard} <b>¥{formatYuan(list.standard.limit)}</b>
            {texts.perNight}
            {list.standard.approval && texts.approval[list.standard.approval]}
          </>
        )}
        {list.standard?.whose && !list.standard.limit && ` · ${say(list.standard.summary)}`}
        {isBusy && <span className="t-3"> · {texts.updating}</span>}
      </span>
      {state.bounds && <LinkButton onClick={() => model.searchPart(null)}>{texts.wholeCity}</LinkButton>}
      {!isNarrow && (
        <SortButtons
          className="t-end ps-sorts"
          label={texts.sortLabel}
          keys={hotelSorts}
          now={state.sort}
          nameOf={(sort) => texts.sorts[sort]}
          onSort={model.sortBy}
        />
      )}
    </div>
  );
}
