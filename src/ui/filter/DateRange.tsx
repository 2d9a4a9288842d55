import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from '../controls/Button.tsx';
import type { CalendarProps } from '../calendar/Calendar.tsx';
import { addDays, addMonths, monthOf } from '../calendar/day-sums.ts';
import { Icon } from '../icons/Icon.tsx';
import { iconCalendar } from '../icons/icons.ts';
import { iconLeft, iconRight } from '../icons/icons-basic.ts';
import { Panel } from '../overlay/Panel.tsx';
import { Later } from '../base/Later.tsx';
import { cx } from '../base/passed-props.ts';
import type { RangeValue } from './fields.ts';
import { choices } from './choices.ts';
import { useListWords } from '../list/words/list-words.ts';
import { daysOfMonth, wholeMonth } from './months.ts';

export interface DateRangeProps {
  label: string;
  value: RangeValue;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Whole months are offered at a press, and no days to come. */
  isPast?: boolean | undefined;
  /** Whole months can be turned over, and whole years chosen. */
  months?: boolean | undefined;
  /** In a drawer: below its label, with the presets always in view. */
  isTall?: boolean | undefined;
  /** The calendar, in a chunk of its own (`screens/RangeDays.tsx`). */
  Days: ComponentType<CalendarProps>;
  onChange: (value: RangeValue) => void;
}

/** The days are there when the panel opens; where they are lost, the open panel asks for them again. */
const warm = () => {
  choices.ask().catch(() => {});
  import('../calendar/range-days.ts').catch(() => {});
};

/** Two ends of a range as a field that opens two months; a range ends with its second day. */
export function DateRange({
  label,
  value,
  today,
  min = addDays(today, -730),
  isPast,
  months,
  max = addDays(today, isPast ? 0 : 365),
  isTall,
  Days,
  onChange,
}: DateRangeProps) {
  const listWords = useListWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (next: RangeValue) => {
    close();
    onChange(next);
  };
  const isEmpty = !value.from && !value.to;
  const month = months ? wholeMonth(value, today) : undefined;
  const shown = isEmpty
    ? listWords.anyDay
    : month
      ? listWords.month(month)
      : `${value.from || '…'} ~ ${value.to || '…'}`;
  const range = { value, today, isPast, months };
  const turn = (by: -1 | 1) => {
    const base = monthOf(value.to && value.to < today ? value.to : today);
    const next = addMonths(base, by);
    return (
      months && (
        <Button
          className="t-btn--icon"
          aria-label={by < 0 ? listWords.monthBefore : listWords.monthAfter}
          icon={<Icon of={by < 0 ? iconLeft : iconRight} size={16} />}
          disabled={by < 0 ? `${next}-28` < min : next > monthOf(max)}
          onClick={() => choose(daysOfMonth(next, today))}
        />
      )
    );
  };
  return (
    <div className={isTall ? 't-col' : undefined}>
      {isTall && (
        <>
          <span className="t-s13 t-2">{label}</span>
          <div className="t-range__quick">
            <Later of={choices}>{({ RangePresets }) => <RangePresets {...range} onChange={choose} />}</Later>
          </div>
        </>
      )}
      <div className="t-range__turn">
        {turn(-1)}
        <button
          ref={anchor}
          type="button"
          className={cx('t-input t-range', isOpen && 'is-open')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={`${label} ${shown}`}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          <Icon of={iconCalendar} size={16} />
          <span className={isEmpty ? 't-ph' : undefined}>{shown}</span>
        </button>
        {turn(1)}
      </div>
      <Panel open={isOpen} anchor={anchor} onClose={close} title={label}>
        <Later of={choices} wait={<div className="t-range__wait" aria-busy="true" />}>
          {({ RangeChoice }) => (
            <RangeChoice {...range} min={min} max={max} hasPresets={!isTall} Days={Days} onChange={choose} />
          )}
        </Later>
      </Panel>
    </div>
  );
}
