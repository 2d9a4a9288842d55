import { vi } from 'vitest';

/** A page whose network can be lost: the browser says so, and calls of `wire` do not arrive. */
export function losableNetwork(wire: typeof fetch = fetch) {
  let isLost = false;
  const line = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isLost);
  const tell = (lost: boolean) => {
    isLost = lost;
    dispatchEvent(new Event(lost ? 'offline' : 'online'));
  };
  const losable: typeof fetch = async (input, init) =>
    isLost ? await Promise.reject(new TypeError('Failed to fetch')) : await wire(input, init);
  return {
    fetch: losable,
    lose: () => tell(true),
    /** The network is there again, for the next test too. */
    find() {
      tell(false);
      line.mockRestore();
    },
  };
}
