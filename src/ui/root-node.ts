/** The one place that asks documents and shadow roots where the focus is. */

/** What has the focus, seen through every shadow root. */
export function focusedElement(near: Node): HTMLElement | null {
  let active = near.ownerDocument?.activeElement ?? null;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active as HTMLElement | null;
}

export const hasFocusWithin = (element: Element | null | undefined): boolean => !!element && element.contains(focusedElement(element));

/** Never scrolls the partner's page; survives an element that is gone. */
export function focusQuietly(element: HTMLElement | null | undefined): void {
  if (element?.isConnected) element.focus({ preventScroll: true });
}

const fields = 'input:not([disabled]):not([type=hidden]),textarea:not([disabled]),[role=combobox]:not([disabled])';
const stops = 'button:not([disabled]),a[href],[tabindex="0"]';

/**
 * Where a dialog puts the focus: its first field, else the first button below its head.
 * `typing: false` passes over text fields: a phone would cover a sheet with its keyboard.
 */
export function firstField(within: Element, typing = true): HTMLElement | null {
  const all = (selector: string) => [...within.querySelectorAll<HTMLElement>(selector)];
  const body = all(stops).find((element) => !element.closest('[data-head]'));
  return (typing ? all(fields)[0] : undefined) ?? body ?? all(stops)[0] ?? null;
}
