import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { NarrowHead } from '#parts/search/ResultsBars.tsx';
import { TrainForm } from '../form/TrainForm.tsx';
import type { TrainSearchModel } from '../model.ts';
import { listTexts } from './texts.ts';

interface HeadProps {
  search: TrainSearchModel;
  isNarrow: boolean;
  /** Beside the day on a narrow page. */
  facts: string;
  onBack(): void;
  onModify(): void;
}

/** The search above what it found: one line that can be changed; on narrow roots a title with a back button. */
export function Head({ search, isNarrow, facts, onBack, onModify }: HeadProps) {
  const texts = useTexts('train-booking', listTexts);
  const { showDay } = useSay();
  const [names, date] = useValues(search.names, search.date);
  const way = search.texts.way(names.from, names.to);
  return (
    <>
      <h1 className="t-vh">{texts.heading(way)}</h1>
      {isNarrow ? (
        <NarrowHead
          className="ps-mhead"
          title={way}
          facts={[showDay(date), facts].filter(Boolean).join(' · ')}
          texts={texts}
          onBack={onBack}
          onModify={onModify}
        />
      ) : (
        <div className="ps-head">
          <div className="t-page">
            <TrainForm model={search} isLine />
          </div>
        </div>
      )}
    </>
  );
}
