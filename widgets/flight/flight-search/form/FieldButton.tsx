import type { ReactNode } from 'react';
import { cx } from '#ui/base/passed-props.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';
import type { SearchField } from '#domain/flight/search/search-check.ts';

interface FieldButtonProps {
  field: SearchField;
  label: string;
  /** The chosen value; null shows `placeholder`. */
  value: ReactNode;
  placeholder?: string;
  sub: ReactNode;
  error: string | undefined;
  open: boolean;
  onPress: () => void;
}

/** A field whose value is chosen in a panel: label, value, a line below with details or an error. */
export function FieldButton({ field, label, value, placeholder, sub, error, open, onPress }: FieldButtonProps) {
  // A root has one form.
  const id = `fs-${field}`;
  return (
    <button
      type="button"
      data-field={field}
      className={cx('fs-f', open && 'is-open', error && 'is-error')}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-describedby={error ? id : undefined}
      onClick={onPress}
    >
      <small>{label}</small>
      {value === null ? <b className="t-ph">{placeholder}</b> : <b>{value}</b>}
      {subLine(id, sub, error)}
    </button>
  );
}

/** The last line of a field. Its height is reserved, so that nothing moves when a message comes. */
export const subLine = (id: string, sub: ReactNode, error: string | undefined): ReactNode => (
  <em id={id} className={cx('fs-sub', error && 'is-error')}>
    {error ? (
      <>
        <Icon of={iconBad} size={14} />
        {error}
      </>
    ) : (
      sub
    )}
  </em>
);
