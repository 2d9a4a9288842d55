import { afterEach, describe, expect, test } from 'vitest';
import type { LoginAnswer } from '#contract/account.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { createSession } from './session.ts';
import { createStore, tabStorage } from './storage.ts';

afterEach(() => sessionStorage.clear());

/** A storage that takes nothing any more; its entries can still be read and removed. */
function fullStorage(held: Record<string, string>): Storage {
  const kept = new Map(Object.entries(held));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => Array.from(kept.keys())[index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
}

const storages: [name: string, storage: () => Storage | null][] = [
  [
    'whose getter throws',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
  ['that is not there', () => null],
  ['that is full', () => fullStorage({})],
  ['that works', tabStorage],
];

describe.each(storages)('a storage %s', (_, storage) => {
  test('keeps, replaces, removes and clears values for this page', () => {
    const store = createStore(storage, 'x');
    store.set('a', { b: 1 });
    store.set('a', { b: 2 });
    store.set('c', 3);
    expect([store.get('a', {}), store.get('c', 0)]).toEqual([{ b: 2 }, 3]);
    store.remove('c');
    expect(store.get('c', 0)).toBeUndefined();
    store.clear();
    expect(store.get('a', {})).toBeUndefined();
  });
});

test('a full storage that still holds an older value does not answer with it', () => {
  const store = createStore(() => held, 'x');
  const held = fullStorage({ 'travel-embed:x:a': '"old"', partner: 'theirs' });
  store.set('a', 'new');
  expect(store.get('a', '')).toBe('new');
  expect(held.getItem('partner')).toBe('theirs');
});

test('a storage that the page clears in the middle loses nothing of this page', () => {
  const store = createStore(tabStorage, 'x');
  store.set('a', 1);
  sessionStorage.clear();
  expect(store.get('a', 0)).toBe(1);
});

test.each(['{broken', 'null', '7', '[]', '{"b":2}'])(
  '%s in the place of another shape counts as absent and is removed',
  (text) => {
    sessionStorage.setItem('travel-embed:x:a', text);
    expect(createStore(tabStorage, 'x').get('a', { c: 0 })).toBeUndefined();
    expect(sessionStorage.getItem('travel-embed:x:a')).toBeNull();
  },
);

test('clearing takes the keys of its own app id, and none of the page around', () => {
  const stores = ['skyline', 'default'].map((appId) => createStore(tabStorage, appId));
  for (const store of stores) store.set('a', 1);
  sessionStorage.setItem('partner', 'theirs');
  stores[0]?.clear();
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['partner', 'travel-embed:default:a']);
});

test('a member stays logged in when the page clears its storage', () => {
  const session = createSession({
    apiBase: '',
    fetch: async () => new Response('{"ret":0,"data":{}}'),
    config: defaultConfig,
  });
  session.adopt({ memberId: 'M1', token: 'T1' } as LoginAnswer);
  sessionStorage.clear();
  expect([session.user.value?.memberId, session.token.value]).toEqual(['M1', 'T1']);
});
