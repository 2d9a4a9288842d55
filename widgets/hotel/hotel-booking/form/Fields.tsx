import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { daysBetween, weekdayOf } from '#domain/china-time.ts';
import { partyText } from '#domain/hotel/stay-choice.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { cx } from '#ui/base/passed-props.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { Field, HotelSearchModel } from '../model.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** Destination, dates, people and words: large fields in the form, one line above the list. */
export function Fields({ model }: { model: HotelSearchModel }) {
  const { texts } = model;
  const [draft, cityName, picker] = useValues(model.draft, model.cityName, model.picker);
  const box = useRef<HTMLDivElement>(null);
  useReturnFocus(picker, box);
  return (
    <div ref={box} className="hb-cells">
      <FieldCell
        model={model}
        field="city"
        label={texts.city}
        value={[cityName, draft.placeName].filter(Boolean).join(' · ')}
        placeholder={texts.chooseCity}
      />
      <StayCells model={model} />
      <FieldCell model={model} field="words" label={texts.words} value={draft.words} placeholder={texts.wordsHint} />
    </div>
  );
}

/** Dates and people: the fields that the page of a hotel shows too. */
export function StayCells({ model }: { model: HotelSearchModel }) {
  const { texts } = model;
  const { stay } = useValue(model.draft);
  // A stay begins within half a year: its days need no year.
  const day = (date: string) => (
    <>
      {date.slice(5)} <span>{weekdayOf(date)}</span>
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
          </>
        }
        sub={texts.nights(daysBetween(stay.checkIn, stay.checkOut))}
      />
      <FieldCell model={model} field="people" label={texts.people} value={partyText(stay)} />
    </>
  );
}

interface FieldCellProps {
  model: HotelSearchModel;
  field: Field;
  label: string;
  value: ReactNode;
  placeholder?: string;
  sub?: string;
}

/** A field whose value is chosen in a panel below it. */
function FieldCell({ model, field, label, value, placeholder, sub }: FieldCellProps) {
  const isOpen = useValue(model.picker) === field;
  const error = useValue(model.errors)[field];
  const anchor = useRef<HTMLDivElement>(null);
  // A root has one form.
  const id = `hb-${field}`;
  return (
    <div ref={anchor} className={`hb-cell hb-cell--${field}`}>
      <button
        type="button"
        data-field={field}
        className={cx('hb-f', isOpen && 'is-open', error && 'is-error')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={error ? id : undefined}
        onClick={() => model.press(field)}
      >
        <small>{label}</small>
        <span className="hb-f__v">
          {value ? <b>{value}</b> : <b className="t-ph">{placeholder}</b>}
          {sub && <em>{sub}</em>}
        </span>
        {error && (
          <span id={id} className="hb-f__e">
            <Icon of={iconBad} size={14} />
            {error}
          </span>
        )}
      </button>
      {isOpen && <Picker model={model} field={field} anchor={anchor} />}
    </div>
  );
}

/** Its code is loaded with the first press, and until then a block is shown below the field. */
function Picker({
  model,
  field,
  anchor,
}: {
  model: HotelSearchModel;
  field: Field;
  anchor: RefObject<HTMLElement | null>;
}) {
  const { texts } = model;
  const [pickers, failed] = useValues(model.pickers.value, model.pickers.failed);
  useEffect(model.pickers.want, [model]);
  if (!pickers)
    return (
      <div className="hb-load" role={failed ? 'alert' : undefined} aria-busy={!failed}>
        {failed ? texts.partFailed : <Skeleton height={120} />}
        {failed && (
          <Button size="sm" onClick={() => model.pickers.want()}>
            {texts.retry}
          </Button>
        )}
      </div>
    );
  if (field === 'dates') return <pickers.DatesPicker model={model} anchor={anchor} />;
  if (field === 'people') return <pickers.PeoplePicker model={model} anchor={anchor} />;
  return <pickers.PlacePicker model={model} field={field} anchor={anchor} />;
}
