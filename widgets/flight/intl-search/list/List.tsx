import { effect, untracked } from '@preact/signals-core';
import { useEffect, useRef } from 'react';
import { useModel } from '#kit/widget.ts';
import { BookedFromBar } from '#parts/booking/application/BookedFromBar.tsx';
import { createIntlResults } from '#parts/intl/results/create-intl-results.ts';
import { Results } from '#parts/intl/results/Results.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import type { IntlSearchModel } from '../model.ts';
import { bookTrip } from './book.ts';
import { Head } from './Head.tsx';

/** The itineraries of a search, below its form. */
export function List({ search }: { search: IntlSearchModel }) {
  const model = useModel(() =>
    createIntlResults({
      services: search.services,
      state: search.state,
      travelType: search.travelType,
      show: (next, isReplaced) => void search.show(next, isReplaced),
      choose: search.choose,
      toForm: search.toForm,
      book: (seen) => void bookTrip(search, search.state.peek(), seen),
    }),
  );
  useEffect(
    () =>
      effect(() => {
        const list = model.list.value;
        if (list) search.airports.value = list.airports;
        // An empty list names no place.
        if (list?.offers === 0) search.cities.want();
        const refusal = model.refusal.value;
        if (refusal) untracked(() => search.refuse(refusal.field, refusal.msg));
      }),
    [search, model],
  );
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  return (
    <div ref={box}>
      <Head search={search} model={model} isNarrow={isNarrow} />
      <BookedFromBar product="intl" travelType={search.travelType} />
      <Results model={model} isNarrow={isNarrow} />
    </div>
  );
}
