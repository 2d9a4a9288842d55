import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { PickerPart, SearchField } from '#parts/search/SearchField.tsx';
import { useReturnFocus } from '#parts/search/use-return-focus.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconSwap } from '#ui/icons/icons-basic.ts';
import type { Field, TrainSearchModel } from '../model.ts';

/** From, to and day: large fields in the form, one line above the trains. */
export function Fields({ model }: { model: TrainSearchModel }) {
  const { texts } = model;
  const [{ date }, names, picker] = useValues(model.form, model.names, model.picker);
  const { showDate, weekdayOf } = useSay();
  const [turns, setTurns] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useReturnFocus(picker, box);
  return (
    <div ref={box} className="sf-cells">
      <FieldCell model={model} field="from" label={texts.from} value={names.from} />
      <FieldCell model={model} field="to" label={texts.to} value={names.to}>
        <button
          type="button"
          className="sf-swap"
          aria-label={texts.swap}
          onClick={() => {
            setTurns(turns + 1);
            model.swap();
          }}
        >
          <Icon of={iconSwap} style={{ transform: `rotate(${turns * 180}deg)` }} />
        </button>
      </FieldCell>
      <FieldCell
        model={model}
        field="date"
        label={texts.date}
        value={
          <>
            {showDate(date)} <span>{weekdayOf(date)}</span>
          </>
        }
      />
    </div>
  );
}

interface FieldCellProps {
  model: TrainSearchModel;
  field: Field;
  label: string;
  value: ReactNode;
  /** On its left edge. */
  children?: ReactNode;
}

/** A field whose value is chosen in a panel below it. */
function FieldCell({ model, field, children, ...shown }: FieldCellProps) {
  const isOpen = useValue(model.picker) === field;
  const [errors, draft] = useValues(model.errors, model.form);
  const error = errors[field];
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <div ref={anchor} className={`sf-cell sf-cell--${field}`}>
      {children}
      <SearchField
        {...shown}
        prefix="sf"
        field={field}
        placeholder={model.texts.choose}
        sub={null}
        error={error}
        open={isOpen}
        onPress={() => model.press(field)}
      />
      {isOpen && (
        <PickerPart model={model}>
          {(pickers) =>
            field === 'date' ? (
              <pickers.DayPicker model={model} anchor={anchor} />
            ) : (
              <pickers.StationPicker
                title={model.texts[field]}
                stations={model.stations}
                past={model.past}
                chosen={draft[field]}
                anchor={anchor}
                onPick={(place, name) => model.choosePlace(field, place, name)}
                onClose={() => model.open(null)}
              />
            )
          }
        </PickerPart>
      )}
    </div>
  );
}
