import { describe, expect, it } from 'vitest';
import { judgedField, refusalOf } from './refusal.ts';

const form = { mobilePhone: '', loginPsw: '', accCode: '' };

describe('the field that a failed login is about', () => {
  it.each([
    ['the one the server names', 'refused', 400, { field: 'accCode' }, 'accCode'],
    ['the usual one when it names none', 'refused', 400, null, 'loginPsw'],
    ['the usual one when it names another form’s', 'refused', 400, { field: 'smsCode' }, 'loginPsw'],
    ['the usual one for a code nobody knows', 'refused', 987_654, null, 'loginPsw'],
    ['the one it names with too many tries', 'refused', 429, { field: 'accCode', retryAfter: 0 }, 'accCode'],
    ['none when too many call at once', 'refused', 429, { retryAfter: 1 }, undefined],
    ['none for faults of the server', 'refused', 500, null, undefined],
    ['none for a business exception', 'refused', 1030, null, undefined],
    ['none for an unnamed fault', 'refused', 999_999, null, undefined],
    ['none without an answer', 'offline', -1, null, undefined],
    ['none for an answer that cannot be read', 'garbled', -1, { field: 'accCode' }, undefined],
  ])('%s', (_sentence, kind, ret, data, expected) => {
    expect(judgedField({ kind, ret, data }, form, 'loginPsw')).toBe(expected);
  });
});

it('a wait is whole seconds above zero for every answer', () => {
  expect(
    [{ retryAfter: 0.2 }, { retryAfter: 0 }, { retryAfter: '9' }, null].map((data) => refusalOf(data).retryAfter),
  ).toEqual([1, undefined, undefined, undefined]);
});
