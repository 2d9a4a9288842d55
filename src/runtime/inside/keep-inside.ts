import { guarded } from '#base/stray.ts';

const control =
  'a,button,input,textarea,select,label,summary,[role=option],[role=gridcell],[role=treeitem],[role=menuitem]';

/** A hand that holds still moves by less, in pixels. */
const stillPx = 5;

/** A list or a panel of ours scrolls by the turn of a wheel or the move of a finger. */
function scrolls(target: Element, wrapper: Element): boolean {
  for (let at: Element | null = target; at && at !== wrapper; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  return false;
}

/**
 * The page sees an event of ours as one of its container, no field or button. Some pages take it then: libraries for
 * taps (FastClick), carousels, shortcuts. What a control uses stays inside; a press on anything else goes on. The page as a
 * whole hears of a press on a control, so that its own menus close, but no element around the widget can take it.
 *
 * A press is of the control on which it began. A page that moves meanwhile (an answer above it, the error of a field that
 * the press leaves) puts something else under a pointer that held still: the browser then tells an element around both.
 */
export function keepInside(wrapper: HTMLElement): void {
  let down: MouseEvent;
  let pressed: HTMLElement | null = null;
  const hold = guarded((event: MouseEvent) => {
    // A click by a key or a script has no detail.
    if (!event.detail || !pressed?.isConnected || event.composedPath().includes(pressed)) return;
    if (Math.hypot(event.x - down.x, event.y - down.y) > stillPx) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.click();
  });
  const keep = (event: Event) => {
    const target = event.target as Element;
    const near = target.closest<HTMLElement>(control);
    const isBox = near?.matches('input,textarea,select');
    const { type, key = '', ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    if (type.startsWith('pointer')) {
      down = event as MouseEvent;
      pressed = type === 'pointerdown' ? near : null;
      addEventListener('click', hold, { capture: true, once: true });
    }
    const isUsed = type.startsWith('key')
      ? // Tab leaves; Escape and Control belong to the page where nothing of ours has answered.
        (event.defaultPrevented && key !== 'Tab') ||
        (near && /^(?:Arrow|Home|End|Page|Backspace|Delete|Enter| $)/.test(key)) ||
        (isBox && key.length === 1 && !ctrlKey && !metaKey && !altKey)
      : /wheel|move/.test(type)
        ? event.defaultPrevented || scrolls(target, wrapper)
        : type.startsWith('touch')
          ? near
          : isBox;
    if (isUsed) event.stopPropagation();
    else if (near && /down/.test(type) && !type.startsWith('key')) {
      event.stopPropagation();
      const Kind = event.constructor as typeof Event;
      wrapper.ownerDocument.documentElement.dispatchEvent(new Kind(type, event));
    }
  };
  const types = 'touchstart touchend touchmove mousedown pointerdown pointercancel wheel keydown keypress keyup';
  for (const type of types.split(' ')) wrapper.addEventListener(type, keep, { passive: true });
}
