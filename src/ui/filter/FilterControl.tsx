import type { ComponentType } from 'react';
import type { CalendarProps } from '../calendar/Calendar.tsx';
import { Select } from '../select/Select.tsx';
import { Later } from '../base/Later.tsx';
import { choices } from './choices.ts';
import { DateRange } from './DateRange.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { useListWords } from '../list/words/list-words.ts';
import { panelText, rangeOf, textOf } from './fields.ts';
import type { AnyField, FilterValues } from './fields.ts';

interface FilterControlProps {
  field: AnyField;
  values: FilterValues;
  today: string;
  Days: ComponentType<CalendarProps>;
  onChange: (change: Record<string, unknown>) => void;
  isTall?: boolean;
  /** Attributes of a select that has a label of its own. */
  aria?: object;
}

/** One filter, in the line of filters or, `isTall`, in their drawer. */
export function FilterControl({ field, values, today, Days, onChange, isTall, aria }: FilterControlProps) {
  const { pause } = useListWords();
  const change = (value: unknown) => onChange({ [field.key]: value });
  if (field.kind === 'select')
    return (
      <Select
        className="t-flt__pick"
        aria-label={field.label}
        {...aria}
        value={textOf(values[field.key])}
        options={field.options}
        onChange={change}
      />
    );
  if (field.kind === 'text') return null;
  if (field.kind !== 'days')
    return (
      <FilterPanel label={field.label} shown={panelText(field, values[field.key], pause)} isTall={isTall}>
        {(close) => (
          <Later of={choices}>
            {({ PanelChoice }) => (
              <PanelChoice field={field} value={values[field.key]} isTall={isTall} onChange={change} close={close} />
            )}
          </Later>
        )}
      </FilterPanel>
    );
  return (
    <DateRange
      isTall={isTall}
      label={field.label}
      value={rangeOf(values[field.key])}
      today={today}
      min={field.min}
      max={field.max}
      isPast={field.isPast?.(values)}
      months={field.months}
      Days={Days}
      onChange={change}
    />
  );
}
