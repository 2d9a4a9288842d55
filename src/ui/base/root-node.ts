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

/** Runs once the focus has arrived: while it moves, no element has it. `to` is the blur's related target. */
export function whenFocused(to: Node, run: () => void): void {
  to.addEventListener('focus', run, { once: true });
}

/** Elements that Tab reaches inside, in order. Of radio buttons with one name only the checked one is a stop. */
export function tabStops(within: Element): HTMLElement[] {
  const all = [...within.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,[tabindex]')];
  const passedOver = (element: HTMLElement) =>
    element.matches('[type=radio]:not(:checked)') &&
    all.some(
      (other) => other.matches(':checked') && (other as HTMLInputElement).name === (element as HTMLInputElement).name,
    );
  return all.filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.getClientRects().length > 0 &&
      !passedOver(element),
  );
}

const fields = 'input:not([disabled]):not([type=hidden]),textarea:not([disabled]),[role=combobox]:not([disabled])';
const stops = 'button:not([disabled]),a[href],[tabindex="0"]';

/**
 * Element that a dialog focuses: its first field, else the first button below its head.
 * `typing: false` passes over text fields: a phone would cover a sheet with its keyboard.
 */
export function firstField(within: Element, typing = true): HTMLElement | null {
  const all = (selector: string) => [...within.querySelectorAll<HTMLElement>(selector)];
  const body = all(stops).find((element) => !element.closest('[data-head]'));
  return (typing ? all(fields)[0] : undefined) ?? body ?? all(stops)[0] ?? null;
}

/** Factor of the page's `zoom` at this element: rectangles are in px of the window, styles are not. Browsers without `currentCSSZoom` give rectangles in px of the element. */
export const zoomOf = (element: Element): number => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
