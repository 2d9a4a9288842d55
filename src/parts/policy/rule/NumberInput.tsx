import { useState } from 'react';
import type { ReactNode } from 'react';
import { Input } from '#ui/form/Input.tsx';

interface NumberInputProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** Units of the value in one unit of the text: 100 for fen, typed as yuan. */
  per?: number;
  before?: ReactNode;
  after?: ReactNode;
  width?: number;
  /** Beside fields of the usual height. */
  isTall?: boolean;
  autoFocus?: boolean;
  onChange(value: number): void;
  onEnter?(): void;
}

const textOf = (value: number, per: number): string => String(Number((value / per).toFixed(2)));

/** A number that counts as soon as it is one within its bounds; until then the box is red, and the last one holds. */
export function NumberInput(props: NumberInputProps) {
  const { label, value, least, most, per = 1, before, after, width = 112, isTall, onChange, onEnter } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string): number | undefined => {
    const known = text.normalize('NFKC').replace(/[,\s]/g, '');
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(known)) return undefined;
    const found = Math.round(Number(known) * per);
    return found >= least && found <= most ? found : undefined;
  };
  const text = typed ?? textOf(value, per);
  return (
    <Input
      aria-label={label}
      {...(!isTall && { size: 'sm' })}
      inputMode={per === 1 ? 'numeric' : 'decimal'}
      autoComplete="off"
      style={{ width }}
      maxLength={12}
      before={before}
      after={after}
      value={text}
      invalid={read(text) === undefined}
      onInput={(next) => {
        setTyped(next);
        const found = read(next);
        if (found !== undefined && found !== value) onChange(found);
      }}
      onBlur={() => setTyped(null)}
      {...(onEnter && { onEnter })}
    />
  );
}
