import { guarded } from '#base/stray.ts';

/**
 * Runs what follows when a field is left: at once, or with the click of the press that takes the focus to a button, before
 * that button hears of it. A message that appears below the field would move the button away from under the pointer, and
 * the press would be lost.
 */
export function afterPress({ relatedTarget }: { relatedTarget: EventTarget | null }, run: () => void): void {
  const pressed = relatedTarget as Partial<Element> | null;
  const page = pressed?.matches?.('button:active, a:active') ? pressed.ownerDocument : null;
  if (!page) return run();
  let isOver = false;
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    page[change]('click', end, true);
    page[change]('pointerup', later, true);
    page[change]('pointercancel', later, true);
  };
  const end = guarded(() => {
    if (isOver) return;
    isOver = true;
    listen('removeEventListener');
    run();
  });
  // A press that ends beside the button is no click.
  const later = guarded(() => void setTimeout(end));
  listen('addEventListener');
}
