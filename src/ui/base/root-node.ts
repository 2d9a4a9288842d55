/** The one place that asks documents and shadow roots where the focus is. */

/** The focused element, through every shadow root. */
export function focusedElement(near: Node): HTMLElement | null {
  let active = near.ownerDocument?.activeElement ?? null;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active as HTMLElement | null;
}

export const hasFocusWithin = (element: Element | null | undefined): boolean =>
  !!element && element.contains(focusedElement(element));

/** No control has the focus: it is on the body, or on an element around the widget (a page's `<main tabindex="-1">`). */
export function isFocusLost(near: Node): boolean {
  const now = focusedElement(near);
  if (!now?.isConnected) return true;
  for (
    let around: Node | null = (near.getRootNode() as ShadowRoot).host ?? near.ownerDocument?.body;
    around;
    around = around.parentNode ?? (around as ShadowRoot).host ?? null
  )
    if (around === now) return true;
  return false;
}

/** Never scrolls the partner's page; survives an element that is gone. */
export function focusQuietly(element: HTMLElement | null | undefined): void {
  if (element?.isConnected) element.focus({ preventScroll: true });
}

/** Gives the focus to something that is no control, for this once: a heading, from which keys and screen readers go on. */
export function focusText(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  focusQuietly(element);
}

/** Runs once the focus has arrived: while it moves, no element has it. `to` is the blur's related target. */
export function whenFocused(to: Node, run: () => void): void {
  to.addEventListener('focus', run, { once: true });
}

/** Factor of the page's `zoom` at this element: rectangles are in px of the window, styles are not. Browsers without `currentCSSZoom` give rectangles in px of the element. */
export const zoomOf = (element: Element): number => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
