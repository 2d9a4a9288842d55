import type { Drafts, Preferences } from '#kit/services.ts';
import type { Store } from '#session/storage.ts';

const keptMs = 30 * 60_000;

/** Half-filled work of this tab; forgotten after 30 minutes, or `moreMs` later. */
export function createDrafts(store: Store, now: () => number): Drafts {
  return {
    get<T>(key: string, like: T) {
      const kept = store.get(`draft:${key}`, { at: 0, value: like });
      if (!kept) return undefined;
      if (now() - kept.at > keptMs) {
        store.remove(`draft:${key}`);
        return undefined;
      }
      return kept.value;
    },
    set: (key, value, moreMs = 0) => store.set(`draft:${key}`, { at: now() + moreMs, value }),
    remove: (key) => store.remove(`draft:${key}`),
  };
}

export const createPreferences = (store: Store): Preferences => ({
  get: (key, like) => store.get(`preference:${key}`, like),
  set: (key, value) => store.set(`preference:${key}`, value),
});
