import { useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconClose } from '../icons/icons-basic.ts';
import { useModal } from './modal.ts';
import { cx } from '../base/passed-props.ts';
import type { DialogProps } from '../overlay/Dialog.tsx';
import { firstField } from './focus-order.ts';
import { useWords } from '../base/words.ts';

export function OpenDialog({
  onClose,
  title,
  sub,
  width = 370,
  footer,
  dismissable = true,
  initialFocus,
  className,
  children,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    // Long words without anything to focus are scrolled by keys all the same.
    const text = body.current;
    if (text && text.scrollHeight > text.clientHeight && !firstField(text)) text.tabIndex = 0;
  }, [children]);
  const scrim = useModal(dialog, { onClose, dismissable, initialFocus });
  return (
    <dialog
      ref={dialog}
      className={cx('t-dialog', width === 640 && 't-dialog--lg', className)}
      aria-labelledby={titleId}
      {...scrim}
      {...rest}
    >
      <div className="t-dialog__hd" data-head="">
        <h2 id={titleId}>{title}</h2>
        {sub}
        {dismissable && (
          <button type="button" className="t-x" aria-label={words.close} onClick={onClose}>
            <Icon of={iconClose} />
          </button>
        )}
      </div>
      <div ref={body} className="t-dialog__bd">
        {children}
      </div>
      {footer && <div className="t-dialog__ft">{footer}</div>}
    </dialog>
  );
}
