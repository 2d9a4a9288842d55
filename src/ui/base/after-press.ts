import { guarded } from '#kit/stray.ts';

/**
 * Runs what follows when a field is left: at once, or when the press is over that takes the focus to a button. A message
 * that appears below the field would move the button away from under the pointer, and the press would be lost.
 */
export function afterPress({ relatedTarget }: { relatedTarget: EventTarget | null }, run: () => void): void {
  const pressed = relatedTarget as Partial<Element> | null;
  const page = pressed?.matches?.('button:active, a:active') ? pressed.ownerDocument : null;
  if (!page) return run();
  const end = guarded(() => {
    page.removeEventListener('pointerup', end, true);
    page.removeEventListener('pointercancel', end, true);
    // The click comes between.
    setTimeout(guarded(run));
  });
  page.addEventListener('pointerup', end, true);
  page.addEventListener('pointercancel', end, true);
}
