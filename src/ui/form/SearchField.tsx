import { useRef, useState } from 'react';
import { Combobox } from '../select/Combobox.tsx';
import { Field } from './Field.tsx';
import type { FieldProps } from './Around.tsx';

interface SearchOption {
  value: string;
  label: string;
  hint?: string;
  /** Small letters by which it is found beside its label: their beginning, or any three of them. */
  find?: readonly string[];
}

const fits = ({ label, find = [] }: SearchOption, words: string): boolean =>
  label.toLowerCase().includes(words) ||
  find.some((word) => word.startsWith(words) || (words.length > 2 && word.includes(words)));

/** One of many options, found by typing. A text that was not chosen is dropped when the field is left. */
export function SearchField({
  label,
  error,
  required = false,
  hint,
  wide = false,
  name,
  value,
  options,
  onInput,
  onBlur,
}: FieldProps<string> & { options: readonly SearchOption[] }) {
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chosen = options.find((option) => option.value === value);
  const words = (query ?? '').trim().toLowerCase();
  const found = options
    .filter((option) => fits(option, words))
    .map(({ value: id, label: text, hint: note }) => ({ id, text, label: text, ...(note && { hint: note }) }));
  return (
    <Field className={wide ? 'is-wide' : undefined} label={label} required={required} hint={hint} error={error}>
      {(aria) => (
        <Combobox
          {...aria}
          name={name}
          query={query ?? chosen?.label ?? ''}
          onQuery={setQuery}
          options={found}
          activeFirst={words !== ''}
          onPick={({ id }) => {
            setQuery(null);
            onInput(id);
          }}
          open={open}
          onOpenChange={setOpen}
          listWidth="min-anchor"
          ref={input}
          onFocus={() => input.current?.select()}
          onClick={() => setOpen(true)}
          onBlur={() => {
            setQuery(null);
            onBlur();
          }}
        />
      )}
    </Field>
  );
}
