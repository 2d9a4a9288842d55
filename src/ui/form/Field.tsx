import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconBad } from '../icons/icons-basic.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

/** Attributes of a field for the control inside it, to be spread onto it. */
export interface FieldAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends Omit<PassedProps, 'id'> {
  label: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  /** Takes the place of the hint. */
  error?: ReactNode;
  children: (aria: FieldAria) => ReactNode;
}

/** Label above, control, then the hint or the error, both tied to the control. */
export function Field({ label, required, hint, error, className, children, ...rest }: FieldProps) {
  const id = useId();
  const note = error || hint;
  return (
    <div className={cx('t-field', className)} {...rest}>
      <label htmlFor={id} id={`${id}l`} className={required ? 't-req' : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}n` : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error ? (
        <p className="t-err" id={`${id}n`}>
          <Icon of={iconBad} size={14} />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className="t-hint" id={`${id}n`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
