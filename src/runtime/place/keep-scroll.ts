import { writeJson } from '#base/json.ts';
import { importAgain } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import { guarded } from '#base/stray.ts';
import type { Place } from './place.ts';

/** How far the page was scrolled when a place was left. A step back finds it again (restore-scroll.ts, loaded with the first). */
export function keepScroll(wrapper: HTMLElement, place: Readable<Place>) {
  const depths = new Map<string, number>();
  let stop = (): void => {};

  function restore(): void {
    stop();
    const top = depths.get(writeJson(place.peek()));
    if (!top) return;
    let isOver = false;
    stop = () => (isOver = true);
    importAgain(() => import('./restore-scroll.ts')).then(
      ({ restoreScroll }) => isOver || (stop = restoreScroll(wrapper, top)),
      // The page stays where the browser has put it.
      () => undefined,
    );
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
