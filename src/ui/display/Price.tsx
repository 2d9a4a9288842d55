import { useControlStyles } from '../base/root.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { useWords } from '../base/words.ts';
import css from './price.css?shadow';

const styles = [css];

/**
 * Yuan as a decimal string, as the wire has it ("1930", "1930.5", "-112.00"), formatted for display:
 * thousands by comma, fen only when `fixed` or when there are any. A text that is no number stays as it is.
 */
export function formatYuan(yuan: string | number, fixed = false): string {
  const match = /^([-−+＋]?)(\d+)(?:\.(\d*))?$/.exec(String(yuan).trim());
  if (!match) return String(yuan);
  const [, sign = '', whole = '', fen = ''] = match;
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const cents = fen.padEnd(2, '0').slice(0, 2);
  const shown = fixed || cents !== '00' ? `.${cents}` : '';
  return `${sign === '-' ? '−' : sign}${grouped}${shown}`;
}

interface PriceProps extends PassedProps {
  yuan: string | number;
  /** `row`: as large as a price beside other figures gets; text still, in the colour of text. */
  size?: 'sm' | 'md' | 'row' | 'lg' | 'xl';
  suffix?: string;
  /** Past or neutral amounts: no price colour. */
  ink?: boolean;
  /** Two decimals: orders, payments, wallet, bills. */
  fixed?: boolean;
}

export function Price({ yuan, size = 'md', suffix, ink, fixed = false, className, ...rest }: PriceProps) {
  useControlStyles(styles);
  const text = formatYuan(yuan, fixed);
  const sign = /^[−＋+]/.exec(text)?.[0] ?? '';
  return (
    <span className={cx('t-price', size !== 'md' && `t-price--${size}`, ink && 't-price--ink', className)} {...rest}>
      {sign}
      <i>¥</i>
      {text.slice(sign.length)}
      {suffix && <em>{suffix}</em>}
    </span>
  );
}

/** The struck price before a reduction. */
export function WasPrice({
  yuan,
  fixed = false,
  className,
  ...rest
}: PassedProps & { yuan: string | number; fixed?: boolean }) {
  const words = useWords();
  return (
    <s className={cx('t-price--was', className)} {...rest}>
      <span className="t-vh">{words.was}</span>¥{formatYuan(yuan, fixed)}
    </s>
  );
}
