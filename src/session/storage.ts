import { readJson, writeJson } from '#base/json.ts';
import { fits } from './fits.ts';

/**
 * Our own keys in the page's storage, all with the prefix `travel-embed:`. "Storage is cleared" in the
 * specification means these, never the partner's. Memory replaces a storage that throws or is full.
 */
export interface Store {
  /** `like`: an example of the value. An entry of another shape is broken: it is removed and counts as absent. */
  get<T>(key: string, like: T): T | undefined;
  set(key: string, value: unknown): void;
  remove(key: string): void;
  /** Removes every key of this store, or those that begin so. */
  clear(start?: string): void;
  /** Removes every key of ours, of all scopes, but those of this store that begin with `kept`. */
  clearAll(kept?: string): void;
}

const prefix = 'travel-embed:';

function removeAll(held: Storage, start: string, kept?: string): void {
  const keys: string[] = [];
  for (let at = 0; at < held.length; at += 1) keys.push(held.key(at) ?? '');
  for (const key of keys) if (key.startsWith(start) && !(kept && key.startsWith(kept))) held.removeItem(key);
}

/** A store below `travel-embed:<scope>:`, in the given storage and in memory. */
export function createStore(storage: () => Storage | null | undefined, scope: string): Store {
  const memory = new Map<string, string>();
  const full = (key: string) => `${prefix}${scope}:${key}`;
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      const found = storage();
      return found ? work(found) : undefined;
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((held) => held.removeItem(full(key)));
  };
  return {
    get<T>(key: string, like: T) {
      const text = attempt((held) => held.getItem(full(key))) ?? memory.get(key);
      if (text === undefined || text === null) return undefined;
      try {
        const value = readJson(text);
        if (fits(value, like)) return value as T;
      } catch {
        // Broken, as below.
      }
      remove(key);
      return undefined;
    },
    set(key, value) {
      const text = writeJson(value);
      memory.set(key, text);
      const isKept = attempt((held) => (held.setItem(full(key), text), true));
      // A full storage still holds the value of before, and reads it first.
      if (!isKept) attempt((held) => held.removeItem(full(key)));
    },
    remove,
    clear(start = '') {
      for (const key of Array.from(memory.keys())) if (key.startsWith(start)) memory.delete(key);
      attempt((held) => removeAll(held, full(start)));
    },
    clearAll(kept) {
      for (const key of Array.from(memory.keys())) if (!(kept && key.startsWith(kept))) memory.delete(key);
      attempt((held) => removeAll(held, prefix, kept && full(kept)));
    },
  };
}

/** The page's storages; reading the property itself may throw where storage is blocked. */
export const tabStorage = (): Storage => window.sessionStorage;
export const deviceStorage = (): Storage => window.localStorage;
