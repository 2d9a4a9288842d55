import { useRef } from 'react';
import type { ReactNode } from 'react';
import { daysBetween } from '#domain/china-time.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { PickerPart, SearchField } from '#parts/search/SearchField.tsx';
import { useReturnFocus } from '#parts/search/use-return-focus.ts';
import type { Field, HotelSearchModel } from '../model.ts';

/** Destination, dates, people and words: large fields in the form, one line above the list. */
export function Fields({ model }: { model: HotelSearchModel }) {
  const { texts } = model;
  const [draft, cityName, picker] = useValues(model.draft, model.cityName, model.picker);
  const { say, langOf } = useSay();
  const words = say(draft.words);
  const box = useRef<HTMLDivElement>(null);
  useReturnFocus(picker, box);
  return (
    <div ref={box} className="sf-cells">
      <FieldCell
        model={model}
        field="city"
        label={texts.city}
        value={[cityName, draft.placeName].filter(Boolean).map(say).join(' · ')}
        placeholder={texts.chooseCity}
      />
      <StayCells model={model} />
      <FieldCell
        model={model}
        field="words"
        label={texts.words}
        value={words && <span lang={langOf(words)}>{words}</span>}
        placeholder={texts.wordsHint}
      />
    </div>
  );
}

/** Dates and people: the fields that the page of a hotel shows too. `isShort`: the days alone, which a phone has room for. */
export function StayCells({ model, isShort = false }: { model: HotelSearchModel; isShort?: boolean }) {
  const { texts } = model;
  const { stay } = useValue(model.draft);
  const { showDate, weekdayOf } = useSay();
  // A stay begins within half a year: its days need no year.
  const day = (date: string) => (
    <>
      {showDate(date)} {!isShort && <span>{weekdayOf(date)}</span>}
    </>
  );
  return (
    <>
      <FieldCell
        model={model}
        field="dates"
        label={texts.dates}
        value={
          <>
            {day(stay.checkIn)} — {day(stay.checkOut)}
            {!isShort && <em>{texts.nights(daysBetween(stay.checkIn, stay.checkOut))}</em>}
          </>
        }
      />
      <FieldCell model={model} field="people" label={texts.people} value={texts.partyText(stay)} />
    </>
  );
}

interface FieldCellProps {
  model: HotelSearchModel;
  field: Field;
  label: string;
  value: ReactNode;
  placeholder?: string;
}

/** A field whose value is chosen in a panel below it. */
function FieldCell({ model, field, ...shown }: FieldCellProps) {
  const isOpen = useValue(model.picker) === field;
  const error = useValue(model.errors)[field];
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <div ref={anchor} className={`sf-cell sf-cell--${field}`}>
      <SearchField
        {...shown}
        prefix="sf"
        field={field}
        sub={null}
        error={error}
        open={isOpen}
        onPress={() => model.press(field)}
      />
      {isOpen && (
        <PickerPart model={model}>
          {(pickers) => {
            if (field === 'dates') return <pickers.DatesPicker model={model} anchor={anchor} />;
            if (field === 'people') return <pickers.PeoplePicker model={model} anchor={anchor} />;
            return <pickers.PlacePicker model={model} field={field} anchor={anchor} />;
          }}
        </PickerPart>
      )}
    </div>
  );
}
