import { Around } from './Around.tsx';
import type { TextFieldProps } from './fields.tsx';
import { MaskedInput } from './MaskedInput.tsx';

export interface DocumentFieldProps extends Omit<TextFieldProps, 'keep'> {
  /** Cleans a typed number, groups it, and hides it. */
  keep(typed: string): string;
  show(value: string): string;
  mask: ((value: string) => string) | undefined;
  /** The masked number while only the server has it. */
  kept?: string | undefined;
  onReveal?: (() => void) | undefined;
}

/** A number that stays hidden until it is asked for. */
export function DocumentField({ label, error, required = false, hint, wide = false, ...rest }: DocumentFieldProps) {
  return (
    <Around label={label} error={error} required={required} hint={hint} wide={wide}>
      {(aria) => (
        <MaskedInput autoComplete="off" autoCapitalize="characters" spellCheck={false} eye {...aria} {...rest} />
      )}
    </Around>
  );
}
