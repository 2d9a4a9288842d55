import { useRef, useState } from 'react';
import type { Day } from '#domain/china-time.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCalendar } from '#ui/icons/icons.ts';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { IntlResults } from './create-intl-results.ts';
import { listTexts } from './words/texts.ts';

export interface DayCalendarProps {
  model: IntlResults;
  date: Day;
  min: Day;
  max: Day;
}

/** The calendar of a slice with the lowest price of the whole trip on each day, behind a button. */
export function DayCalendar(props: DayCalendarProps) {
  const texts = useTexts('intl-results', listTexts);
  const [isOpen, setOpen] = useState(false);
  const { calendar } = props.model;
  const [part, isLost] = useValues(calendar.value, calendar.failed);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const pick = (day: Day) => {
    close();
    anchor.current?.focus();
    if (day !== props.date) props.model.chooseDay(day);
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="t-card il-cal t-s12"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          calendar.want();
          setOpen(!isOpen);
        }}
      >
        <Icon of={iconCalendar} />
        {texts.calendar}
      </button>
      <Panel open={isOpen} anchor={anchor} onClose={close} title={texts.calendar} placement="bottom-end">
        {part ? (
          <part.Days {...props} onPick={pick} />
        ) : isLost ? (
          <p role="alert">{texts.calendarLost}</p>
        ) : (
          <Skeleton height={280} />
        )}
      </Panel>
    </>
  );
}
