import { useState } from 'react';
import type { RefObject } from 'react';
import { addDays, daysBetween } from '#domain/china-time.ts';
import { movedTo } from '#domain/hotel/stay-choice.ts';
import { firstNight, maxDaysAhead, maxNights } from '#domain/hotel/stay.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { feastFacts } from '#parts/search/days/feast-facts.ts';
import { useFocusedDay } from '#parts/search/days/use-focused-day.ts';
import { Calendar } from '#ui/calendar/Calendar.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import type { HotelSearchModel } from '../model.ts';
import { pickerTexts } from './picker-texts.ts';

/** The first night, then the day of departure. */
export function DatesPicker({ model, anchor }: { model: HotelSearchModel; anchor: RefObject<HTMLElement | null> }) {
  const texts = useTexts('hotel-booking', pickerTexts);
  const { showDay } = useSay();
  const { stay } = useValue(model.draft);
  /** The first night, while the departure is still to be chosen. */
  const [half, setHalf] = useState<string | null>(null);
  const [tooLong, setTooLong] = useState(false);
  const isNarrow = useIsNarrow(anchor);
  const [box, setBox] = useState<HTMLElement | null>(null);
  useFocusedDay(box);
  const nowMs = model.now();
  const today = model.services.clock.today();
  const first = firstNight(nowMs);
  const last = addDays(first, maxDaysAhead + maxNights);
  const close = () => {
    if (half) model.editStay(movedTo(stay, half));
    model.open(null);
  };
  const pick = (day: string) => {
    setTooLong(false);
    if (!half || day <= half) return setHalf(day);
    if (daysBetween(half, day) > maxNights) return setTooLong(true);
    model.editStay({ checkIn: half, checkOut: day });
    setHalf(null);
    if (!isNarrow) model.open(null);
    return undefined;
  };
  return (
    <Panel
      open
      anchor={anchor}
      onClose={close}
      title={texts.datesTitle}
      className="hb-dates"
      footer={
        <>
          <div className="t-grow">
            <b>{half ? showDay(half, today) : `${showDay(stay.checkIn, today)} — ${showDay(stay.checkOut, today)}`}</b>
            <div className="t-s12 t-3">
              {half ? texts.chooseOut : texts.nights(daysBetween(stay.checkIn, stay.checkOut))}
            </div>
          </div>
          <Button kind="primary" onClick={close}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div ref={setBox}>
        <Calendar
          mode="range"
          from={half ?? stay.checkIn}
          to={half ? undefined : stay.checkOut}
          min={first}
          max={last}
          today={today}
          day={feastFacts}
          fromLabel={texts.checkIn}
          toLabel={texts.checkOut}
          onPick={pick}
          legend
          note={
            <span role="status" className={tooLong ? 't-over' : undefined}>
              {tooLong ? texts.tooLong(maxNights) : half ? texts.chooseOut : first < today ? texts.late : ''}
            </span>
          }
        />
      </div>
    </Panel>
  );
}
