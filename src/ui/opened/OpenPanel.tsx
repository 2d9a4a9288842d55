import { useId, useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useIsNarrow } from '../base/element-width.ts';
import { useFloating } from '../overlay/floating.ts';
import { iconLeft } from '../icons/icons-basic.ts';
import { useLayer } from '../overlay/layers.ts';
import { useModal } from './modal.ts';
import { cx } from '../base/passed-props.ts';
import { focusQuietly, whenFocused } from '../base/root-node.ts';
import type { PanelProps } from '../overlay/Panel.tsx';
import { useWords } from '../base/words.ts';

type OpenProps = Omit<PanelProps, 'open'>;

export function OpenPanel(props: OpenProps) {
  return useIsNarrow(props.anchor) ? <Sheet {...props} /> : <Hanging {...props} />;
}

function Hanging({
  anchor,
  onClose,
  title,
  label,
  footer,
  footerAlways,
  placement,
  width,
  initialFocus,
  className,
  children,
}: OpenProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating(anchor, panel, { placement, width });
  useLayoutEffect(() => focusQuietly(initialFocus?.current), [initialFocus]);
  useLayer(true, {
    inside: () => [anchor.current, panel.current],
    modal: false,
    close: (why) => {
      // After a press outside the focus goes where the press went.
      if (why === 'escape') focusQuietly(anchor.current);
      onClose(why);
    },
  });
  const onBlur = (event: FocusEvent) => {
    const to = event.relatedTarget as Node | null;
    if (to && !panel.current?.contains(to) && !anchor.current?.contains(to)) whenFocused(to, () => onClose('outside'));
  };
  return (
    <div
      ref={panel}
      className={cx('t-pop t-layer t-panel', className)}
      role="dialog"
      aria-label={label ?? title}
      popover="manual"
      onBlur={onBlur}
    >
      {children}
      {footer && footerAlways && <div className="t-panel__ft">{footer}</div>}
    </div>
  );
}

function Sheet({ onClose, title, label, footer, head, initialFocus, className, children }: OpenProps) {
  const words = useWords();
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const scrim = useModal(sheet, { onClose, dismissable: true, initialFocus, typing: false, covers: true });
  return (
    <dialog
      ref={sheet}
      className={cx('t-sheet', className)}
      {...(head || label ? { 'aria-label': label ?? title } : { 'aria-labelledby': titleId })}
      {...scrim}
    >
      <div className="t-sheet__hd" data-head={head ? undefined : ''}>
        <button type="button" className="t-x" aria-label={words.back} onClick={onClose}>
          <Icon of={iconLeft} />
        </button>
        {head ?? (
          <h2 id={titleId} className="t-h2">
            {title}
          </h2>
        )}
      </div>
      <div className="t-sheet__bd">{children}</div>
      {footer && <div className="t-bar">{footer}</div>}
    </dialog>
  );
}
