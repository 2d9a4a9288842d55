import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { useLayer } from './layers.ts';
import { firstField, focusQuietly, focusedElement } from './root-node.ts';

interface ModalOptions {
  onClose: () => void;
  /** False: neither Escape nor the scrim closes it. */
  dismissable: boolean;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False: the focus does not go to a text field by itself. */
  typing?: boolean;
}

/**
 * A `<dialog>` that is open as long as it is mounted, on the top layer, in place.
 * The focus goes to the first field and back to where it was at the end.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, options: ModalOptions) {
  const now = useRef(options);
  now.current = options;
  const pressedScrim = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = focusedElement(element);
    const show = () => {
      if (element.open) return;
      if (typeof element.showModal === 'function') element.showModal();
      else element.setAttribute('open', '');
    };
    show();
    focusQuietly(now.current.initialFocus?.current ?? firstField(element, now.current.typing));
    // The browser itself closes on a back gesture; only a dismissable dialog obeys.
    const onCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      if (now.current.dismissable) now.current.onClose();
    };
    const onClosed = (event: Event) => {
      if (event.target !== element || element.open || !element.isConnected) return;
      if (now.current.dismissable) now.current.onClose();
      else show();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('close', onClosed);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('close', onClosed);
      if (typeof element.close === 'function') element.close();
      focusQuietly(opener);
    };
  }, [dialog]);

  useLayer(true, {
    inside: () => [dialog.current],
    modal: true,
    close: () => {
      if (now.current.dismissable) now.current.onClose();
    },
  });

  // The scrim is the dialog's own backdrop: its presses have the dialog itself as target.
  return {
    onPointerDown: (event: PointerEvent) => {
      pressedScrim.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (pressedScrim.current && event.target === event.currentTarget && now.current.dismissable) now.current.onClose();
    },
  };
}

