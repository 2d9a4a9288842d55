import { useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Calendar } from '../calendar/Calendar.tsx';
import { Chip } from '../controls/Chip.tsx';
import { addDays, addMonths, daysIn, monthOf } from '../calendar/days.ts';
import { Icon } from '../icons/Icon.tsx';
import { iconCalendar } from '../icons/icons.ts';
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
  /** In a drawer: below its label, with the presets always in view. */
  isTall?: boolean | undefined;
  onChange: (value: RangeValue) => void;
}

/** Two ends of a range as a field that opens two months; a range ends with its second day. */
export function DateRange({
  label,
  value,
  today,
  min = addDays(today, -730),
  isPast,
  max = addDays(today, isPast ? 0 : 365),
  isTall,
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
  const shown = isEmpty ? listWords.anyDay : `${value.from || '…'} ~ ${value.to || '…'}`;
  const presets = <Presets value={value} today={today} isPast={isPast} onChange={choose} />;
  return (
    <div className={isTall ? 't-col' : undefined}>
      {isTall && (
        <>
          <span className="t-s13 t-2">{label}</span>
          <div className="t-range__quick">{presets}</div>
        </>
      )}
      <button
        ref={anchor}
        type="button"
        className={cx('t-input t-range', isOpen && 'is-open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${label} ${shown}`}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Icon of={iconCalendar} size={16} />
        <span className={isEmpty ? 't-ph' : undefined}>{shown}</span>
      </button>
      <Panel open={isOpen} anchor={anchor} onClose={close} title={label}>
        <div className="t-range__quick">
          {!isTall && presets}
          {!isEmpty && (
            <Button className="t-end" size="sm" kind="text" onClick={() => choose({ from: '', to: '' })}>
              {listWords.clearText}
            </Button>
          )}
        </div>
        <Calendar
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

function Presets({ value, today, isPast, onChange }: Pick<DateRangeProps, 'value' | 'today' | 'isPast' | 'onChange'>) {
  const month = monthOf(today);
  const before = addMonths(month, -1);
  const presets = [
    ...(isPast
      ? [
          { name: listWords.thisMonth, from: `${month}-01`, to: today },
          { name: listWords.lastMonth, from: `${before}-01`, to: `${before}-${daysIn(`${before}-01`)}` },
        ]
      : []),
    { name: listWords.last(30), from: addDays(today, -29), to: today },
    { name: listWords.last(90), from: addDays(today, -89), to: today },
    ...(isPast ? [] : [{ name: listWords.next(30), from: today, to: addDays(today, 30) }]),
  ];
  return presets.map(({ name, from, to }) => (
    <Chip key={name} size="sm" on={value.from === from && value.to === to} onClick={() => onChange({ from, to })}>
      {name}
    </Chip>
  ));
}
