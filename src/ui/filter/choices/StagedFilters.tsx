import { useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from '../../controls/Button.tsx';
import type { CalendarProps } from '../../calendar/Calendar.tsx';
import { Field } from '../../form/Field.tsx';
import { Drawer } from '../../overlay/Drawer.tsx';
import { wholeRange } from './amounts.ts';
import { FilterControl } from '../FilterControl.tsx';
import { rangeOf, unusedValue } from '../fields.ts';
import type { AnyField, FilterValues } from '../fields.ts';
import { useListWords } from '../../list/words/list-words.ts';

interface StagedFiltersProps {
  fields: readonly AnyField[];
  values: FilterValues;
  today: string;
  Days: ComponentType<CalendarProps>;
  onApply: (change: Record<string, unknown>) => void;
  onClose: () => void;
}

const wholeValues = (fields: readonly AnyField[], values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ key, kind }) => [key, kind === 'amounts' ? wholeRange(rangeOf(values[key])) : values[key]]),
  );

/** The drawer's filters count together, when its button is pressed. */
export function StagedFilters({ fields, values, today, Days, onApply, onClose }: StagedFiltersProps) {
  const listWords = useListWords();
  const [staged, setStaged] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(fields.map(({ key }) => [key, values[key]])),
  );
  return (
    <Drawer
      open
      title={listWords.filter}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setStaged(Object.fromEntries(fields.map((field) => [field.key, unusedValue(field)])))}>
            {listWords.reset}
          </Button>
          <Button kind="primary" onClick={() => onApply(wholeValues(fields, staged))}>
            {listWords.apply}
          </Button>
        </>
      }
    >
      <div className="t-flt__all">
        {fields.map((field) => {
          const control = (aria?: object) => (
            <FilterControl
              key={field.key}
              field={field}
              values={staged}
              today={today}
              Days={Days}
              isTall
              {...(aria && { aria })}
              onChange={(change) => setStaged({ ...staged, ...change })}
            />
          );
          return field.kind === 'select' ? (
            <Field key={field.key} label={field.label}>
              {({ id }) => control({ id, 'aria-label': undefined })}
            </Field>
          ) : (
            control()
          );
        })}
      </div>
    </Drawer>
  );
}
