import type { Navigator } from '#runtime/place/navigator.ts';

const settleMs = 1500;

/**
 * A new place starts at its top, and the focus goes to the content; going back finds the page where it was left.
 * Browsers restore too early here: the content is drawn a moment after the address has changed.
 */
export function keepScroll(navigator: Navigator, content: HTMLElement): () => void {
  const left = new Map<string, number>();
  let address = location.href;
  let name = navigator.place.peek().name;
  let isBack = false;
  history.scrollRestoration = 'manual';
  const goesBack = () => (isBack = true);
  addEventListener('popstate', goesBack, true);

  const restore = (top: number, until: number) => {
    if (document.documentElement.scrollHeight - innerHeight >= top || Date.now() > until) scrollTo(0, top);
    else requestAnimationFrame(() => restore(top, until));
  };
  const unwatch = navigator.place.subscribe((place) => {
    if (place.name === name && location.href === address) return;
    const isNew = place.name !== name;
    left.set(address, scrollY);
    address = location.href;
    name = place.name;
    if (isBack) restore(left.get(address) ?? 0, Date.now() + settleMs);
    else if (isNew) scrollTo(0, 0);
    isBack = false;
    // Screen readers and keys start in the new page, not at the link that is gone or far above.
    if (isNew)
      requestAnimationFrame(() => document.activeElement !== content && content.focus({ preventScroll: true }));
  });
  return () => {
    unwatch();
    removeEventListener('popstate', goesBack, true);
  };
}
