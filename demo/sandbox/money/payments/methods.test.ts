import { describe, expect, it } from 'vitest';
import type { Split } from '#domain/payment/split.ts';
import { payMethods, preferredMethod } from './methods.ts';
import type { PayScene } from './methods.ts';

const all = { alipay: true, weChatPay: true, tianHangPay: true, creditPay: true, multiPay: true };
const split = (company: number, personal: number): Split => ({
  company,
  personal,
  companyMax: company,
  limitPrice: company,
  tolerance: 0,
  taxes: 0,
});
const scene = (given: Partial<PayScene>): PayScene => ({
  level: '10',
  isChild: false,
  offered: all,
  isPartly: false,
  dueFen: 163_000,
  walletFen: 531_260,
  creditFen: 0,
  creditBlock: '',
  split: null,
  ...given,
});
const over = { level: '7_0', walletFen: 31_260, creditFen: 18_642_000, split: split(144_600, 18_400) } as const;

describe('payment methods', () => {
  it.each<[string, Partial<PayScene>, Record<string, string>, string]>([
    ['a member pays by code or from the wallet', {}, { alipay: '', weChatPay: '', tianHangPay: '' }, 'alipay'],
    [
      'a wallet with too little says how much is missing',
      { walletFen: 31_260 },
      { alipay: '', weChatPay: '', tianHangPay: '余额不足 ¥1,317.40' },
      'alipay',
    ],
    [
      'a wallet with just enough pays',
      { walletFen: 163_000 },
      { alipay: '', weChatPay: '', tianHangPay: '' },
      'alipay',
    ],
    [
      'a family’s child has no wallet to pay from',
      { isChild: true },
      { alipay: '', weChatPay: '', tianHangPay: '家庭子会员不能使用钱包支付' },
      'alipay',
    ],
    [
      'what the application does not offer is not there',
      { offered: { ...all, alipay: false, tianHangPay: false } },
      { weChatPay: '' },
      'weChatPay',
    ],
    [
      'an employee over the standard pays together with the company',
      over,
      {
        multiPay: '',
        creditPay: '超出公司限额的 ¥184.00 须由您支付；如需公司全额支付，请联系企业管理员',
        tianHangPay: '余额不足 ¥1,317.40',
        alipay: '',
        weChatPay: '',
      },
      'multiPay',
    ],
    [
      'an employee within the standard has nothing to pay',
      { ...over, split: split(163_000, 0) },
      {
        multiPay: '公司全额支付，无需个人支付',
        creditPay: '',
        tianHangPay: '余额不足 ¥1,317.40',
        alipay: '',
        weChatPay: '',
      },
      'creditPay',
    ],
    [
      'a credit line with too little says how much is missing',
      { ...over, creditFen: 100_000, split: split(163_000, 0) },
      {
        multiPay: '公司全额支付，无需个人支付',
        creditPay: '授信额度不足 ¥630.00',
        tianHangPay: '余额不足 ¥1,317.40',
        alipay: '',
        weChatPay: '',
      },
      'alipay',
    ],
    [
      'the company’s share of a mixed payment needs the credit line too',
      { ...over, creditFen: 100_000 },
      {
        multiPay: '授信额度不足 ¥446.00',
        creditPay: '超出公司限额的 ¥184.00 须由您支付；如需公司全额支付，请联系企业管理员',
        tianHangPay: '余额不足 ¥1,317.40',
        alipay: '',
        weChatPay: '',
      },
      'alipay',
    ],
    [
      'private travel is never on the company',
      { ...over, split: null },
      {
        multiPay: '因私订单请个人支付',
        creditPay: '因私订单请个人支付',
        tianHangPay: '余额不足 ¥1,317.40',
        alipay: '',
        weChatPay: '',
      },
      'alipay',
    ],
    [
      'once the company has paid, the traveller pays the rest alone',
      { ...over, isPartly: true, dueFen: 18_400 },
      {
        multiPay: '公司部分已支付，请支付个人部分',
        creditPay: '公司部分已支付，请支付个人部分',
        tianHangPay: '',
        alipay: '',
        weChatPay: '',
      },
      'alipay',
    ],
    [
      'the company account itself pays from its line',
      { ...over, level: '70', split: split(163_000, 0), walletFen: 0 },
      {
        multiPay: '公司全额支付，无需个人支付',
        creditPay: '',
        tianHangPay: '余额不足 ¥1,630.00',
        alipay: '',
        weChatPay: '',
      },
      'creditPay',
    ],
  ])('%s', (_sentence, given, expected, preferred) => {
    const methods = payMethods(scene(given));
    expect(Object.fromEntries(methods.map((one) => [one.method, one.reason]))).toEqual(expected);
    expect(methods.every((one) => one.enabled === (one.reason === ''))).toBe(true);
    expect(preferredMethod(methods)).toBe(preferred);
  });

  it('shows the mixed payment first, as on the mock, and what is left where that has a meaning: of the line to the company, or where it is too little', () => {
    const methods = payMethods(scene(over));
    expect(methods.map((one) => one.method)).toEqual(['multiPay', 'creditPay', 'tianHangPay', 'alipay', 'weChatPay']);
    expect(methods.map((one) => one.balance)).toEqual(['', '', '312.60', '', '']);
    const creditOf = (given: Partial<PayScene>) =>
      payMethods(scene({ ...over, ...given })).find((one) => one.method === 'creditPay')?.balance;
    expect([creditOf({ level: '70' }), creditOf({ creditFen: 100 })]).toEqual(['186420', '1']);
  });

  it('tells the missing amount beside the sentence, and none where another reason comes first', () => {
    const missing = (given: Partial<PayScene>) => payMethods(scene({ ...over, ...given })).map((one) => one.missing);
    expect(missing({})).toEqual(['', '', '1317.40', '', '']);
    expect(missing({ isPartly: true, isChild: true })).toEqual(['', '', '', '', '']);
    expect(missing({ split: split(144_600, 0), creditFen: 100_000 })).toEqual(['', '630', '1317.40', '', '']);
  });
});
