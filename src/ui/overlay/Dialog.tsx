import type { ReactNode, RefObject } from 'react';
import { Later } from '../base/Later.tsx';
import type { PassedProps } from '../base/passed-props.ts';
import { opened } from './opened.ts';

export interface DialogProps extends Omit<PassedProps, 'title'> {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title. */
  sub?: ReactNode;
  width?: 370 | 640;
  footer?: ReactNode;
  /** False: only its own buttons close it. */
  dismissable?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** A modal dialog on the top layer, above all layers of the partner's page. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <Later of={opened}>{({ OpenDialog }) => <OpenDialog {...rest} />}</Later> : null;
}
