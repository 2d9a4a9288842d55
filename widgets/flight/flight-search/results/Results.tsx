import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel } from '#kit/widget.ts';
import { BookedFromBar } from '#parts/booking/application/BookedFromBar.tsx';
import { useIsColumn } from '#ui/base/element-width.ts';
import type { FormParts } from '../form/form-parts.ts';
import type { FlightSearchModel } from '../model.ts';
import { BottomBar } from './BottomBar.tsx';
import { CheaperDialog } from './rows/CheaperDialog.tsx';
import { ChosenLeg } from './ChosenLeg.tsx';
import { DayStrip } from './DayStrip.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { FlightList } from './rows/FlightList.tsx';
import { Head } from './Head.tsx';
import { SortBar } from './filters/SortBar.tsx';
import { Failed, Notices, RowSkeletons, StandardLine } from './states/States.tsx';
import { StickyBar } from './StickyBar.tsx';
import { createResults } from './model.ts';
import { texts as ownTexts } from '#parts/flight/list/texts.ts';
import { ResultsProvider, useResults } from './use-results.ts';

interface ResultsProps {
  model: FlightSearchModel;
  form: FormParts;
  account?: ReactNode;
}
/** The results. */
export function Results({ model: search, form, account }: ResultsProps) {
  const texts = useTexts('flight-search', ownTexts);
  const model = useModel(() => createResults(search, texts));
  const box = useRef<HTMLDivElement>(null);
  const isColumn = useIsColumn(box);
  const shared = useMemo(() => ({ model, texts, form }), [model, texts, form]);
  return (
    <ResultsProvider value={shared}>
      <div ref={box} className={isColumn ? 'fs-res is-column' : 'fs-res'}>
        <Head account={account} />
        <StickyBar />
        <BookedFromBar product="flight" travelType={model.travelType} />
        <div className="t-page">
          <ChosenLeg />
          <DayStrip />
          <StandardLine />
          <Body />
        </div>
        <BottomBar />
        <CheaperDialog />
      </div>
    </ResultsProvider>
  );
}

function Body() {
  const { model } = useResults();
  const entry = useValue(model.entry);
  if (entry?.list) {
    const hasFlights = entry.list.flights.length > 0;
    return (
      <>
        {hasFlights && <FilterBar />}
        <Notices />
        {hasFlights && <SortBar />}
        <FlightList />
      </>
    );
  }
  return entry?.failure !== undefined ? <Failed message={entry.failure} /> : <RowSkeletons />;
}
