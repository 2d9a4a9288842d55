import type { ReactNode, RefObject } from 'react';
import { Later } from '../base/Later.tsx';
import type { FloatingOptions } from './floating.ts';
import { opened } from './opened.ts';

export interface PanelProps {
  open: boolean;
  /** The field it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  /** `outside`: something else was pressed, or has the focus now. */
  onClose: (why?: unknown) => void;
  /** Head of the sheet; names the panel too, unless `label` does. */
  title: string;
  label?: string;
  /** The sheet's bottom bar. In the wide form it is shown only with `footerAlways`. */
  footer?: ReactNode;
  footerAlways?: boolean;
  /** In the place of the sheet's title: a search field. */
  head?: ReactNode;
  placement?: FloatingOptions['placement'];
  width?: FloatingOptions['width'];
  /** Takes the focus. Without it the wide form leaves the focus in its field, the sheet takes it to its first button or day. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}

/** Hangs below its field on wide roots; below 720 px it is a sheet that fills the screen. */
export function Panel({ open, ...rest }: PanelProps) {
  return open ? <Later of={opened}>{({ OpenPanel }) => <OpenPanel {...rest} />}</Later> : null;
}
