import type { ReactNode, RefObject } from 'react';
import { Later } from '../base/Later.tsx';
import type { PassedProps } from '../base/passed-props.ts';
import { opened } from './opened.ts';

export interface DrawerProps extends Omit<PassedProps, 'title'> {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** Slides in from the right, 328 wide; on narrow roots a sheet from below. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <Later of={opened}>{({ OpenDrawer }) => <OpenDrawer {...rest} />}</Later> : null;
}
