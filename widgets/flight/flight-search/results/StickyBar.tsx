import { useEffect, useRef } from 'react';
import { showDay } from '#domain/china-time.ts';
import { sortKeys } from '#domain/flight/list-choices.ts';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { iconUp } from '#ui/icons.ts';
import { focusQuietly, tabStops } from '#ui/root-node.ts';
import { useStuck } from '#ui/stuck.ts';
import { sortText } from './SortBar.tsx';
import { filterNames } from './filter-names.ts';
import { fill } from './texts.ts';
import { useResults } from './use-results.ts';

/** The search, its order and its filters: stays in view once the head has scrolled away, below the page's own bars. */
export function StickyBar() {
  const mark = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { isStuck, top } = useStuck(mark);
  // Focused elements below must not come to lie under the bar.
  useEffect(() => mark.current?.parentElement?.style.setProperty('--fs-top', `${isStuck ? top : 0}px`), [isStuck, top]);
  const toTop = () => {
    const results = mark.current?.parentElement;
    if (!results) return;
    results.scrollIntoView();
    focusQuietly(tabStops(results).find((stop) => !bar.current?.contains(stop)));
  };
  return (
    <>
      <div ref={mark} />
      <div ref={bar} className="fs-stick" style={{ top }}>
        {isStuck && <Bar onTop={toTop} />}
      </div>
    </>
  );
}

function Bar({ onTop }: { onTop: () => void }) {
  const { model, texts, form } = useResults();
  const state = useValue(model.state);
  const isReturn = useValue(model.isReturn);
  const count = useValue(model.filterCount);
  const facets = useValue(model.facets);
  const hasList = useValue(model.list) !== undefined;
  const [from, to] = useValue(model.ends);
  const day = showDay(isReturn ? state.returnDate : state.date, model.services.clock.today());
  const names = filterNames(state.filters, facets, texts).join('；');
  return (
    <div className="fs-stuck" role="region" aria-label={texts.bar}>
      <div className="t-row fs-stuck__in">
        <div className="fs-stuck__t">
          <b>
            {from.name} → {to.name}
          </b>
          <span className="t-s12 t-2">
            {day} · {form.peopleText(state)}
            {names && <span className="fs-narrow"> · {names}</span>}
          </span>
        </div>
        {hasList && (
          <div className="t-row fs-sorts fs-wide" role="group" aria-label={texts.sortLabel}>
            {sortKeys.map((by) => (
              <Button key={by} kind="text" size="sm" pressed={state.sort.by === by} onClick={() => model.sortBy(by)}>
                {sortText(texts, by, state.sort)}
              </Button>
            ))}
          </div>
        )}
        <span className="t-s12 t-2 t-ellip fs-stuck__f fs-wide">{names || texts.noFilters}</span>
        {count > 0 && (
          <LinkButton className="t-s12 fs-wide" onClick={() => model.clearFilters()}>
            {fill(texts.clear, { n: count })}
          </LinkButton>
        )}
        <Button size="sm" icon={<Icon of={iconUp} size={16} />} onClick={onTop}>
          {texts.toTop}
        </Button>
      </div>
    </div>
  );
}
