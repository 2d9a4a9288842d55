import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Chip } from '../../controls/Chip.tsx';
import { addDays, addMonths, monthOf } from '../../calendar/day-sums.ts';
import type { DateRangeProps } from '../DateRange.tsx';
import { useListWords } from '../../list/words/list-words.ts';
import { daysOfMonth } from '../months.ts';

type RangeChoiceProps = Omit<DateRangeProps, 'label' | 'isTall' | 'min' | 'max'> & {
  min: string;
  max: string;
  hasPresets: boolean;
};

/** Two months of days, which a second press ends, and ranges of one press. */
export function RangeChoice({ value, today, min, max, isPast, months, hasPresets, Days, onChange }: RangeChoiceProps) {
  const listWords = useListWords();
  const [begun, setBegun] = useState('');
  const pick = (day: string) => {
    if (!begun) return setBegun(day);
    onChange(day < begun ? { from: day, to: begun } : { from: begun, to: day });
  };
  return (
    <>
      <div className="t-range__quick">
        {hasPresets && <RangePresets value={value} today={today} isPast={isPast} months={months} onChange={onChange} />}
        {(value.from || value.to) && (
          <Button className="t-end" size="sm" kind="text" onClick={() => onChange({ from: '', to: '' })}>
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
    </>
  );
}

export function RangePresets({
  value,
  today,
  isPast,
  months,
  onChange,
}: Pick<DateRangeProps, 'value' | 'today' | 'isPast' | 'months' | 'onChange'>) {
  const listWords = useListWords();
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
