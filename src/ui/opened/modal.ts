import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { guarded } from '#base/stray.ts';
import { useControlStyles } from '../base/root.ts';
import { layers } from '../overlay/layers-sheet.ts';
import { useLayer } from '../overlay/layers.ts';
import { focusQuietly, focusText, focusedElement, hasFocusWithin, isFocusLost } from '../base/root-node.ts';
import { firstField, headingAround, tabStops } from './focus-order.ts';

interface ModalOptions {
  onClose: () => void;
  /** False: neither Escape nor the scrim closes it. */
  dismissable: boolean;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False: the focus does not go to a text field by itself. */
  typing?: boolean;
  /** The page is under it as a whole: the browser's way back closes it. */
  covers?: boolean;
}

/** The second press of a double click falls on the scrim of what the first has opened. */
const scrimRestMs = 1000;

/** The second press of a double click on a button that closes a dialog comes within this time and distance (CSS px). */
const secondPress = { ms: 400, px: 8 };

/** Takes the second press away from the control that the closed dialog has uncovered, on our page or the partner's. */
function takeSecondPress(page: Document, at: { x: number; y: number }): void {
  const take = guarded((event: globalThis.MouseEvent) => {
    // A key's click has no detail.
    if (!event.detail || Math.hypot(event.clientX - at.x, event.clientY - at.y) > secondPress.px) return;
    event.preventDefault();
    event.stopPropagation();
  });
  page.addEventListener('click', take, true);
  setTimeout(() => page.removeEventListener('click', take, true), secondPress.ms);
}

/** Of a frame as high as its content only a part is seen: a dialog opens there where its control is. */
function placeInTallFrame(dialog: HTMLElement, opener: HTMLElement | null): void {
  const { offsetHeight } = dialog;
  const { availHeight } = screen;
  if (!opener || innerHeight <= availHeight || offsetHeight > availHeight) return;
  const { top, bottom } = opener.getBoundingClientRect();
  const wanted = Math.min((top + bottom - offsetHeight) / 2, innerHeight - offsetHeight);
  dialog.style.margin = `${Math.max(wanted, 0)}px auto auto`;
}

/**
 * A `<dialog>` that is open as long as it is mounted, on the top layer, in place.
 * The focus goes to the first field and back to where it was at the end; where that is gone, or no control had it,
 * to the heading around the dialog.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, options: ModalOptions) {
  useControlStyles(layers);
  const now = useRef(options);
  now.current = options;
  const pressedScrim = useRef(false);
  const isTyped = useRef(false);
  const openedAt = useRef(0);
  /** The last press of a pointer inside. */
  const pressed = useRef<{ x: number; y: number; atMs: number } | null>(null);
  const close = () => {
    if (now.current.dismissable) now.current.onClose();
  };

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
    placeInTallFrame(element, opener);
    openedAt.current = performance.now();
    focusQuietly(now.current.initialFocus?.current ?? firstField(element, now.current.typing));
    // The browser itself closes on a back gesture; only a dismissable dialog obeys.
    const onCancel = guarded((event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      close();
    });
    const onClosed = guarded((event: Event) => {
      if (event.target !== element || element.open || !element.isConnected) return;
      close();
      if (!now.current.dismissable) show();
    });
    element.addEventListener('cancel', onCancel);
    element.addEventListener('close', onClosed);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('close', onClosed);
      if (typeof element.close === 'function') element.close();
      const press = pressed.current;
      if (press && performance.now() - press.atMs < secondPress.ms) takeSecondPress(element.ownerDocument, press);
      focusQuietly(opener);
      // The browser takes the focus out of a closed dialog later.
      if (hasFocusWithin(element) || isFocusLost(element)) focusText(headingAround(element));
    };
  }, [dialog]);

  useLayer(true, {
    inside: () => [dialog.current],
    modal: true,
    covers: options.covers,
    close,
  });

  /** Behind the last stop is the first one (ARIA practices); left to itself the browser goes on to its own bars. */
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in a field sends no form behind the dialog.
    const field = event.target as HTMLInputElement;
    if (event.key === 'Enter' && field.matches('input') && field.form?.contains(dialog.current)) event.preventDefault();
    if (event.key !== 'Tab' || event.defaultPrevented || !dialog.current) return;
    const stops = tabStops(dialog.current);
    const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (!other || focusedElement(dialog.current) !== edge) return;
    event.preventDefault();
    other.focus();
  };

  // The scrim is the dialog's own backdrop: its presses have the dialog itself as target.
  return {
    onKeyDown,
    onPointerDown: (event: PointerEvent) => {
      pressed.current = { x: event.clientX, y: event.clientY, atMs: performance.now() };
      pressedScrim.current = event.target === event.currentTarget && performance.now() - openedAt.current > scrimRestMs;
    },
    onInput: () => {
      isTyped.current = true;
    },
    onClick: (event: MouseEvent) => {
      // A press beside a form that somebody has begun to fill is a slip.
      if (isTyped.current && !now.current.covers) return;
      if (pressedScrim.current && event.target === event.currentTarget) close();
    },
  };
}
