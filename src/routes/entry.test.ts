import { describe, expect, it } from 'vitest';
import { entryEffects, withoutParameters } from './entry.ts';
import type { Effect, Entry } from './entry.ts';

const clean: Effect = { kind: 'cleanAddress', names: ['sign', 'appId', 'access_type'] };
const clear: Effect = { kind: 'clearStorage' };
const adopt: Effect = { kind: 'adopt', sign: 's1', appId: 'skyline' };
const site = { isFirstParty: true, singleBrand: false, appId: '' };
const embedded = { isFirstParty: false, singleBrand: false, appId: 'skyline' };
const both = { sign: 's1', appId: 'skyline' };

const rows: [sentence: string, query: Record<string, string>, held: Entry['held'], effects: Effect[]][] = [
  ['sign and appId, nothing held: cleared, stored, removed', both, null, [clean, clear, adopt]],
  ['another sign is held', both, { sign: 's0', appId: 'skyline' }, [clean, clear, adopt]],
  ['the same sign of another app id is held', both, { sign: 's1', appId: 'meadow' }, [clean, clear, adopt]],
  ['both are held already: only the address is cleaned', both, both, [clean]],
  ['with access_type=THIRD_PARTY', { ...both, access_type: 'THIRD_PARTY' }, null, [clean, clear, adopt]],
  [
    'with access_type=THIRD_PARTY storage is cleared even when both are held, and so they are stored again',
    { ...both, access_type: 'THIRD_PARTY' },
    both,
    [clean, clear, adopt],
  ],
  ['another access_type is none', { ...both, access_type: 'third_party' }, both, [clean]],
  ['sign alone is not ours', { sign: 's1' }, null, []],
  ['appId alone is not ours', { appId: 'skyline' }, null, []],
  ['access_type alone clears nothing', { access_type: 'THIRD_PARTY' }, null, []],
  ['an empty sign is none', { sign: '', appId: 'skyline', access_type: 'THIRD_PARTY' }, null, []],
  ['no parameters', {}, both, []],
];
describe.each([
  ['on the site', site],
  ['embedded, with the app id in the tag', embedded],
  ['embedded, without an app id in the tag', { ...embedded, appId: '' }],
])('a sign in the address, %s', (_, host) => {
  it.each(rows)('%s', (_sentence, query, held, effects) => {
    expect(entryEffects({ query, held, host })).toEqual(effects);
  });
});

describe('a sign without appId, marked as third party', () => {
  const query = { sign: 's1', access_type: 'THIRD_PARTY' };
  it('clears storage on the site', () => {
    expect(entryEffects({ query, held: null, host: site })).toEqual([clean, clear]);
  });
  it('is for the app id of the tag on a partner page', () => {
    expect(entryEffects({ query, held: null, host: embedded })).toEqual([clean, clear, adopt]);
  });
});

it('a sign for another app id than the tag names is left alone', () => {
  expect(
    entryEffects({
      query: { ...both, access_type: 'THIRD_PARTY' },
      held: null,
      host: { ...embedded, appId: 'meadow' },
    }),
  ).toEqual([]);
});

const searches: [search: string, left: string][] = [
  ['?sign=a&appId=b&access_type=c', ''],
  ['?from=PEK&sign=a&to=%E4%B8%8A+x&appId=b', '?from=PEK&to=%E4%B8%8A+x'],
  ['?sign=a&sign=b&q', '?q'],
  ['?%73ign=a&x=1', '?x=1'],
  ['?design=a&signature=b', '?design=a&signature=b'],
  ['?%E0%A4%A=1&sign=a', '?%E0%A4%A=1'],
  ['?x=sign=1', '?x=sign=1'],
  ['', ''],
];
it.each(searches)('%s without the three parameters is "%s"', (search, left) => {
  expect(withoutParameters(search, ['sign', 'appId', 'access_type'])).toBe(left);
});
