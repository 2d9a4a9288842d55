/** Carries input of the first frame's form (`travel-embed html`) over to the widget's own form. */

const waitMs = 10_000;

/** The same control has the same key in both forms. */
const keyOf = (control: HTMLElement): string =>
  control.dataset['field'] ?? control.ariaLabel ?? control.closest('label,button')?.textContent.trim() ?? '';

const controlsOf = (form: ParentNode): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('button,input')];

/** Answers as soon as it is found below the element; undefined after ten seconds. */
function found<T>(below: Element, find: () => T | null | undefined): Promise<T | undefined> {
  return new Promise((resolve) => {
    const end = (value?: T) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(value);
    };
    const look = () => {
      const value = find();
      if (value) end(value);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(end, waitMs);
    observer.observe(below, { childList: true, subtree: true, attributes: true });
    look();
  });
}

/** Writes a text as if it was typed; React keeps a value of its own on the box. */
function type(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** A box selects its text with the focus, and a sheet gives it that once more when it has opened: the next letter would replace all. */
function keepCaret(wrapper: HTMLElement, field: HTMLInputElement, at: number | null): void {
  let caret = at;
  const put = ({ target }: { target: EventTarget | null }) =>
    queueMicrotask(() => {
      const box = target as HTMLInputElement;
      if (box.value) box.setSelectionRange(caret ?? box.value.length, caret ?? box.value.length);
    });
  // On a busy machine the sheet comes after the first letters: from then on their end counts.
  const goOn = () => (caret = null);
  wrapper.addEventListener('focus', put, true);
  wrapper.addEventListener('keydown', goOn, { capture: true, once: true });
  setTimeout(() => wrapper.removeEventListener('focus', put, true), waitMs);
  field.focus({ preventScroll: true });
  put({ target: field });
}

/**
 * Takes texts, choices, ticks, the focus and a press out of the first frame, and the frame out of the page. It is read at once:
 * a box that is not shown any more loses its focus.
 */
export async function takeOver(frame: Element, wrapper: HTMLElement): Promise<void> {
  const form = frame.shadowRoot;
  const focused = form?.activeElement as HTMLElement | null;
  // A press leaves the focus on its button without the ring of the keyboard.
  const isPressed = focused?.matches('button:not(:focus-visible)');
  const boxes = form ? (controlsOf(form) as HTMLInputElement[]) : [];
  const range = focused?.matches('[type=text]') ? (focused as HTMLInputElement).selectionEnd : null;
  const ticks = boxes
    // Of radio buttons the chosen one; the one before goes off with it.
    .filter((box) => box.checked !== box.defaultChecked && (box.checked || box.type !== 'radio'))
    .map(keyOf);
  const texts = boxes
    .filter((box) => box.type === 'text' && box.value !== box.defaultValue)
    // The visitor goes on in the field that has the focus: the other one is settled before.
    .sort((one, other) => Number(one === focused) - Number(other === focused))
    // Letters of an input method on their way are parted by marks.
    .map((box) => ({ key: keyOf(box), text: box.value.replaceAll(/['’]/g, '') }));
  const focus = focused && keyOf(focused);
  frame.remove();
  const own = (key: string) => controlsOf(wrapper).find((control) => keyOf(control) === key);
  const box = (key: string) => wrapper.querySelector<HTMLInputElement>(`input[data-field=${key}]`);
  // React renders in its own time.
  if (boxes[0]) await found(wrapper, () => own(keyOf(boxes[0] as HTMLElement)));
  for (const key of ticks) own(key)?.click();
  if (focus) own(focus)?.focus({ preventScroll: true });
  for (const { key, text } of texts) {
    // In a narrow form the field is a button, and its box is in the sheet that it opens.
    if (!box(key)) own(key)?.click();
    const field = await found(wrapper, () => box(key));
    if (!field) continue;
    type(field, text);
    if (key === focus) keepCaret(wrapper, field, range);
    else if (await found(wrapper, () => field.getAttribute('aria-activedescendant')))
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }
  if (isPressed && focus) own(focus)?.click();
}
