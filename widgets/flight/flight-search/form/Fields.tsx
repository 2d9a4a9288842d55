import { useRef, useState } from 'react';
import { useValues } from '#kit/readable.ts';
import { useReturnFocus } from '#parts/search/use-return-focus.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { iconSwap } from '#ui/icons/icons-basic.ts';
import { swapped } from '#domain/flight/search/search-state.ts';
import type { SearchErrors } from '#domain/flight/search/search-check.ts';
import type { Draft } from '#domain/flight/search/search-state.ts';
import type { CityOption } from '../city-part.ts';
import type { FlightSearchModel, Picker } from '../model.ts';
import { CityField } from './city/CityField.tsx';
import { DateFields } from './dates/DateFields.tsx';
import { PeopleField } from './people/PeopleField.tsx';

/** State of the fields; read once for all of them. */
export interface FieldsView {
  draft: Draft;
  picker: Picker;
  errors: SearchErrors;
  places: FlightSearchModel['places']['value'];
  prices: FlightSearchModel['prices']['found']['value'];
  /** Typing in the open city field, and its suggestions. */
  typing: { typed: string | null; options: readonly CityOption[]; active: number };
  isNarrow: boolean;
}

/** From, to, dates, people: as large fields in the form, as one line in the head of the results. */
export function Fields({ model }: { model: FlightSearchModel }) {
  const { texts } = model;
  const [draft, picker, errors, places, prices, typed, options, active] = useValues(
    model.draft,
    model.picker,
    model.errors,
    model.places,
    model.prices.found,
    model.typing.typed,
    model.typing.options,
    model.typing.active,
  );
  const [turns, setTurns] = useState(0);
  const ends = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(ends, 720, true);
  useReturnFocus(picker, ends);
  const now = { draft, picker, errors, places, prices, typing: { typed, options, active }, isNarrow };
  const swap = () => {
    setTurns(turns + 1);
    model.edit(swapped(model.draft.peek()));
  };
  return (
    <>
      <div ref={ends} className="fs-od">
        <CityField model={model} end="from" now={now} />
        <button type="button" className="fs-swap" aria-label={texts.swap} onClick={swap}>
          <Icon of={iconSwap} style={{ transform: `rotate(${turns * 180}deg)` }} />
        </button>
        <CityField model={model} end="to" now={now} />
      </div>
      <DateFields model={model} now={now} />
      <PeopleField model={model} now={now} />
    </>
  );
}
