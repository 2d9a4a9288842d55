import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from '../controls/Button.tsx';
import type { CalendarProps } from '../calendar/Calendar.tsx';
import { Chip } from '../controls/Chip.tsx';
import { addDays, addMonths, daysIn, monthOf } from '../calendar/days.ts';
import { Icon } from '../icons/Icon.tsx';
import { iconCalendar } from '../icons/icons.ts';
import { iconLeft, iconRight } from '../icons/icons-basic.ts';
import { Panel } from '../overlay/Panel.tsx';
import { cx } from '../base/passed-props.ts';
import type { RangeValue } from './fields.ts';
import { listWords } from './list-words.ts';

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
const warm = () => void import('../calendar/range-days.ts').catch(() => {});

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
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [begun, setBegun] = useState('');
  const close = () => {
    setOpen(false);
    setBegun('');
  };
  const choose = (next: RangeValue) => {
    close();
    onChange(next);
  };
  const pick = (day: string) => {
    if (!begun) return setBegun(day);
    choose(day < begun ? { from: day, to: begun } : { from: begun, to: day });
  };
  const isEmpty = !value.from && !value.to;
  const month = months ? wholeMonth(value, today) : undefined;
  const shown = isEmpty
    ? listWords.anyDay
    : month
      ? listWords.month(month)
      : `${value.from || '…'} ~ ${value.to || '…'}`;
  const presets = <Presets value={value} today={today} isPast={isPast} months={months} onChange={choose} />;
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
          <div className="t-range__quick">{presets}</div>
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
        <div className="t-range__quick">
          {!isTall && presets}
          {!isEmpty && (
            <Button className="t-end" size="sm" kind="text" onClick={() => choose({ from: '', to: '' })}>
              {listWords.clearText}
            </Button>
          )}
        </div>
        <Days
          className="t-range__days"
          mode="range"
          from={begun || value.from || undefined}
          to={begun ? undefined : value.to || undefined}
          min={min}
          max={max}
          today={today}
          onPick={pick}
        />
      </Panel>
    </div>
  );
}

/** A month to its end, or to today. */
function daysOfMonth(month: string, today: string): RangeValue {
  const end = `${month}-${daysIn(`${month}-01`)}`;
  return { from: `${month}-01`, to: end > today ? today : end };
}

function wholeMonth({ from, to }: RangeValue, today: string): string | undefined {
  if (!from) return undefined;
  const whole = daysOfMonth(monthOf(from), today);
  return from === whole.from && to === whole.to ? monthOf(from) : undefined;
}

function Presets({
  value,
  today,
  isPast,
  months,
  onChange,
}: Pick<DateRangeProps, 'value' | 'today' | 'isPast' | 'months' | 'onChange'>) {
  const month = monthOf(today);
  const year = Number(today.slice(0, 4));
  const before = addMonths(month, -1);
  const presets = [
    ...(isPast
      ? [
          { name: listWords.thisMonth, ...daysOfMonth(month, today) },
          { name: listWords.lastMonth, ...daysOfMonth(before, today) },
        ]
      : []),
    { name: listWords.last(30), from: addDays(today, -29), to: today },
    { name: listWords.last(90), from: addDays(today, -89), to: today },
    ...(months
      ? [
          { name: listWords.thisYear, from: `${year}-01-01`, to: today },
          { name: listWords.lastYear, from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
        ]
      : []),
    ...(isPast ? [] : [{ name: listWords.next(30), from: today, to: addDays(today, 30) }]),
  ];
  return presets.map(({ name, from, to }) => (
    <Chip key={name} size="sm" on={value.from === from && value.to === to} onClick={() => onChange({ from, to })}>
      {name}
    </Chip>
  ));
}
