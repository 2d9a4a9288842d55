import { tidyDay, typedDay } from '#base/typed-day.ts';
import { isDay } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Input } from '#ui/form/Input.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCalendar } from '#ui/icons/icons.ts';
import { ruleTexts } from '../rule/texts.ts';
import { TypedBox, useTyped } from '../rule/typed.tsx';

/** A day typed in figures; it counts as soon as it is one, and not before `min`. Until then its text stays, marked. */
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
  const texts = useTexts('policy-rule', ruleTexts);
  const { input, note } = useTyped<Day>({
    label,
    value,
    textOf: String,
    read: (text) => (isDay(tidyDay(text)) && tidyDay(text) >= min ? tidyDay(text) : undefined),
    isWhole: (text) => text.length === 10,
    message: texts.wrongDay(min),
    onChange,
  });
  return (
    <TypedBox>
      <Input
        {...input}
        size="sm"
        style={{ width: 140 }}
        inputMode="numeric"
        maxLength={10}
        after={<Icon of={iconCalendar} size={16} />}
        onInput={(next) => input.onInput(typedDay(next))}
      />
      {note}
    </TypedBox>
  );
}
