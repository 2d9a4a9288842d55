import { describe, expect, it } from 'vitest';
import { checkSheetRow } from './check-sheet.ts';
import { suggestSheetRow } from './suggest.ts';
import type { SheetField, SheetValues } from './values.ts';

const today = '2026-11-22';
const card = '11010519491231002X';
const passport: SheetValues = {
  name: 'ZHOU/YANQING',
  englishName: '',
  certType: '2',
  certNo: 'EA1234567',
  certValidDate: '2031-01-01',
  issueCountry: 'CN',
  bornDate: '1985-06-15',
  sex: 'F',
  psgType: 'ADT',
  nationality: 'CN',
  mobilePhone: '',
  otherCertType: '',
  otherCertNo: '',
  otherCertValidDate: '',
};
const ofCard = { name: '周砚清', certType: '1', certNo: card, bornDate: '1949-12-31', certValidDate: '' };
const suggestionsFor = (more: Partial<SheetValues>) => {
  const values = { ...passport, ...more };
  return suggestSheetRow(values, checkSheetRow(values, today), today);
};

describe('a wrong cell', () => {
  it.each<[SheetField, string, Partial<SheetValues>, string | undefined]>([
    ['name', '周砚清（女士）', {}, '周砚清'],
    ['name', '周砚清1', {}, '周砚清'],
    ['name', '=周砚清', {}, '周砚清'],
    ['name', '古丽··买买提', {}, '古丽·买买提'],
    ['name', 'Zhang San', {}, 'ZHANG/SAN'],
    ['name', 'MR ZHANG, SAN', {}, 'ZHANG/SAN'],
    ['name', '', { englishName: 'ZHOU YANQING' }, 'ZHOU/YANQING'],
    ['name', '林', {}, undefined],
    ['englishName', 'lü zhixia', {}, 'LYU/ZHIXIA'],
    ['englishName', 'Müller Jörg', {}, 'MUELLER/JOERG'],
    ['englishName', 'LIN', {}, undefined],
    ['certType', '中国护照本', {}, '2'],
    ['certType', '', {}, '2'],
    ['certType', '暂住证', { certNo: 'H12345678' }, '5'],
    ['certType', '暂住证', { certNo: '9' }, undefined],
    ['certNo', '11O1O51949123l002x', ofCard, card],
    ['certNo', '11010519491231002×', ofCard, card],
    ['certNo', '=EA-1234567', {}, 'EA1234567'],
    ['certNo', '护照E22345678', {}, 'E22345678'],
    ['certNo', '3.09285895E8', {}, undefined],
    ['mobilePhone', '1.380000001E10', {}, undefined],
    ['mobilePhone', '手机17951-13800000010', {}, '13800000010'],
    ['certNo', '110105194912310021', ofCard, undefined],
    ['certNo', '1.10105194912310E+17', ofCard, undefined],
    ['certValidDate', '31/01/2031', {}, '2031-01-31'],
    ['certValidDate', 'Jan 5, 2031', {}, '2031-01-05'],
    ['certValidDate', '05/06/2031', {}, undefined],
    ['certValidDate', '2031-02-30', {}, undefined],
    ['bornDate', '15.06.1985', {}, '1985-06-15'],
    ['bornDate', '1990-01-01', ofCard, '1949-12-31'],
    ['bornDate', '六月十五', {}, undefined],
    ['sex', '女士', {}, 'F'],
    ['sex', 'Mr.', {}, 'M'],
    ['sex', 'M', ofCard, 'F'],
    ['sex', '未知', {}, undefined],
    ['psgType', '贵宾', {}, 'ADT'],
    ['psgType', 'ADT', { bornDate: '2019-05-01' }, 'CHD'],
    ['nationality', '中华人民共和国', {}, 'CN'],
    ['nationality', 'Germany', {}, 'DE'],
    ['nationality', 'GBR', {}, 'GB'],
    ['nationality', '日本国', {}, 'JP'],
    ['nationality', '几内亚比绍共和国', {}, 'GW'],
    ['nationality', '刚果', {}, undefined],
    ['nationality', 'Fiji', {}, 'FJ'],
    ['issueCountry', '美国籍', {}, 'US'],
    ['issueCountry', '火星', {}, undefined],
    ['mobilePhone', '13800000010/13900000010', {}, '13800000010'],
    ['mobilePhone', '手机138-0000-O010', {}, '13800000010'],
    ['mobilePhone', '12345', {}, undefined],
  ])('%s "%s" beside %j is suggested to be %s', (field, text, more, value) => {
    expect(suggestionsFor({ ...more, [field]: text })[field]).toBe(value);
  });

  it('gets no suggestion that the rules of the row refuse, and right cells get none', () => {
    expect(suggestionsFor({})).toEqual({});
    expect(suggestionsFor({ name: '=1+1', mobilePhone: '+86 1380000001' })).toEqual({});
  });
});
