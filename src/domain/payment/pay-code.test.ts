import { expect, it } from 'vitest';
import { checkNewCode, codeStateAt, newCodeWords, payCodeOf, showPayCode } from './pay-code.ts';
import type { CodeState } from './pay-code.ts';

const code: Parameters<typeof codeStateAt>[0] = {
  usesMax: 3,
  uses: 0,
  capTotal: 10_000,
  used: 0,
  expiresAt: 1_000,
  revokedAt: null,
};

it.each<[string, Partial<typeof code>, number, CodeState]>([
  ['a new one', {}, 999, 'active'],
  ['at its end', {}, 1_000, 'expired'],
  ['with a use and a fen left', { uses: 2, used: 9_999 }, 999, 'active'],
  ['without a use left', { uses: 3 }, 999, 'used'],
  ['without money left', { used: 10_000 }, 999, 'used'],
  ['used up, after its end', { uses: 3 }, 1_000, 'used'],
  ['revoked, whatever it had left', { uses: 3, revokedAt: 5 }, 2_000, 'revoked'],
])('%s', (_, changes, now, state) => {
  expect(codeStateAt({ ...code, ...changes }, now)).toBe(state);
});

const good = { products: ['air'], capEach: '500', capTotal: '500', uses: '1', days: '90', bookerPhone: '' };

it.each<[string, Partial<typeof good>, Readonly<Record<string, string>>]>([
  ['one use of the whole sum', {}, {}],
  ['the highest sums', { capEach: '50000', capTotal: '500000.00', uses: '99' }, {}],
  [
    'a fen above the highest sum',
    { capEach: '50000.01', capTotal: '500000' },
    { capEach: newCodeWords.more('50,000') },
  ],
  ['a total below a use', { capTotal: '499.99' }, { capTotal: newCodeWords.total }],
  ['no sum for a use', { capEach: '' }, { capEach: newCodeWords.amount }],
  ['nothing', { capEach: '0.00' }, { capEach: newCodeWords.nothing }],
  ['no product', { products: [] }, { products: newCodeWords.products }],
  ['a hundred uses', { uses: '100' }, { uses: newCodeWords.uses(99) }],
  ['91 days', { days: '91' }, { days: newCodeWords.days(90) }],
  ['a short phone', { bookerPhone: '1380000' }, { bookerPhone: newCodeWords.phone }],
])('a new code: %s', (_, changes, errors) => {
  expect(checkNewCode({ ...good, ...changes })).toEqual(errors);
});

it('a typed code is read without its hyphens, in full width and small letters, and shown in fours', () => {
  expect(payCodeOf(' ａbcd-efgh jkmn ')).toBe('ABCDEFGHJKMN');
  expect(payCodeOf('ABCD-EFGH-JKMN-2345')).toBe('ABCDEFGHJKMN');
  expect(showPayCode('ABCDEFGHJKMN')).toBe('ABCD-EFGH-JKMN');
});
