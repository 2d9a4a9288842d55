import { computed, effect } from '@preact/signals-core';
import { useRef } from 'react';
import { writeTrainSearch } from '#domain/rail/search/train-search.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel } from '#kit/widget.ts';
import { BookedFromBar } from '#parts/booking/application/BookedFromBar.tsx';
import { searchedFor } from '#parts/booking/company/searched-for.ts';
import { presaleDays } from '#parts/rail/results/create-ride-results.ts';
import { DayStrip } from '#parts/search/DayStrip.tsx';
import { apart } from '#parts/search/ResultsBars.tsx';
import { resultsTexts } from '#parts/rail/results/texts.ts';
import { createTransfers } from '#parts/rail/transfer/create-transfers.ts';
import { Transfers } from '#parts/rail/transfer/Transfers.tsx';
import { transferTexts } from '#parts/rail/transfer/texts.ts';
import { wayTexts } from '#parts/rail/ways/texts.ts';
import type { WayTexts } from '#parts/rail/ways/texts.ts';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { bookRides } from '../list/book.ts';
import { Head } from '../list/Head.tsx';
import type { TrainSearchModel } from '../model.ts';

function createTransferPage(search: TrainSearchModel, texts: WayTexts) {
  const { services, state, travelType } = search;
  const isReady = computed(() => state.value.step === 'list');
  const transfers = createTransfers(
    services,
    computed(() => {
      const { from, to, date, isStudent } = state.value;
      return {
        fromStation: from,
        toStation: to,
        date,
        student: isStudent,
        travelType: travelType.value,
        ...searchedFor(services, 'train', travelType.value),
      };
    }),
    isReady,
    computed(() => state.value.isStudent),
    texts,
  );
  const toList = () => services.navigate('train_query_list', writeTrainSearch({ ...state.peek(), step: 'list' }));
  const toForm = () => services.navigate('train_query_list', writeTrainSearch({ ...state.peek(), step: 'form' }));
  // An address that cannot be asked for leads to the form, which says what is missing.
  const stopLeaving = effect(() => {
    if (!isReady.value) services.navigate('train_query_list', services.place.peek().query, { replace: true });
  });
  return {
    transfers,
    toList,
    toForm,
    back: () => services.back() || toList(),
    chooseDay: (date: string) => services.setQuery(writeTrainSearch({ ...state.peek(), date }), { replace: true }),
    dispose() {
      stopLeaving();
      transfers.dispose();
    },
  };
}

/** Plans with one change: the same station, another one in the town, or another seat of the same train. */
export function TransferPage({ search }: { search: TrainSearchModel }) {
  const words = useTexts('train-ways', wayTexts);
  const texts = useTexts('train-transfers', transferTexts);
  const dayTexts = useTexts('train-results', resultsTexts);
  const model = useModel(() => createTransferPage(search, words));
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  const [planned, { date, isStudent }] = useValues(model.transfers.planned, search.state);
  return (
    <div ref={box}>
      <Head
        search={search}
        isNarrow={isNarrow}
        facts={planned.length ? texts.found(planned.length) : ''}
        onBack={model.back}
        onModify={model.toForm}
      />
      <BookedFromBar product="train" travelType={search.travelType} />
      <div className="t-page t-col" style={apart}>
        <DayStrip days={presaleDays(search.services)} date={date} texts={dayTexts} onChoose={model.chooseDay} />
        <Transfers
          model={model.transfers}
          isStudent={isStudent}
          onBook={(rides, seen) => void bookRides(search, rides, seen)}
          onDirect={model.toList}
        />
      </div>
    </div>
  );
}
