import { effectNames, effects } from '#domain/policy/schema.ts';
import type { Effect } from '#domain/policy/schema.ts';
import { useSay } from '#kit/say.ts';
import { Dot } from '#ui/display/Tag.tsx';
import type { DotKind } from '#ui/display/Tag.tsx';
import { Select } from '#ui/select/Select.tsx';

const kinds: Readonly<Partial<Record<Effect, DotKind>>> = {
  hint: 'brand',
  reason: 'warn',
  approve: 'act',
  forbid: 'bad',
};
const kindOf = (effect: Effect): { kind?: DotKind } => {
  const kind = kinds[effect];
  return kind ? { kind } : {};
};

/** The effect of a rule with its colour. */
export function EffectSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Effect;
  onChange(effect: Effect): void;
}) {
  const { say } = useSay();
  const options = effects.map((one) => ({ value: one, label: say(effectNames[one]) }));
  return (
    <span className="t-row">
      <Dot {...kindOf(value)}>{null}</Dot>
      <Select size="sm" aria-label={label} style={{ width: 112 }} value={value} options={options} onChange={onChange} />
    </span>
  );
}

/** The dot and the name of an effect, for legends and lists. */
export const EffectMark = ({ effect }: { effect: Effect }) => (
  <Dot className="t-s12" {...kindOf(effect)}>
    {useSay().say(effectNames[effect])}
  </Dot>
);
