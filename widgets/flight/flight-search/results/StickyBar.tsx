import type { MouseEvent } from 'react';
import { sortKeys } from '#domain/flight/list/list-choices.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { SortButtons } from '#parts/search/ResultsBars.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { StuckBar } from '#ui/journey/StuckBar.tsx';
import { iconUp } from '#ui/icons/icons.ts';
import { focusQuietly } from '#ui/base/root-node.ts';
import { tabStops } from '#ui/opened/focus-order.ts';
import { sortText } from './filters/SortBar.tsx';
import { filterNames } from '#parts/flight/list/filter-names.ts';
import { fill } from '#parts/flight/list/texts.ts';
import { useResults } from './use-results.ts';

/** The search, its order and its filters: stays in view once the head has scrolled away, below the page's own bars. */
export function StickyBar() {
  const { model, texts } = useResults();
  const { say, showDay } = useSay();
  const state = useValue(model.state);
  const isReturn = useValue(model.isReturn);
  const count = useValue(model.filterCount);
  const facets = useValue(model.facets);
  const hasFlights = Boolean(useValue(model.list)?.flights.length);
  const [from, to] = useValue(model.ends);
  const day = showDay(isReturn ? state.returnDate : state.date, model.services.clock.today());
  const names = filterNames(state.filters, facets, texts, say).join(texts.semicolon);
  const facts = (
    <>
      {day} · {model.search.texts.party(state)}
      {names && <span className="fs-narrow"> · {names}</span>}
    </>
  );
  return (
    <StuckBar label={texts.bar} title={`${from.name} → ${to.name}`} facts={facts}>
      {hasFlights && (
        <SortButtons
          className="fs-sorts fs-wide"
          label={texts.sortLabel}
          keys={sortKeys}
          now={state.sort.by}
          nameOf={(by) => sortText(texts, by, state.sort)}
          onSort={model.sortBy}
        />
      )}
      <span className="t-s12 t-2 t-ellip fs-stuck__f fs-wide">{names || texts.noFilters}</span>
      {count > 0 && (
        <LinkButton className="t-s12 fs-wide" onClick={() => model.clearFilters()}>
          {fill(texts.clear, { n: count })}
        </LinkButton>
      )}
      <Button size="sm" icon={<Icon of={iconUp} size={16} />} onClick={toTop}>
        {texts.toTop}
      </Button>
    </StuckBar>
  );
}

/** The bar goes with the scroll: the focus goes on at the first control of the results. */
function toTop({ currentTarget }: MouseEvent<HTMLElement>) {
  const results = currentTarget.closest<HTMLElement>('.fs-res');
  const bar = currentTarget.closest('.t-stick');
  results?.scrollIntoView();
  focusQuietly(results && tabStops(results).find((stop) => !bar?.contains(stop)));
}
