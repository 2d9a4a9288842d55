import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { dayMarkOf } from '#domain/calendar/holidays.ts';
import { lastPresaleDay } from '#domain/rail/sale-times.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { focusQuietly, hasFocusWithin } from '#ui/base/root-node.ts';
import { Calendar } from '#ui/calendar/Calendar.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import type { TrainSearchModel } from '../model.ts';
import { pickerTexts } from './picker-texts.ts';

const factsOf = (day: string) => {
  const mark = dayMarkOf(day);
  return mark ? { mark: mark.mark, ...(mark.feast && { holiday: mark.name }) } : {};
};

/** The days of the presale. */
export function DayPicker({ model, anchor }: { model: TrainSearchModel; anchor: RefObject<HTMLElement | null> }) {
  const texts = useTexts('train-booking', pickerTexts);
  const { date } = useValue(model.draft);
  const [box, setBox] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (box && !hasFocusWithin(box)) focusQuietly(box.querySelector<HTMLElement>('[data-day][tabindex="0"]'));
  }, [box]);
  const today = model.services.clock.today();
  const last = lastPresaleDay(model.now());
  return (
    <Panel open anchor={anchor} onClose={() => model.open(null)} title={texts.dateTitle} className="tb-days">
      <div ref={setBox}>
        <Calendar
          from={date}
          min={today}
          max={last}
          today={today}
          months={last.slice(0, 7) === today.slice(0, 7) ? 1 : 2}
          day={factsOf}
          note={texts.presale(last.slice(5))}
          onPick={(day) => {
            model.edit({ date: day });
            model.open(null);
          }}
        />
      </div>
    </Panel>
  );
}
