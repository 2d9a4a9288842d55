import { useEffect, useRef } from 'react';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { flightArt } from '#parts/product/empty-art.ts';
import { focusText, isFocusLost } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { showStart } from '#ui/list/show-start.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { FailedSearch } from '#parts/product/FailedSearch.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { apart, OldList } from '#parts/search/ResultsBars.tsx';
import { ChosenSlices } from './ChosenSlices.tsx';
import { SliceDays } from './SliceDays.tsx';
import { BottomBar, FilterCard } from './Filters.tsx';
import { InfoLine } from './InfoLine.tsx';
import { ItineraryRows } from './ItineraryRows.tsx';
import { TripPage } from './TripPage.tsx';
import type { IntlResults } from './create-intl-results.ts';
import { listTexts } from './words/texts.ts';

/** Days, filters and itineraries of a slice in all their states, or the trip that is whole. */
export function Results({ model, isNarrow }: { model: IntlResults; isNarrow: boolean }) {
  const [isWhole, trip, slice] = useValues(model.isWhole, model.trip, model.slice);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(slice);
  // After its paint: the step begins at its top, and its keys go on from there.
  useEffect(() => {
    const top = box.current?.firstElementChild;
    if (slice === before.current || !(top instanceof HTMLElement)) return;
    before.current = slice;
    showStart(top);
    if (isFocusLost(top)) focusText(top);
  }, [slice]);
  return (
    <>
      <div ref={box} className="t-page t-col" style={apart}>
        {isWhole && trip ? <TripPage model={model} {...trip} /> : <Slice model={model} isNarrow={isNarrow} />}
      </div>
      {isNarrow && !isWhole && <BottomBar model={model} />}
    </>
  );
}

function Slice({ model, isNarrow }: { model: IntlResults; isNarrow: boolean }) {
  const texts = useTexts('intl-results', listTexts);
  const { say } = useSay();
  const [list, failure, isBusy, isLost, groups, left, isRefused, isWhole] = useValues(
    model.list,
    model.failure,
    model.isBusy,
    model.isLost,
    model.groups,
    model.left,
    model.isRefused,
    model.isWhole,
  );
  const [label, onPress] = isRefused ? ([texts.modify, model.toForm] as const) : ([texts.retry, model.load] as const);
  if (!list)
    return failure === null ? (
      <div className="t-col" aria-busy="true">
        {[56, 48, 96, 96, 96].map((height, at) => (
          <Skeleton key={at} height={height} />
        ))}
      </div>
    ) : (
      <FailedSearch title={texts.failedTitle} text={say(failure)}>
        <Button size="sm" onClick={onPress}>
          {label}
        </Button>
      </FailedSearch>
    );
  return (
    <>
      {failure !== null && <OldList texts={texts} why={say(failure)} label={label} onPress={onPress} />}
      {(isLost || isWhole) && <Alert kind="warn">{isWhole ? texts.gone : texts.lost}</Alert>}
      <ChosenSlices model={model} list={list} isNarrow={isNarrow} />
      <SliceDays model={model} />
      {!isNarrow && groups.length > 0 && <FilterCard model={model} />}
      <InfoLine model={model} list={list} isNarrow={isNarrow} />
      <div className={isBusy ? 'ps-busy' : undefined} aria-busy={isBusy}>
        {left.length > 0 ? (
          <ItineraryRows model={model} list={list} isNarrow={isNarrow} />
        ) : (
          <Empty
            art={flightArt}
            title={groups.length ? texts.nothingTitle : texts.noneTitle}
            text={groups.length ? texts.nothingText(groups.length) : texts.noneText}
            action={
              groups.length ? (
                <Button onClick={model.clear}>{texts.clearAll}</Button>
              ) : (
                <Button onClick={model.toForm}>{texts.modify}</Button>
              )
            }
          />
        )}
      </div>
    </>
  );
}
