import { describe, expect, it } from 'vitest';
import { asksPassword, canPayPersonal, firstChoice, isQrMethod, offeredMethods } from './pay-methods.ts';
import type { PayMethod } from './pay-methods.ts';

const all = { alipay: true, weChatPay: true, tianHangPay: true, creditPay: true, multiPay: true };
const state = (method: PayMethod, enabled = true, balance = '') => ({
  method,
  enabled,
  balance,
  reason: enabled ? '' : '不足',
});

describe('the methods on the pay page', () => {
  it('are in one order, company money first, disabled ones at the end', () => {
    const shown = offeredMethods(
      [state('weChatPay'), state('alipay'), state('creditPay', false), state('tianHangPay', false), state('multiPay')],
      all,
    );
    expect(shown.map(({ method }) => method)).toEqual(['multiPay', 'alipay', 'weChatPay', 'creditPay', 'tianHangPay']);
  });

  it('are hidden where the application does not offer them', () => {
    const shown = offeredMethods([state('alipay'), state('creditPay')], { ...all, creditPay: false });
    expect(shown.map(({ method }) => method)).toEqual(['alipay']);
  });

  it.each([
    ['the preferred one is chosen', [state('alipay'), state('weChatPay')], 'weChatPay', 'weChatPay'],
    [
      'a preferred one that cannot be used is passed over',
      [state('creditPay', false), state('multiPay')],
      'creditPay',
      'multiPay',
    ],
    ['one that is not offered is passed over', [state('alipay')], 'creditPay', 'alipay'],
    ['none is chosen when none can be used', [state('creditPay', false)], 'creditPay', null],
  ] as const)('%s', (_sentence, methods, preferred, expected) => {
    expect(firstChoice(methods, preferred)).toBe(expected);
  });
});

describe('a method', () => {
  it.each([
    ['alipay', true],
    ['weChatPay', true],
    ['tianHangPay', false],
    ['creditPay', false],
    ['multiPay', false],
  ] as const)('%s is paid by QR code: %s', (method, expected) => {
    expect(isQrMethod(method)).toBe(expected);
  });

  it.each([
    ['alipay', false],
    ['weChatPay', false],
    ['tianHangPay', true],
    ['creditPay', true],
    ['multiPay', true],
  ] as const)('%s asks for the pay password: %s', (method, expected) => {
    expect(asksPassword(method, true, true)).toBe(expected);
    expect(asksPassword(method, true, false)).toBe(false);
    expect(asksPassword(method, false, true)).toBe(false);
  });

  it.each([
    ['a QR method pays any personal part', state('weChatPay'), 999_900, true],
    ['a QR method that is switched off pays none', state('alipay', false), 100, false],
    [
      'a wallet too small for the order can be enough for the part',
      state('tianHangPay', false, '312.60'),
      18_400,
      true,
    ],
    ['a wallet smaller than the part cannot pay it', state('tianHangPay', false, '312.60'), 31_261, false],
    ['the credit line never pays the personal part', state('creditPay', true, '186420'), 100, false],
  ] as const)('%s', (_sentence, method, part, expected) => {
    expect(canPayPersonal(method, part)).toBe(expected);
  });
});
