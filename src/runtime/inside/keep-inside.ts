import { control } from './control.ts';

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
 */
export function keepInside(wrapper: HTMLElement): void {
  const keep = (event: Event) => {
    const target = event.target as Element;
    const near = target.closest(control);
    const isBox = near?.matches('input,textarea,select');
    const { type, key = '', ctrlKey, metaKey, altKey } = event as KeyboardEvent;
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
  const types = 'touchstart touchend touchmove mousedown pointerdown wheel keydown keypress keyup';
  for (const type of types.split(' ')) wrapper.addEventListener(type, keep, { passive: true });
}
