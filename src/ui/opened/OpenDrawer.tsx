import { useId, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconClose } from '../icons/icons-basic.ts';
import { useModal } from './modal.ts';
import { cx } from '../base/passed-props.ts';
import type { DrawerProps } from '../overlay/Drawer.tsx';
import { useWords } from '../base/words.ts';

export function OpenDrawer({
  onClose,
  title,
  footer,
  initialFocus,
  className,
  children,
  ...rest
}: Omit<DrawerProps, 'open'>) {
  const words = useWords();
  const drawer = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const scrim = useModal(drawer, { onClose, dismissable: true, initialFocus, covers: true });
  return (
    <dialog ref={drawer} className={cx('t-drawer', className)} aria-labelledby={titleId} {...scrim} {...rest}>
      <div className="t-card__hd" data-head="">
        <h2 className="t-h2" id={titleId}>
          {title}
        </h2>
        <button type="button" className="t-x" aria-label={words.close} onClick={onClose}>
          <Icon of={iconClose} />
        </button>
      </div>
      <div className="t-drawer__bd">{children}</div>
      {footer && <div className="t-drawer__ft">{footer}</div>}
    </dialog>
  );
}
