import { cover } from '#base/cover.ts';

/** In the state of an entry of ours, beside what the page's router keeps there. */
const key = 'travel-embed-dialog';
let count = 0;

/**
 * The browser's way back closes a dialog that covers the page, which stays: an entry of ours at the page's own address,
 * with the state of its router. The answer takes the entry back after another way to close; undefined: there is none.
 */
export function closeByBack(close: () => void): (() => void) | undefined {
  count += 1;
  const opener = `${performance.timeOrigin} ${count}`;
  const stateHere = () => (history.state ?? {}) as Readonly<Record<string, unknown>>;
  const isHere = () => stateHere()[key] === opener;
  const enter = () => history.pushState({ ...stateHere(), [key]: opener }, '');
  try {
    enter();
  } catch {
    // As in a `srcdoc` frame: the way back is the page's own.
    return undefined;
  }
  const moved = () => {
    // Further ahead, or the page's own step onto this entry.
    if (isHere()) return;
    if (!cover.close) return close();
    // A sheet over the dialog goes first.
    cover.close();
    enter();
  };
  window.addEventListener('popstate', moved);
  return () => {
    window.removeEventListener('popstate', moved);
    // A page that has gone on by itself is not taken back.
    if (isHere()) history.back();
  };
}
