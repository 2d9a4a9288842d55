import type { ReactNode } from 'react';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Part } from '#kit/part.ts';
import { cx } from '#ui/base/passed-props.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';

interface SearchFieldProps {
  /** Of the style sheet: `fs`, `hb`. */
  prefix: string;
  field: string;
  label: string;
  /** The chosen value; without one, `placeholder`. */
  value: ReactNode;
  placeholder?: string;
  /** The line below the value; null: there is one for an error alone. */
  sub: ReactNode;
  error: string | undefined;
  open: boolean;
  onPress: () => void;
}

/** A field whose value is chosen in a panel: label, value, a line below with details or an error. */
export function SearchField({ prefix, field, label, value, placeholder, sub, error, open, onPress }: SearchFieldProps) {
  // A root has one form.
  const id = `${prefix}-${field}`;
  const wrong = useSay().say(error);
  return (
    <button
      type="button"
      data-field={field}
      className={cx(`${prefix}-f`, open && 'is-open', wrong && 'is-error')}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-describedby={wrong ? id : undefined}
      onClick={onPress}
    >
      <small>{label}</small>
      {value ? <b>{value}</b> : <b className="t-ph">{placeholder}</b>}
      {(sub !== null || wrong) && subLine(prefix, id, sub, wrong)}
    </button>
  );
}

/** The last line of a field. Its height is reserved, so that nothing moves when a message comes. */
export const subLine = (prefix: string, id: string, sub: ReactNode, error: string | undefined): ReactNode => (
  <em id={id} className={cx(`${prefix}-sub`, error && 'is-error')}>
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

interface PickerPartProps<T> {
  model: { prefix: string; pickers: Part<T>; texts: { partFailed: string; retry: string } };
  children: (pickers: T) => ReactNode;
}

/** Panel that opens at a field: its code is loaded with the first press, and until then a block is shown below the field. A failed load can be tried again. */
export function PickerPart<T>({ model: { prefix, pickers, texts }, children }: PickerPartProps<T>) {
  const [loaded, failed] = useValues(pickers.value, pickers.failed);
  if (loaded) return children(loaded);
  return (
    <div className={`${prefix}-wait`} role={failed ? 'alert' : undefined} aria-busy={!failed}>
      {failed ? (
        <>
          {texts.partFailed}{' '}
          <Button size="sm" onClick={pickers.want}>
            {texts.retry}
          </Button>
        </>
      ) : (
        <>
          <Skeleton height={20} />
          <Skeleton height={120} />
        </>
      )}
    </div>
  );
}
