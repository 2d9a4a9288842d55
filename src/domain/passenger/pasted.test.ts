import { describe, expect, it } from 'vitest';
import { readPasted } from './pasted.ts';
import type { PastedPerson } from './pasted.ts';
import { isWholePerson, isWorthReading } from './worth-reading.ts';

const zhou = { name: '周砚清', certType: '1', certNo: '110105198803071234' };
const xu = { name: '许曼', certType: '1', certNo: '11010519491231002X' };
const read = (text: string) => readPasted(text, '2026-11-22');
/** Without fields that are not in the text. */
const found = (text: string) =>
  read(text).people.map((one: PastedPerson) => Object.fromEntries(Object.entries(one).filter(([, value]) => value)));

describe('a pasted text', () => {
  it.each([
    '周砚清 110105198803071234',
    '周砚清\t110105198803071234',
    '周砚清，110105198803071234',
    '周砚清,110105198803071234;',
    '周砚清110105198803071234',
    '110105198803071234 周砚清',
    '　周砚清　１１０１０５１９８８０３０７１２３４',
    '周砚清 110105 1988 0307 1234',
    '周砚清 110105-19880307-1234',
    '姓名：周砚清 身份证号码：110105198803071234',
    '姓名: 周砚清\n证件类型: 身份证\n证件号: 110105198803071234',
    '1. 周砚清 身份证110105198803071234',
    '周 砚清 110105198803071234',
    '成人 周砚清（男）110105198803071234',
  ])('is a name and an ID card: %j', (text) => {
    expect(read(text)).toEqual({ people: [expect.objectContaining(zhou)], unread: [] });
  });

  it.each([
    '周砚清 110105198803071234 13800000010',
    '周砚清 138 0000 0010 110105198803071234',
    '13800000010，周砚清，110105198803071234',
    '周砚清 110105198803071234\n手机：+86 138-0000-0010',
    '周砚清 110105198803071234 8613800000010',
    '周砚清 110105198803071234 17951 138 0000 0010',
    '周砚清 110105198803071234 1795113800000010',
    '周\u200b砚清 \u202d1101051988\u200b03071234\u202c 138\u00a00000\u00a00010',
  ])('may have the phone beside it: %j', (text) => {
    expect(found(text)).toEqual([{ ...zhou, mobilePhone: '13800000010' }]);
  });

  it.each([
    '周砚清 110105198803071234\n许曼 11010519491231002x',
    '周砚清\t110105198803071234\r\n许曼\t11010519491231002X\r\n',
    '周砚清 110105198803071234 许曼 11010519491231002X',
    '周砚清110105198803071234许曼11010519491231002X',
    '110105198803071234 周砚清；11010519491231002X 许曼',
    '1、周砚清，身份证，110105198803071234\n2、许曼，身份证，11010519491231002X',
    '姓名：周砚清\n身份证：110105198803071234\n\n姓名：许曼\n身份证：11010519491231002X',
  ])('may name several travellers: %j', (text) => {
    expect(found(text)).toEqual([zhou, xu]);
    expect(read(text).unread).toEqual([]);
  });

  it.each(['王𫰠', '李〇', '阿卜杜拉•买买提', '李YUE', '高大山'])('takes the name %s', (name) => {
    expect(found(`${name} 110105198803071234`)).toEqual([{ ...zhou, name }]);
  });

  it.each([
    ['乘客：周砚清，身份证：110105198803071234', zhou.name, []],
    ['旅客 周砚清 110105198803071234', zhou.name, []],
    ['乘客1：周砚清 110105198803071234', zhou.name, []],
    ['出行人周砚清 110105198803071234', zhou.name, []],
    ['乘机人姓名：周 砚清 证件号码：110105198803071234', zhou.name, []],
    ['帮我订一张 周砚清 110105198803071234', zhou.name, ['帮我订一张']],
    ['订12月20号早上北京到上海的机票，两个人 周砚清 110105198803071234', zhou.name, '不订月'],
    ['订 周砚清 110105198803071234', zhou.name, ['订']],
    ['周砚清 成都 110105198803071234', zhou.name, ['成都']],
    ['周砚清身份证号是110105198803071234', zhou.name, []],
    ['周砚清先生 110105198803071234', zhou.name, []],
    ['周砚清 ZHOU/YANQING 护照 110105198803071234', 'ZHOU/YANQING', [zhou.name]],
    ['PLEASE BOOK ZHOU/YANQING 护照 E12345678', 'ZHOU/YANQING', ['PLEASE BOOK']],
    ['娜仁 110105198803071234', '娜仁', []],
    ['乘客：安排 110105198803071234', '安排', []],
    // Nothing here is a name for certain.
    ['乘客 110105198803071234', '', []],
    ['帮我订一张 110105198803071234', '', ['帮我订一张']],
    ['靠窗 早班 110105198803071234', '', ['靠窗', '早班']],
    ['帮我订一张周砚清 110105198803071234', '', ['帮我订一张周砚清']],
  ])('a name is one run beside its label or its document: %s', (text, name, unread) => {
    const pasted = read(text);
    expect(pasted.people.map((one) => one.name)).toEqual([name]);
    if (typeof unread === 'string') expect(pasted.people[0]?.name).not.toMatch(/[订月]/);
    else expect(pasted.unread).toEqual(unread);
  });

  it('takes the person to call for no traveller', () => {
    expect(read('周砚清 110105198803071234\n联系人：许曼 13800000010')).toEqual({
      people: [expect.objectContaining(zhou)],
      unread: ['许曼', '13800000010'],
    });
  });

  it('reads a permit with its bracket', () => {
    expect(found('林志明 0123456789(B)')).toEqual([{ name: '林志明', certType: '4', certNo: '0123456789B' }]);
  });

  it('reads radicals as characters, and a year alone as no day', () => {
    expect(found('⾼⼤⼭ 110105198803071234')).toEqual([{ ...zhou, name: '高大山' }]);
    expect(found('LIN/ZHIXIA 护照 E12345678 1990')).toEqual([
      { name: 'LIN/ZHIXIA', certType: '2', certNo: 'E12345678' },
    ]);
  });

  it('knows other documents by their name, else by their form', () => {
    expect(found('LIN/ZHIXIA 护照 E12345678 2033-01-05 1990/2/3')).toEqual([
      { name: 'LIN/ZHIXIA', certType: '2', certNo: 'E12345678', bornDate: '1990-02-03', certValidDate: '2033-01-05' },
    ]);
    expect(found('陈嘉颖 H0123456789')).toEqual([{ name: '陈嘉颖', certType: '5', certNo: 'H0123456789' }]);
    expect(found('林志明 台胞证 01234567')).toEqual([{ name: '林志明', certType: '4', certNo: '01234567' }]);
    expect(found('王海 军官证 123456')).toEqual([{ name: '王海', certType: '3', certNo: '123456' }]);
    expect(found('古丽娜尔·艾山 340524198001010010')).toEqual([
      { name: '古丽娜尔·艾山', certType: '1', certNo: '340524198001010010' },
    ]);
  });

  it('keeps a number with a digit too few or too many: its field shows the error', () => {
    expect(found('周砚清 11010519880307123')).toEqual([{ ...zhou, certNo: '11010519880307123' }]);
    expect(found('周砚清 1101051988030712345')).toEqual([{ ...zhou, certNo: '1101051988030712345' }]);
  });

  it.each([
    '出生 1990-03-07 女',
    '出生：1990-03-07，性别：女',
    '生日 1990/3/7 性别女',
    '女 出生日期1990年3月7日',
    '出生年月日：19900307 性别 F',
    '女士 DOB 1990-03-07',
  ])('reads birth and sex by their labels: %s', (text) => {
    const zhang = { name: 'ZHANG/WEI', certType: '2', certNo: 'E12345678', bornDate: '1990-03-07', sex: 'F' };
    expect(found(`ZHANG/WEI 护照 E12345678 ${text}`)).toEqual([zhang]);
    const four = ['A', 'B', 'C', 'D'].map((end) => `ZHANG/WEI${end} 护照 E1234567${end} ${text}`).join('\n');
    expect(read(four)).toMatchObject({ people: Array.from({ length: 4 }, () => ({ sex: 'F' })), unread: [] });
  });

  it('a label says which day it is, and a nationality is one of a country', () => {
    const text = '姓名：LIN/ZHIXIA 护照号码：E12345678 护照有效期：2020-01-05 国籍：法国 出生日期：1990-02-03 性别：男';
    expect(found(text)).toEqual([
      {
        name: 'LIN/ZHIXIA',
        certType: '2',
        certNo: 'E12345678',
        certValidDate: '2020-01-05',
        nationality: 'FR',
        bornDate: '1990-02-03',
        sex: 'M',
      },
    ]);
    expect(read('LIN/ZHIXIA E12345678 国籍 火星 性别 未知 出生 1990-13-40').unread).toEqual([
      '火星',
      '未知',
      '1990-13-40',
    ]);
  });

  it('returns unread text, and makes no traveller of it', () => {
    expect(read('周砚清 上海 110105198803071234 #12')).toEqual({
      people: [expect.objectContaining(zhou)],
      unread: ['上海', '#12'],
    });
    expect(read('周砚清 110105198803071234 13800000010 上海')).toEqual({
      people: [expect.objectContaining(zhou)],
      unread: ['上海'],
    });
    expect(read('13800000010')).toEqual({ people: [], unread: ['13800000010'] });
    expect(read('你好，明天见！！')).toMatchObject({ people: [], unread: ['你好', '明天见!!'] });
    expect(read('')).toEqual({ people: [], unread: [] });
    expect(read('周砚清\n许曼 11010519491231002X')).toEqual({
      people: [expect.objectContaining(xu)],
      unread: ['周砚清'],
    });
    expect(read('周砚清 110105198803071234\n乱写 12345\n许曼 11010519491231002X')).toEqual({
      people: [expect.objectContaining(zhou), expect.objectContaining(xu)],
      unread: ['乱写', '12345'],
    });
    expect(found('周砚清 13800000010')).toEqual([{ name: '周砚清', certType: '1', mobilePhone: '13800000010' }]);
  });

  it('differs from a name or a number alone', () => {
    expect(['周砚清 110105198803071234', '周砚清110105', 'LIN/ZHIXIA E1234567'].map(isWorthReading)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['周砚清', '110105198803071234', '11010519491231002X', 'E12345678', '110105 19880307', 'EA1234567'].map(
        isWorthReading,
      ),
    ).toEqual([false, false, false, false, false, false]);
    expect(['周砚清 110105198803', '周砚清 110105 1988 0307 1234'].map(isWholePerson)).toEqual([false, true]);
  });
});
