import type { ReactNode } from 'react';
import { useTexts } from '#kit/use-texts.ts';
import { Input } from '#ui/form/Input.tsx';
import { ruleTexts } from './texts.ts';
import { TypedBox, useTyped } from './typed.tsx';

interface NumberInputProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** Units of the value in one unit of the text: 100 for fen, typed as yuan. */
  per?: number;
  before?: ReactNode;
  after?: ReactNode;
  /** Said with the bounds, where it is not what stands after the number. */
  unit?: string;
  width?: number;
  /** Beside fields of the usual height. */
  isTall?: boolean;
  autoFocus?: boolean;
  onChange(value: number): void;
  onEnter?(): void;
}

/** A number that counts as soon as it is one within its bounds; until then its text stays, marked, with the bounds. */
export function NumberInput(props: NumberInputProps) {
  const { label, value, least, most, per = 1, before, after, width = 112, isTall, onChange, onEnter } = props;
  const texts = useTexts('policy-rule', ruleTexts);
  const unit = props.unit ?? (typeof after === 'string' ? after : '');
  const { input, note } = useTyped({
    label,
    value,
    textOf: (known: number) => String(Number((known / per).toFixed(2))),
    read(text) {
      const known = text.normalize('NFKC').replace(/[,\s]/g, '');
      if (!/^\d{1,9}(\.\d{1,2})?$/.test(known)) return undefined;
      const exact = Number(known) * per;
      const found = Math.round(exact);
      // A number finer than a unit is refused: it would be another number after the box is left.
      return Math.abs(exact - found) < 1e-6 && found >= least && found <= most ? found : undefined;
    },
    message: texts.wrongNumber(least / per, most / per, before === '¥' ? '¥' : '', unit, String(per).length - 1),
    onChange,
  });
  return (
    <TypedBox>
      <Input
        {...input}
        {...(!isTall && { size: 'sm' })}
        inputMode={per === 1 ? 'numeric' : 'decimal'}
        style={{ width }}
        maxLength={12}
        before={before}
        after={after}
        {...(onEnter && { onEnter })}
      />
      {note}
    </TypedBox>
  );
}
