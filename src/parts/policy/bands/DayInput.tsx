import { useState } from 'react';
import { tidyDay, typedDay } from '#base/typed-day.ts';
import { isDay } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { Input } from '#ui/form/Input.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCalendar } from '#ui/icons/icons.ts';

/** A day typed in figures; it counts as soon as it is one, and not before `min`. */
export function DayInput({
  label,
  value,
  min = '',
  onChange,
}: {
  label: string;
  value: Day;
  min?: Day;
  onChange(day: Day): void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => (isDay(tidyDay(text)) && tidyDay(text) >= min ? tidyDay(text) : undefined);
  const text = typed ?? value;
  return (
    <Input
      size="sm"
      aria-label={label}
      style={{ width: 140 }}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      after={<Icon of={iconCalendar} size={16} />}
      value={text}
      invalid={read(text) === undefined}
      onInput={(next) => {
        setTyped(typedDay(next));
        const day = next.length === 10 ? read(next) : undefined;
        if (day && day !== value) onChange(day);
      }}
      onBlur={() => {
        const day = typed === null ? undefined : read(typed);
        if (day && day !== value) onChange(day);
        setTyped(null);
      }}
    />
  );
}
