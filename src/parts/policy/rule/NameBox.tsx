import { useRef } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { TypedBox, useWanted, Wrong } from './typed.tsx';

interface NameBoxProps {
  label: string;
  hint: string;
  /** Said where the name is missing; false: it is not asked for yet. */
  missing: string | false;
  /** Place of the box, which may want the focus. */
  place: string;
  value: string;
  onInput(name: string): void;
}

/** The name of a draft. */
export function NameBox({ label, hint, missing, place, value, onInput }: NameBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useWanted(place, box);
  return (
    <Field label={label} required error={missing && !value.trim() ? missing : undefined}>
      {(aria) => (
        <Input
          {...aria}
          ref={box}
          placeholder={hint}
          maxLength={40}
          style={{ width: 260 }}
          value={value}
          onInput={onInput}
        />
      )}
    </Field>
  );
}

interface SmallNameProps extends Omit<NameBoxProps, 'hint' | 'missing'> {
  missing: string;
  width: number;
  onEnter?(): void;
}

/** The name of a part of a draft, among its other boxes. */
export function SmallName({ label, missing, place, width, ...input }: SmallNameProps) {
  const box = useRef<HTMLInputElement>(null);
  const isMissing = !input.value.trim();
  useWanted(place, box);
  return (
    <TypedBox>
      <Input {...input} ref={box} size="sm" aria-label={label} maxLength={20} style={{ width }} invalid={isMissing} />
      {isMissing && <Wrong>{missing}</Wrong>}
    </TypedBox>
  );
}
