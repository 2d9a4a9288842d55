import type { AriaAttributes, CSSProperties } from 'react';

/** Props that every control passes on to its main element. */
export interface PassedProps extends AriaAttributes {
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** Class names that hold, joined. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');

/**
 * For a button that may end its own use (the last page, a code on its way): it says that it is off and does nothing,
 * but keeps the focus, which a disabled one would lose.
 */
export const pressUnless = <P>(
  off: boolean | undefined,
  press: P,
): { 'aria-disabled': true | undefined; onClick: P | undefined } => ({
  'aria-disabled': off || undefined,
  onClick: off ? undefined : press,
});
