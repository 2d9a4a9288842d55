import { useRef } from 'react';
import { showDay } from '#domain/china-time.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel } from '#kit/widget.ts';
import { Results } from '#parts/rail/results/Results.tsx';
import { NarrowHead as Title } from '#parts/search/ResultsBars.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { TrainForm } from '../form/TrainForm.tsx';
import type { TrainSearchModel } from '../model.ts';
import { createTrainList } from './model.ts';
import type { TrainListModel } from './model.ts';
import { listTexts } from './texts.ts';

interface ListProps {
  search: TrainSearchModel;
}

/** The trains of a search (mock 10), below the search in one line. */
export function List({ search }: ListProps) {
  const texts = useTexts('train-booking', listTexts);
  const model = useModel(() => createTrainList(search));
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  const names = useValue(search.names);
  return (
    <div ref={box}>
      <h1 className="t-vh">{texts.heading(names.from, names.to)}</h1>
      {isNarrow ? (
        <NarrowHead search={search} model={model} />
      ) : (
        <div className="tl-head">
          <div className="t-page">
            <TrainForm model={search} isLine />
          </div>
        </div>
      )}
      <Results model={model} isNarrow={isNarrow} />
    </div>
  );
}

function NarrowHead({ search, model }: ListProps & { model: TrainListModel }) {
  const texts = useTexts('train-booking', listTexts);
  const [names, { date }, list] = useValues(search.names, search.state, model.list);
  return (
    <Title
      className="tl-mhead"
      title={search.texts.way(names.from, names.to)}
      facts={[showDay(date), list && texts.found(list.rides.length)].filter(Boolean).join(' · ')}
      texts={texts}
      onBack={model.back}
      onModify={model.toForm}
    />
  );
}
