import type { RefObject } from 'react';
import { addDays } from '#domain/china-time.ts';
import { intlDaysAhead } from '#domain/intl/days-ahead.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { DayPicker as Picker } from '#parts/search/DayPicker.tsx';
import type { IntlSearchModel } from '../model.ts';
import { pickerTexts } from './picker-texts.ts';

interface DayPickerProps {
  model: IntlSearchModel;
  at: number;
  anchor: RefObject<HTMLElement | null>;
}

/** The day of a leg, by the clock at its start; not before the leg before it. */
export function DayPicker({ model, at, anchor }: DayPickerProps) {
  const texts = useTexts('intl-pickers', pickerTexts);
  const { legs, flightType } = useValue(model.form);
  const today = model.services.clock.today();
  const before = legs[at - 1]?.date ?? '';
  const [from, to] = legs.map(({ date }) => date);
  const { out: fromLabel, back: toLabel } = model.texts;
  return (
    <Picker
      anchor={anchor}
      title={texts.dayTitle}
      note={texts.dayNote}
      date={legs[at]?.date || before || today}
      range={flightType === 2 && from && to ? { from, to, fromLabel, toLabel } : undefined}
      min={before > today ? before : today}
      max={addDays(today, intlDaysAhead)}
      today={today}
      onPick={(day) => model.chooseDay(at, day)}
      onClose={() => model.open(null)}
    />
  );
}
