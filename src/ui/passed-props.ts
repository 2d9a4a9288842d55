import type { AriaAttributes, CSSProperties } from 'react';

/** What every control hands on to its main element. */
export interface PassedProps extends AriaAttributes {
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** Class names that hold, joined. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
