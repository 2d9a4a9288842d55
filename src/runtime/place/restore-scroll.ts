import { guarded } from '#base/stray.ts';

/** As long as the content of a place may take to come. */
const longestMs = 5_000;

/**
 * Scrolls the page to `top` pixels once its content is long enough: the browser's own memory ends before a list has
 * been read. Stops when the reader scrolls. Returns a function that stops it.
 */
export function restoreScroll(wrapper: HTMLElement, top: number): () => void {
  const look = guarded(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    stop();
    scrollTo({ top, behavior: 'instant' });
  });
  const grown = new ResizeObserver(() => requestAnimationFrame(look));
  const end = setTimeout(() => stop(), longestMs);
  const own = guarded(() => stop());
  const types = ['wheel', 'touchmove', 'keydown'];
  const stop = (): void => {
    clearTimeout(end);
    grown.disconnect();
    for (const type of types) window.removeEventListener(type, own);
  };
  for (const type of types) window.addEventListener(type, own, { passive: true });
  grown.observe(wrapper);
  return stop;
}
