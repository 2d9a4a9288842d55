import { writeJson } from '#base/json.ts';
import { guarded } from '#kit/stray.ts';
import type { Readable } from '#kit/readable.ts';
import type { Place } from './place.ts';

/** As long as the content of a place may take to come. */
const longestMs = 5_000;

/**
 * How far the page was scrolled when a place was left. A step back finds it again, once the content is long enough:
 * the browser's own memory ends before a list has been read. A reader who scrolls meanwhile is left where he is.
 */
export function keepScroll(wrapper: HTMLElement, place: Readable<Place>) {
  const depths = new Map<string, number>();
  let stop = (): void => {};

  function restore(): void {
    stop();
    const top = depths.get(writeJson(place.peek())) ?? 0;
    if (!top) return;
    const look = guarded(() => {
      if (document.documentElement.scrollHeight - innerHeight < top) return;
      stop();
      scrollTo({ top, behavior: 'instant' });
    });
    const grown = new ResizeObserver(() => requestAnimationFrame(look));
    const end = setTimeout(() => stop(), longestMs);
    const own = guarded(() => stop());
    stop = () => {
      clearTimeout(end);
      grown.disconnect();
      for (const type of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(type, own);
      stop = () => {};
    };
    for (const type of ['wheel', 'touchmove', 'keydown']) window.addEventListener(type, own, { passive: true });
    grown.observe(wrapper);
  }
  // The navigator hears of the step first or last: its place is right behind both.
  const stepped = guarded(() => void setTimeout(restore));
  window.addEventListener('popstate', stepped);
  return {
    /** Before a step to another place. */
    leave(): void {
      stop();
      depths.set(writeJson(place.peek()), scrollY);
    },
    restore,
    end(): void {
      stop();
      window.removeEventListener('popstate', stepped);
    },
  };
}
