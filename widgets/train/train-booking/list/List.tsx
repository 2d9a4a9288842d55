import { useRef } from 'react';
import { writeTrainSearch } from '#domain/rail/search/train-search.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel } from '#kit/widget.ts';
import { Results } from '#parts/rail/results/Results.tsx';
import { Ways } from '#parts/rail/ways/Ways.tsx';
import { wayTexts } from '#parts/rail/ways/texts.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import type { TrainSearchModel } from '../model.ts';
import { Head } from './Head.tsx';
import { createTrainList } from './model.ts';
import { listTexts } from './texts.ts';

/** The trains of a search (mock 10), below the search and the ways that are best. */
export function List({ search }: { search: TrainSearchModel }) {
  const texts = useTexts('train-booking', listTexts);
  const words = useTexts('train-booking', wayTexts);
  const model = useModel(() => createTrainList(search, words));
  const { results, ways } = model;
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  const [list, state] = useValues(results.list, search.state);
  return (
    <div ref={box}>
      <Head
        search={search}
        isNarrow={isNarrow}
        facts={list ? texts.found(list.rides.length) : ''}
        onBack={model.back}
        onModify={results.toForm}
      />
      <Results model={results} isNarrow={isNarrow}>
        <Ways
          model={ways}
          texts={words}
          plans={results.plans}
          isStudent={state.isStudent}
          isNarrow={isNarrow}
          onTake={model.takeWay}
          transfers={
            <RouteLink to="train_transfer" params={writeTrainSearch(state)} onlyOpen>
              {words.transfers}
            </RouteLink>
          }
        />
      </Results>
    </div>
  );
}
