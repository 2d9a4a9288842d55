import type { RefObject } from 'react';
import { lastPresaleDay } from '#domain/rail/sale-times.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { DayPicker as Picker } from '#parts/search/DayPicker.tsx';
import type { TrainSearchModel } from '../model.ts';
import { pickerTexts } from './picker-texts.ts';

/** The days of the presale. */
export function DayPicker({ model, anchor }: { model: TrainSearchModel; anchor: RefObject<HTMLElement | null> }) {
  const texts = useTexts('train-booking', pickerTexts);
  const [{ date }, times] = useValues(model.form, model.times);
  const { showDate } = useSay();
  const today = model.services.clock.today();
  const last = lastPresaleDay(model.now(), times);
  return (
    <Picker
      anchor={anchor}
      title={texts.dateTitle}
      note={texts.presale(showDate(last), times.onSaleFrom)}
      className="tb-days"
      date={date}
      min={today}
      max={last}
      today={today}
      onPick={(day) => {
        model.edit({ date: day });
        model.open(null);
      }}
      onClose={() => model.open(null)}
    />
  );
}
