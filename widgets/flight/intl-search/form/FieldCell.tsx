import { useRef } from 'react';
import { useValue } from '#kit/readable.ts';
import { PickerPart, SearchField } from '#parts/search/SearchField.tsx';
import { useReturnFocus } from '#parts/search/use-return-focus.ts';
import type { End, Field, IntlSearchModel } from '../model.ts';

interface FieldCellProps {
  model: IntlSearchModel;
  field: Field;
  label: string;
  value: string;
  /** Small beside the value. */
  note: string;
}

/** A field whose value is chosen in a panel below it. */
export function FieldCell({ model, field, label, value, note }: FieldCellProps) {
  const isOpen = useValue(model.picker) === field;
  const error = useValue(model.errors)[field];
  const anchor = useRef<HTMLDivElement>(null);
  useReturnFocus(isOpen ? field : null, anchor);
  const at = Number(field.slice(-1));
  const end = /^(from|to)/.exec(field)?.[0] as End | undefined;
  return (
    <div ref={anchor} className="sf-cell">
      <SearchField
        prefix="sf"
        field={field}
        label={label}
        value={
          value && (
            <>
              {value} <span>{note}</span>
            </>
          )
        }
        placeholder={model.texts.choose}
        sub={null}
        error={error}
        open={isOpen}
        onPress={() => model.press(field)}
      />
      {isOpen && (
        <PickerPart model={model}>
          {(pickers) =>
            field === 'people' ? (
              <pickers.PartyPicker model={model} anchor={anchor} />
            ) : end ? (
              <pickers.PlacePicker model={model} end={end} at={at} anchor={anchor} />
            ) : (
              <pickers.DayPicker model={model} at={at} anchor={anchor} />
            )
          }
        </PickerPart>
      )}
    </div>
  );
}
