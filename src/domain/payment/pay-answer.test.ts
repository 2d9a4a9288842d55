import { describe, expect, it } from 'vitest';
import { payFailureOf, tradeStateOf } from './pay-answer.ts';

describe('a failed payment', () => {
  it.each([
    ['no connection: the call may have arrived', -1, 'offline', 'unknown'],
    ['no answer in time', 888, 'timeout', 'unknown'],
    ['an answer that cannot be read', -1, 'garbled', 'unknown'],
    ['trade pending', 16_128, 'refused', 'unknown'],
    ['a fault of the server', 500, 'refused', 'unknown'],
    ['a business exception', 1030, 'refused', 'unknown'],
    ['an unnamed fault', 999_999, 'refused', 'unknown'],
    ['paid or closed meanwhile', 409, 'refused', 'changed'],
    ['another trade meanwhile', 404, 'refused', 'changed'],
    ['too many wrong passwords', 423, 'refused', 'locked'],
    ['too many tries', 429, 'refused', 'locked'],
    ['a wrong password', 400, 'refused', 'refused'],
    ['a member who may not', 403, 'refused', 'refused'],
    ['the session has ended', 401, 'refused', 'ended'],
    ['the widget was closed', -1, 'cancelled', 'ended'],
  ])('%s (%i, %s) is %s', (_sentence, ret, kind, expected) => {
    expect(payFailureOf({ ret, kind })).toBe(expected);
  });
});

describe('the query of a trade', () => {
  it.each([
    ['success means paid', true, 0, 'paid'],
    ['16128 means not yet', false, 16_128, 'pending'],
    ['a trade that does not exist has not been scanned yet', false, 404, 'pending'],
    ['a changed state is asked for', false, 409, 'ask'],
    ['anything else says nothing', false, -1, 'failed'],
    ['a fault says nothing', false, 500, 'failed'],
  ])('%s', (_sentence, ok, ret, expected) => {
    expect(tradeStateOf({ ok, ret })).toBe(expected);
  });
});
