import { shownValues } from '#base/shown-values.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** React writes a controlled value into the attribute as well. */
const shownIn = (box: TextBox): string | undefined =>
  shownValues.get(box) ?? ('_valueTracker' in box ? box.defaultValue : undefined);

/** A text box whose value is not what its view has shown: somebody else has filled it, and nobody was told. */
function read(box: TextBox): void {
  const shown = shownIn(box);
  if (shown !== undefined && box.value !== shown && !/^(?:checkbox|radio|file)$/.test(box.type))
    box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/**
 * Password managers and form fillers set values with `change` alone, or without an event: boxes are read at a change,
 * and before what may send them.
 */
export function readFilled(wrapper: HTMLElement): void {
  const readAll = ({ key = 'Enter' }: Event & { key?: string }) => {
    if (key === 'Enter') for (const box of wrapper.querySelectorAll<TextBox>('input,textarea')) read(box);
  };
  for (const type of ['change', 'submit', 'click', 'keydown']) wrapper.addEventListener(type, readAll, true);
}
