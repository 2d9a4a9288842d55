import { importAgain } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import { focusedElement, focusText, hasFocusWithin, isFocusLost } from '#ui/base/root-node.ts';
import { holdPresses } from '../inside/hold-press.ts';
import type { Place } from './place.ts';
import { placeKey } from '../shown.ts';

/** A dialog of the page, which may keep Tab inside. */
const pageDialog = '[role$=dialog]';

/** As long as a page may take to come. */
const longestMs = 15_000;

/**
 * A new place takes the pressed control away. The focus goes on at the heading of its page, and until there is one at the
 * start of the widget: from the body the next Tab would begin with the partner's page. Controls that a page focuses by
 * itself keep the focus.
 */
export function keepPlaceFocus(wrapper: HTMLElement, place: Readable<Place>, before = place.peek()): () => void {
  holdPresses();
  // No control: a ring around the whole widget would say nothing.
  wrapper.style.outline = 'none';
  let key = placeKey(before);
  let isWithin = before !== place.peek() || hasFocusWithin(wrapper);
  let stop = (): void => {};
  const entered = () => (isWithin = true);
  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) isWithin = wrapper.contains(relatedTarget as Node);
  };
  wrapper.addEventListener('focusin', entered);
  wrapper.addEventListener('focusout', left);

  function follow(): void {
    stop();
    let frame = 0;
    let taken: HTMLElement | null = null;
    const look = () => {
      const isOurs = taken !== null && focusedElement(wrapper) === taken;
      if (!isOurs && !isFocusLost(wrapper)) return taken ? stop() : undefined;
      const heading = wrapper.querySelector<HTMLElement>('h1');
      const next = heading ?? wrapper;
      if (next !== taken) focusText((taken = next));
      if (heading) stop();
    };
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      // The page's own focus comes first.
      frame = requestAnimationFrame(look);
    });
    changes.observe(wrapper, { childList: true, subtree: true });
    const end = setTimeout(() => stop(), longestMs);
    stop = () => {
      clearTimeout(end);
      cancelAnimationFrame(frame);
      changes.disconnect();
    };
  }

  const unwatch = place.subscribe((next) => {
    if (placeKey(next) === key) return;
    key = placeKey(next);
    if (isWithin) follow();
  });
  const { host } = wrapper.getRootNode() as ShadowRoot;
  const dialog = host.closest(pageDialog);
  let [isOver, unend] = [false, () => {}];
  if (dialog)
    importAgain(() => import('./trap-end.ts')).then(
      ({ endTrap }) => isOver || (unend = endTrap(dialog, host, wrapper)),
      () => undefined,
    );
  return () => {
    isOver = true;
    unend();
    unwatch();
    stop();
    wrapper.removeEventListener('focusin', entered);
    wrapper.removeEventListener('focusout', left);
  };
}
