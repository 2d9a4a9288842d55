/** Key of our part of an entry's state. An entry of ours has it, also when it holds nothing. */
const ownKey = 'travel-embed';
/** Names under which routers keep the address of an entry in its state (Vue Router; Next.js, pages). */
const addressKeys = ['current', 'as', 'url'];

type State = Readonly<Record<string, unknown>>;

const stateHere = (): State | null => {
  const state: unknown = history.state;
  return state && typeof state === 'object' ? (state as State) : null;
};

/** False for an entry that somebody else has made, such as the page's own `href="#"`. */
export const isOwnEntry = (): boolean => ownKey in (stateHere() ?? {});
/** Our part of the state of the present entry. */
export const heldHere = (): State => (stateHere()?.[ownKey] ?? {}) as State;

let isTold = false;

/**
 * Writes an entry that keeps the state of the page's own router: it comes back to our address, and not to the one that
 * it knew before. False where the browser refuses, as in a `srcdoc` frame; the console says so once.
 */
export function writeEntry(method: 'pushState' | 'replaceState', address: string, held: State): boolean {
  const state: Record<string, unknown> = { ...stateHere(), [ownKey]: held };
  const [before, after] = [location.href, address].map((href) => {
    const { pathname, search, hash } = new URL(href, location.href);
    return pathname + search + hash;
  }) as [string, string];
  for (const key of addressKeys) {
    const value = state[key];
    if (typeof value === 'string' && value && before.endsWith(value))
      state[key] = after.slice(before.length - value.length);
  }
  try {
    // An entry of a `srcdoc` frame survives no reload, and no link leads to it.
    if (location.protocol === 'about:') throw new Error(location.href);
    history[method](state, '', address);
    return true;
  } catch {
    if (!isTold)
      console.warn(
        '[travel-embed] history-refused: the browser keeps no place in the address; use data-router="memory"',
      );
    isTold = true;
    return false;
  }
}

/** Another address for an entry that stays the page's own. */
export function readdress(address: string): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // The place is kept in memory; a reload begins anew.
  }
}

/** The present entry becomes one of ours, at its own address. A state that is no object stays as it is. */
export function markEntry(address: string, held: State): void {
  if (!isOwnEntry() && (history.state === null || stateHere())) writeEntry('replaceState', address, held);
}
