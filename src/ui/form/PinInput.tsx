import { cx } from '../base/passed-props.ts';
import { Input } from './Input.tsx';
import type { InputProps } from './Input.tsx';

const cells = [0, 1, 2, 3, 4, 5];

/** Six boxes over one field: digits that are not echoed. */
export function PinInput({ value, ...rest }: Omit<InputProps, 'type' | 'inputMode' | 'maxLength'>) {
  return (
    <span className={cx('t-pin', !!rest['aria-invalid'] && 'is-error')}>
      <Input autoComplete="off" {...rest} value={value} type="password" inputMode="numeric" maxLength={cells.length} />
      {cells.map((at) => (
        <i key={at} aria-hidden="true" className={at === value.length ? 'is-next' : undefined}>
          {at < value.length && '●'}
        </i>
      ))}
    </span>
  );
}
