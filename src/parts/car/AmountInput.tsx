import { useState } from 'react';
import { Input } from '#ui/form/Input.tsx';

interface AmountInputProps {
  label: string;
  /** In units of one hundredth where `per` is 100; null: no limit. */
  value: number | null;
  per: 1 | 100;
  unit: string;
  placeholder: string;
  onChange(value: number | null): void;
}

/** A limit that may be empty. What is typed counts once it is a number; until then the box is red and the last value holds. */
export function AmountInput({ label, value, per, unit, placeholder, onChange }: AmountInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const form = per === 1 ? /^[1-9]\d{0,2}$/ : /^(?!0+(\.0*)?$)\d{1,6}(\.\d{1,2})?$/;
  const text = typed ?? (value === null ? '' : String(value / per));
  const clean = text.normalize('NFKC').replace(/[,\s]/g, '');
  return (
    <label className="t-col t-s13" style={{ gap: 4 }}>
      <span className="t-2">{label}</span>
      <Input
        aria-label={label}
        size="sm"
        inputMode={per === 1 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={12}
        after={unit}
        value={text}
        placeholder={placeholder}
        invalid={clean !== '' && !form.test(clean)}
        onInput={(next) => {
          setTyped(next);
          const found = next.normalize('NFKC').replace(/[,\s]/g, '');
          if (found === '') onChange(null);
          else if (form.test(found)) onChange(Math.round(Number(found) * per));
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
