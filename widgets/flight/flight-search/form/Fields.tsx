import { useState } from 'react';
import { useTexts } from '#kit/use-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { iconSwap } from '#ui/icons-basic.ts';
import { swapped } from '#domain/flight/search-state.ts';
import type { FlightSearchModel } from '../model.ts';
import { texts as ownTexts } from '../texts.ts';
import { CityField } from './CityField.tsx';
import { DateFields } from './DateFields.tsx';
import { PeopleField } from './PeopleField.tsx';

/** From, to, dates, people: as large fields in the form, as one line in the head of the results. */
export function Fields({ model }: { model: FlightSearchModel }) {
  const texts = useTexts('flight-search', ownTexts);
  const [turns, setTurns] = useState(0);
  const swap = () => {
    setTurns(turns + 1);
    model.edit(swapped(model.draft.peek()));
  };
  return (
    <>
      <div className="fs-od">
        <CityField model={model} end="from" />
        <button type="button" className="fs-swap" aria-label={texts.swap} onClick={swap}>
          <Icon of={iconSwap} style={{ transform: `rotate(${turns * 180}deg)` }} />
        </button>
        <CityField model={model} end="to" />
      </div>
      <DateFields model={model} />
      <PeopleField model={model} />
    </>
  );
}
