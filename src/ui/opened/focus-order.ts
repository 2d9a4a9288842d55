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

/** The nearest heading of what is around a dialog. */
export function headingAround(dialog: Element): HTMLElement | null {
  for (let around = dialog.parentElement; around; around = around.parentElement) {
    const headings = [...around.querySelectorAll<HTMLElement>('h1,h2,h3,[role=heading]')];
    const near = headings.find((heading) => heading.closest('dialog') === around.closest('dialog'));
    if (near) return near;
  }
  return null;
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
