import { Icon } from '../icons/Icon.tsx';
import { iconBad, iconOk, iconWarn } from '../icons/icons-basic.ts';
import { useControlStyles } from '../base/root.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import css from './strip.css?shadow';

const styles = [css];

const icons = { bad: iconBad, warn: iconWarn, ok: iconOk };

/** One reserved line above a form: empty it keeps its 32 px, so nothing jumps when it speaks. */
export function ErrorStrip({
  kind = 'bad',
  text,
  className,
  ...rest
}: PassedProps & { kind?: 'bad' | 'warn' | 'ok'; text?: string | undefined }) {
  useControlStyles(styles);
  return (
    <div
      className={cx('t-strip', text && `t-strip--${kind}`, className)}
      role={kind === 'ok' ? 'status' : 'alert'}
      {...rest}
    >
      {text && (
        <>
          <Icon of={icons[kind]} size={16} />
          <span>{text}</span>
        </>
      )}
    </div>
  );
}
