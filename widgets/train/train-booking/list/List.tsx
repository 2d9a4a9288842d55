import { memo, useRef } from 'react';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useWanted } from '#kit/part.ts';
import { useModel } from '#kit/widget.ts';
import { BookedFromBar } from '#parts/booking/application/BookedFromBar.tsx';
import { Results } from '#parts/rail/results/Results.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import type { TrainSearchModel } from '../model.ts';
import { Head } from './Head.tsx';
import { createTrainList } from './model.ts';
import { listTexts } from './texts.ts';

/** The trains of a search, below the search and the ways that are best. A filter is no matter of it. */
export const List = memo(function List({ search }: { search: TrainSearchModel }) {
  const texts = useTexts('train-booking', listTexts);
  const model = useModel(() => createTrainList(search));
  const { results } = model;
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  const [list, ways] = useValues(results.list, model.ways.value);
  useWanted(model.ways, list !== null);
  return (
    <div ref={box}>
      <Head
        search={search}
        isNarrow={isNarrow}
        facts={list ? texts.found(list.rides.length) : ''}
        onBack={model.back}
        onModify={results.toForm}
      />
      <BookedFromBar product="train" travelType={search.travelType} />
      <Results model={results} isNarrow={isNarrow}>
        {ways ? (
          <ways.Ways
            results={results}
            isNarrow={isNarrow}
            onTake={model.takeWay}
            onTrain={model.takeTrain}
            query={model.query}
          />
        ) : (
          <Skeleton height={isNarrow ? 46 : 380} />
        )}
      </Results>
    </div>
  );
});
