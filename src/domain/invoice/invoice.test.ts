import { describe, expect, it } from 'vitest';
import { checkTitle, keepAccount, tidyTitle } from './invoice-title.ts';
import type { InvoiceTitle } from './invoice-title.ts';
import { checkCreditCode, checkTaxNo, creditCheckSign, isCreditCode, keepTaxNo } from './tax-number.ts';

/** The example of GB 32100, and made-up codes with their check sign. */
const codes = ['91350100M000100Y43', '91310115MA1K3FAN06', '521100005000001239', '91330106MA2B0C1D2U'];

describe('a unified social credit code', () => {
  it.each(codes)('%s is right', (code) => {
    expect([isCreditCode(code), checkCreditCode(code), creditCheckSign(code.slice(0, 17))]).toEqual([
      true,
      '',
      code[17],
    ]);
  });

  it.each(codes)('%s with any one sign changed, or two neighbours exchanged, is wrong', (code) => {
    for (let at = 0; at < 18; at += 1) {
      const sign = code[at] === '7' ? '8' : '7';
      expect(isCreditCode(code.slice(0, at) + sign + code.slice(at + 1))).toBe(false);
      const [one = '', two = ''] = [code[at], code[at + 1]];
      if (two && one !== two) expect(isCreditCode(code.slice(0, at) + two + one + code.slice(at + 2))).toBe(false);
    }
  });

  it.each([
    ['', /请输入税号/],
    ['91350100M000100Y4', /现在是 17 位/],
    ['9135010OM000100Y43', /字母 O.*数字 0/],
    ['91350100M000100Y44', /营业执照/],
    ['9A350100M000100Y43', /营业执照/],
  ])('%j is refused with its reason', (code, message) => expect(checkCreditCode(code)).toMatch(message));

  it('is kept in capitals without the spaces of a pasted one', () => {
    expect(keepTaxNo(' 9135 0100 m000 100ｙ43 ')).toBe('91350100M000100Y43');
  });

  it.each([
    ['税号：９１３１ ０１１５ ＭＡ１Ｋ ３ＦＡＮ ０６', '91310115MA1K3FAN06'],
    ['统一社会信用代码 91310115MA1K3FAN06', '91310115MA1K3FAN06'],
    ['Tax No. 91310115MA1K3FAN06', '91310115MA1K3FAN06'],
    [
      '名称：云帆科技A座有限公司\n税号：91310115MA1K3FAN06\n电话：021-62345678\n账号：6222020200112230011',
      '91310115MA1K3FAN06',
    ],
    ['税号：91310115MA1K3FAN07', '91310115MA1K3FAN07'],
    ['名称：云帆A座\n税号：91310115MA1K3FAN07\n账号：6222020200112230011', '91310115MA1K3FAN07'],
    ['91310115MA1K3FAN06\u200b', '91310115MA1K3FAN06'],
    ['91310115MA1K3FAN0699', '91310115MA1K3FAN0699'],
    ['91310115MA1K3FAN06991310115', '91310115MA1K3FAN06991310115'],
    ['9131', '9131'],
    ['', ''],
  ])('of the paste %j is %j', (typed, kept) => expect(keepTaxNo(typed)).toBe(kept));

  it.each([
    ['', ''],
    ['110108500000123', ''],
    ['91310115MA1K3FAN06', ''],
    ['91310115MA1K3FAN07', '税号有误，请对照营业执照核对'],
    ['9131O115MA1K3FAN06', '税号中不会有字母 O，请核对是否为数字 0'],
    ['91310115MA1K3FAN06991310115', '税号为 15 至 20 位数字或大写字母，现在是 27 位'],
  ])('of any organisation: %j is answered with %j', (taxNo, message) => expect(checkTaxNo(taxNo)).toBe(message));
});

const company: InvoiceTitle = {
  kind: 'company',
  titleName: '云帆科技有限公司',
  taxNo: '91350100M000100Y43',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
};
const errorsOf = (change: Partial<InvoiceTitle>) => checkTitle({ ...company, ...change });

describe('an invoice title', () => {
  it.each([
    {},
    { kind: 'personal' as const, titleName: '张三', taxNo: '' },
    { kind: 'personal' as const, titleName: '张三', taxNo: 'left over', bank: 'left over' },
    { kind: 'other' as const, titleName: '市第一中学', taxNo: '' },
    { kind: 'other' as const, taxNo: '110108500000123' },
    { address: '世纪大道100号', phone: '021-62345678', bank: '中国银行上海分行', bankAccount: '4351234567' },
  ])('is kept: %j', (change) => expect(errorsOf(change)).toEqual({}));

  it.each([
    [{ titleName: ' ' }, 'titleName', /单位名称/],
    [{ kind: 'personal' as const, titleName: '' }, 'titleName', /姓名/],
    [{ titleName: '云'.repeat(61) }, 'titleName', /60/],
    [{ titleName: '<script>' }, 'titleName', /符号/],
    [{ taxNo: '' }, 'taxNo', /请输入税号/],
    [{ kind: 'other' as const, taxNo: '12' }, 'taxNo', /15 至 20/],
    [{ kind: 'other' as const, taxNo: '52110000500000123X' }, 'taxNo', /有误/],
    [{ address: '路'.repeat(81) }, 'address', /80/],
    [{ phone: '123' }, 'phone', /电话/],
    [{ bank: '中国银行' }, 'bankAccount', /请输入银行账号/],
    [{ bankAccount: '4351234567' }, 'bank', /请输入开户银行/],
    [{ bank: '中国银行', bankAccount: '1234' }, 'bankAccount', /8 至 30/],
  ])('is refused at one field: %j', (change, field, message) => {
    const errors = errorsOf(change);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(message);
  });

  it('of a person has a name only, and brackets of one kind', () => {
    expect(tidyTitle({ ...company, kind: 'personal', titleName: ' 张三 ', bank: '中国银行' })).toEqual({
      kind: 'personal',
      titleName: '张三',
      taxNo: '',
      address: '',
      phone: '',
      bank: '',
      bankAccount: '',
    });
    expect(tidyTitle({ ...company, titleName: '云帆(上海)有限公司' }).titleName).toBe('云帆（上海）有限公司');
    expect(keepAccount('4351 2345-67')).toBe('4351234567');
  });
});
