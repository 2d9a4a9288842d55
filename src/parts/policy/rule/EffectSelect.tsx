import { effectNames, effects } from '#domain/policy/schema.ts';
import type { Effect } from '#domain/policy/schema.ts';
import { Select } from '#ui/select/Select.tsx';

const options = effects.map((value) => ({ value, label: effectNames[value] }));

export const effectColours: Readonly<Record<Effect, string>> = {
  record: 'var(--travel-color-text-disabled)',
  hint: 'var(--travel-color-brand)',
  reason: 'var(--travel-color-warning-solid)',
  approve: 'var(--travel-color-action)',
  forbid: 'var(--travel-color-danger-solid)',
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
  return (
    <Select
      size="sm"
      aria-label={label}
      style={{ width: 116, borderLeft: `3px solid ${effectColours[value]}` }}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}

/** The dot and the name of an effect, for legends and lists. */
export const EffectMark = ({ effect }: { effect: Effect }) => (
  <span className="t-row t-s12 t-2 t-nowrap" style={{ gap: 4 }}>
    <i
      style={{ width: 8, height: 8, borderRadius: '50%', background: effectColours[effect], flex: 'none' }}
      aria-hidden="true"
    />
    {effectNames[effect]}
  </span>
);
