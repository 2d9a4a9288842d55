import { control } from './control.ts';

/** A hand that holds still moves by less, in pixels. */
const stillPx = 5;

let down: MouseEvent;
let pressed: HTMLElement | null | undefined;

function hear(event: MouseEvent): void {
  const path = event.composedPath();
  const target = path[0] as Element;
  if (event.type !== 'click') {
    // The page is told of a press on a control once more (keep-inside.ts).
    if (target === document.documentElement) return;
    down = event;
    pressed = target.closest?.('.t-root') && target.closest<HTMLElement>(control);
    return;
  }
  const begun = pressed;
  pressed = null;
  if (!begun?.isConnected || path.includes(begun)) return;
  // A click by a key or a script has no detail.
  if (!event.detail) return;
  if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > stillPx) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  begun.click();
}

/**
 * A press is of the control on which it began. A page that moves meanwhile (an answer above it, the error of a field that
 * the press leaves) puts something else under a pointer that held still, and the browser tells an element around both.
 * Comes with the first focus in a widget, and stays for the life of the page: it hears of the presses of all widgets.
 */
export function holdPresses(): void {
  for (const type of ['pointerdown', 'click'] as const) addEventListener(type, hear, true);
}
