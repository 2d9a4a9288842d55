import { useRef, useState } from 'react';
import type { Hours } from '#domain/policy/schema.ts';
import { twoDigits } from '#domain/spans.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Input } from '#ui/form/Input.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ruleTexts as ownTexts } from './texts.ts';
import { TypedBox, usePlaceOf, useTyped, useWanted, Wrong } from './typed.tsx';

export interface AnyCondition {
  field: string;
  op: string;
  value: unknown;
}
/** The way in which the value of a condition is chosen or typed. */
export type ConditionField =
  | { type: 'choice'; label: string }
  | { type: 'number'; label: string; unit: string; least: number; most: number; per: number }
  | { type: 'time'; label: string };

interface ConditionControlProps<C extends AnyCondition> {
  field: ConditionField;
  condition: C;
  /** Of a field of choices. */
  choices: readonly { code: string; name: string }[];
  onChange(condition: C): void;
  onEnter?(): void;
}

/** Longer lists have a search, and show its first findings. */
const fewChoices = 12;
const mostShown = 40;

/** Relation and value of one condition. */
export function ConditionControl<C extends AnyCondition>(props: ConditionControlProps<C>) {
  const texts = useTexts('policy-rule', ownTexts);
  const { say } = useSay();
  const { field, condition, choices, onChange, onEnter } = props;
  const label = say(field.label);
  const number = field.type === 'number' && (condition.op === 'atLeast' || condition.op === 'below');
  return (
    <div className="t-col" role="group" aria-label={label}>
      <Segment
        label={`${label}${texts.op}`}
        value={condition.op}
        items={
          number
            ? [
                { value: 'atLeast', label: texts.atLeast },
                { value: 'below', label: texts.below },
              ]
            : [
                { value: 'in', label: texts.is },
                { value: 'notIn', label: texts.isNot },
              ]
        }
        onChange={(op) => onChange({ ...condition, op })}
      />
      {number && (
        <NumberInput
          label={label}
          value={condition.value as number}
          least={field.least}
          most={field.most}
          per={field.per}
          after={say(field.unit)}
          {...(onEnter && { onEnter })}
          onChange={(value) => onChange({ ...condition, value })}
        />
      )}
      {field.type === 'time' && (
        <HoursControl
          hours={condition.value as readonly Hours[]}
          onChange={(value) => onChange({ ...condition, value })}
        />
      )}
      {field.type === 'choice' && (
        <Choices
          label={label}
          choices={choices}
          chosen={condition.value as readonly string[]}
          onChange={(value) => onChange({ ...condition, value })}
        />
      )}
    </div>
  );
}

function Choices({
  label,
  choices,
  chosen,
  onChange,
}: {
  label: string;
  choices: readonly { code: string; name: string }[];
  chosen: readonly string[];
  onChange(codes: readonly string[]): void;
}) {
  const texts = useTexts('policy-rule', ownTexts);
  const { say } = useSay();
  const [query, setQuery] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useWanted(usePlaceOf(label), box, (group) => group.querySelector('input'));
  const wanted = query.trim().toLowerCase();
  const isLong = choices.length > fewChoices;
  const found = choices.filter(
    ({ name, code }) => say(name).toLowerCase().includes(wanted) || code.toLowerCase() === wanted,
  );
  // Chosen ones stay in sight, in front.
  const shown = isLong
    ? [
        ...choices.filter(({ code }) => chosen.includes(code)),
        ...found.filter(({ code }) => !chosen.includes(code)).slice(0, mostShown),
      ]
    : choices;
  const toggle = (code: string, on: boolean) =>
    onChange(choices.map((one) => one.code).filter((one) => (one === code ? on : chosen.includes(one))));
  if (!choices.length) return <span className="t-s13 t-3">{texts.none}</span>;
  return (
    <>
      {isLong && (
        <Input
          size="sm"
          type="search"
          aria-label={texts.find(label)}
          placeholder={texts.find(label)}
          value={query}
          onInput={setQuery}
        />
      )}
      <div ref={box} className="t-row t-row--wrap" style={{ maxHeight: 220, overflow: 'auto', gap: '4px 16px' }}>
        {shown.map(({ code, name }) => (
          <Checkbox key={code} checked={chosen.includes(code)} onChange={(on) => toggle(code, on)}>
            {say(name)}
          </Checkbox>
        ))}
        {!shown.length && <span className="t-s13 t-3">{texts.noMatch}</span>}
      </div>
      {!chosen.length && <Wrong>{texts.noChoice}</Wrong>}
    </>
  );
}

const clockOf = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
/** `2230`, `22:30` or `22`. */
function minuteOf(text: string): number | undefined {
  const found = /^(\d{1,2}):?(\d{2})?$/.exec(text.normalize('NFKC').trim());
  if (!found) return undefined;
  const minute = Number(found[1]) * 60 + Number(found[2] ?? 0);
  return minute <= 1440 && Number(found[2] ?? 0) < 60 ? minute : undefined;
}

function HoursControl({ hours, onChange }: { hours: readonly Hours[]; onChange(hours: readonly Hours[]): void }) {
  const texts = useTexts('policy-rule', ownTexts);
  const change = (at: number, part: Partial<Hours>) =>
    onChange(hours.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <>
      {hours.map(({ from, to }, at) => (
        <div key={at} className="t-row">
          <ClockInput label={texts.hoursFrom(at + 1)} value={from} onChange={(next) => change(at, { from: next })} />
          {texts.to}
          <ClockInput label={texts.hoursTo(at + 1)} value={to} onChange={(next) => change(at, { to: next })} />
          {to <= from && <span className="t-s12 t-3">{texts.nextDay}</span>}
          {hours.length > 1 && (
            <Button
              kind="text"
              size="sm"
              aria-label={texts.removeHours(at + 1)}
              onClick={() => onChange(hours.filter((_, place) => place !== at))}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      <Button kind="text" size="sm" onClick={() => onChange([...hours, { from: 1080, to: 1320 }])}>
        {texts.addHours}
      </Button>
    </>
  );
}

function ClockInput({ label, value, onChange }: { label: string; value: number; onChange(minute: number): void }) {
  const texts = useTexts('policy-rule', ownTexts);
  const { input, note } = useTyped({
    label,
    value,
    textOf: clockOf,
    read: minuteOf,
    message: texts.wrongClock,
    onChange,
  });
  return (
    <TypedBox>
      <Input {...input} size="sm" style={{ width: 80 }} inputMode="numeric" maxLength={5} />
      {note}
    </TypedBox>
  );
}
