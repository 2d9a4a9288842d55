import { describe, expect, it } from 'vitest';
import { checkSheet, checkSheetRow } from './check-sheet.ts';
import { headOf, sheetTemplate, valuesOf, wordsOf } from './read-sheet.ts';
import { changed, passengerOf, sheetFields } from './values.ts';
import type { SheetField, SheetValues } from './values.ts';

const today = '2026-11-22';
const card = '11010519491231002X';
const read = (cells: Record<string, string>): SheetValues =>
  valuesOf(Object.values(cells), headOf(Object.keys(cells)), today);
const person = (more: Partial<SheetValues> = {}): SheetValues => ({
  ...read({ 姓名: '周砚清', 证件类型: '身份证', 证件号码: card }),
  ...more,
});

describe('the headings of a file', () => {
  it('of the template name all fields', () => {
    expect(headOf(sheetTemplate().titles).fields).toEqual([...sheetFields]);
    const { titles, example } = sheetTemplate('en');
    expect(headOf(titles).fields).toEqual([...sheetFields]);
    expect(titles.filter((title) => /\p{Script=Han}/u.test(title))).toEqual([]);
    // Its example is a traveller as the Chinese one.
    expect(valuesOf(example, headOf(titles), today)).toEqual(
      valuesOf(sheetTemplate().example, headOf(sheetTemplate().titles), today),
    );
  });

  it.each<[string, SheetField]>([
    ['* 姓 名', 'name'],
    ['姓名（必填）', 'name'],
    ['Full Name', 'name'],
    ['证件号', 'certNo'],
    ['ID Number', 'certNo'],
    ['document_type', 'certType'],
    ['Date of Birth', 'bornDate'],
    ['有效期至', 'certValidDate'],
    ['手机', 'mobilePhone'],
    ['乘客', 'name'],
    ['出差人姓名', 'name'],
    ['ID号', 'certNo'],
    ['护照到期日', 'certValidDate'],
  ])('%s means %s', (title, field) => {
    expect(headOf([title]).fields).toEqual([field]);
  });

  it('may stand in any order; unknown ones and a second one of a field mean nothing', () => {
    expect(headOf(['部门', '证件号码', '姓名', '身份证号']).fields).toEqual([null, 'certNo', 'name', null]);
  });

  it('of numbers may name the document type', () => {
    expect(read({ 姓名: '周砚清', 护照号码: 'ea1234567' })).toMatchObject({ certType: '2', certNo: 'EA1234567' });
    expect(read({ 姓名: '周砚清', 'Passport number': 'EA1234567' }).certType).toBe('2');
    expect(read({ 姓名: '周砚清', 证件号码: card }).certType).toBe('1');
    expect(read({ 姓名: '周砚清', 证件号码: 'EA1234567' }).certType).toBe('');
  });

  it.each(['身份证/护照号码', '证件号码（身份证/护照）'])('%s of two types: each number has its own', (title) => {
    expect(read({ 姓名: '张晓明', [title]: '110101198806120313' })).toMatchObject({ certType: '1', certValidDate: '' });
    expect(
      read({ 姓名: 'ZHOU/YANQING', [title]: 'EK1234567', 有效期: '2031-05-01', 出生日期: '1985-06-15' }),
    ).toMatchObject({ certType: '2', certNo: 'EK1234567', certValidDate: '2031-05-01' });
    expect(read({ 姓名: '张晓明', [title]: 'H12345678' }).certType).toBe('');
  });

  it('the expiry of a passport is not that of the ID card beside it', () => {
    const fields = ['name', 'certNo', 'otherCertNo', 'otherCertValidDate'];
    expect(headOf(['姓名', '身份证号', '护照号', '护照有效期']).fields).toEqual(fields);
    expect(headOf(['姓名', '身份证号', '护照号', '有效期']).fields).toEqual(fields);
    expect(headOf(['姓名', '身份证号', '有效期', '护照号']).fields).toEqual([
      'name',
      'certNo',
      'certValidDate',
      'otherCertNo',
    ]);
    expect(headOf(['姓名', '证件号码（身份证）', '港澳通行证有效期']).fields).toEqual(['name', 'certNo', null]);
    expect(headOf(['姓名', '护照号', '护照有效期']).fields).toEqual(['name', 'certNo', 'certValidDate']);
    expect(headOf(['姓名', '身份证号', '有效期']).fields).toEqual(['name', 'certNo', 'certValidDate']);
  });
});

describe('a row with two documents', () => {
  const both = {
    姓名: '张晓明',
    身份证号: '110101198806120313',
    护照号: 'EK1234567',
    护照有效期: '2031/5/1',
    签发国: '中国',
  };

  it('has both, the expiry and the country of the passport with the passport', () => {
    const values = read(both);
    expect(values).toMatchObject({ certType: '1', certNo: both.身份证号, certValidDate: '', bornDate: '1988-06-12' });
    expect(values).toMatchObject({ otherCertType: '2', otherCertNo: 'EK1234567', otherCertValidDate: '2031-05-01' });
    expect(passengerOf(values).documents).toMatchObject([
      { certType: '1', issueCountry: '' },
      { certType: '2', issueCountry: 'CN', certValidDate: '2031-05-01' },
    ]);
    expect(checkSheetRow(values, today)).toEqual({});
  });

  it('of which one number is empty has the other one', () => {
    expect(read({ ...both, 身份证号: '', 出生日期: '1988-06-12' })).toMatchObject({
      certType: '2',
      certNo: 'EK1234567',
      certValidDate: '2031-05-01',
      otherCertNo: '',
    });
    expect(read({ ...both, 护照号: '' })).toMatchObject({ certType: '1', otherCertType: '', otherCertValidDate: '' });
  });

  it('names what is wrong with the second one at its own cell', () => {
    expect(checkSheetRow(read({ ...both, 护照号: '1E+12' }), today)).toEqual({
      otherCertNo: '号码被表格转成了数值，末几位已丢失，请重新填写',
    });
    expect(Object.keys(checkSheetRow(read({ ...both, 护照有效期: '明年' }), today))).toEqual(['otherCertValidDate']);
    expect(checkSheetRow({ ...read(both), otherCertType: '' }, today)).toMatchObject({
      otherCertType: '请选择证件类型',
    });
    const rows = [read(both), read({ ...both, 身份证号: card, 姓名: '周砚清' })];
    expect(
      checkSheet(
        rows.map((values, at) => ({ line: at + 2, values, known: '' })),
        today,
      ),
    ).toEqual([{}, { otherCertNo: '与第 2 行的证件相同' }]);
  });
});

describe('the cells of a row', () => {
  it.each<[string, string, SheetField, string]>([
    ['证件类型', '港澳居民来往内地通行证', 'certType', '5'],
    ['证件类型', 'Passport', 'certType', '2'],
    ['证件类型', '2', 'certType', '2'],
    ['证件类型', '驾驶证', 'certType', '驾驶证'],
    ['证件号码', ' 110105 19491231 002x', 'certNo', card],
    ['证件有效期', '2030/1/5', 'certValidDate', '2030-01-05'],
    ['证件有效期', '2030年1月5日', 'certValidDate', '2030-01-05'],
    ['证件有效期', '20300105', 'certValidDate', '2030-01-05'],
    ['证件有效期', '2030-01-05 00:00:00', 'certValidDate', '2030-01-05'],
    ['证件有效期', '2030-01-05 8:30', 'certValidDate', '2030-01-05'],
    ['证件有效期', 'Jan 5 2030', 'certValidDate', 'Jan 5 2030'],
    ['证件有效期', '47488', 'certValidDate', '2030-01-05'],
    ['证件有效期', '2031', 'certValidDate', '2031'],
    ['出生日期', '1990', 'bornDate', '1990'],
    ['出生日期', '1985年', 'bornDate', '1985年'],
    ['证件有效期', '长期', 'certValidDate', ''],
    ['证件有效期', '明年', 'certValidDate', '明年'],
    ['性别', 'Female', 'sex', 'F'],
    ['性别', '未知', 'sex', '未知'],
    ['旅客类型', '留学生', 'psgType', 'SD'],
    ['旅客类型', 'child', 'psgType', 'CHD'],
    ['国籍', '日本', 'nationality', 'JP'],
    ['国籍', 'us', 'nationality', 'US'],
    ['手机号码', '+86 138-0000-0010', 'mobilePhone', '13800000010'],
    ['手机号码', '138000000101', 'mobilePhone', '138000000101'],
    ['手机号码', '17951 138 0000 0010', 'mobilePhone', '13800000010'],
    ['手机号码', '13800000010/13900000010', 'mobilePhone', '13800000010/13900000010'],
    ['证件号码', '护照E1234\u200b5678', 'certNo', '护照E12345678'],
    ['姓名', '⾼⼤⼭\u202d', 'name', '高大山'],
    ['姓名', "'=周砚清", 'name', '=周砚清'],
  ])('%s "%s" is %s "%s"', (title, text, field, value) => {
    expect(read({ [title]: text })[field]).toBe(value);
  });

  it('are completed from the ID card and by age, where they are empty', () => {
    expect(read({ 姓名: '沈小禾', 证件号码: '11010520190501441X' })).toMatchObject({
      certType: '1',
      bornDate: '2019-05-01',
      sex: 'M',
      psgType: 'CHD',
    });
    expect(read({ 英文姓名: 'ZHOU/YANQING', 证件号码: 'E1' })).toMatchObject({
      name: 'ZHOU/YANQING',
      bornDate: '',
      psgType: '',
    });
  });

  it('are written as they are read', () => {
    const values = person({
      nationality: 'JP',
      issueCountry: 'CN',
      mobilePhone: '13800000010',
      englishName: 'ZHOU/YANQING',
    });
    expect(valuesOf(wordsOf(values), headOf(sheetTemplate().titles), today)).toEqual(values);
  });
});

describe('a row', () => {
  it('with a wrong ID number and no birthday has one error: the right number brings the birthday', () => {
    expect(Object.keys(checkSheetRow(person({ certNo: '110105194912310021', bornDate: '' }), today))).toEqual([
      'certNo',
    ]);
  });

  it.each<[string, Partial<SheetValues>, SheetField, string]>([
    ['without a name', { name: '' }, 'name', '请输入姓名'],
    ['with a wrong check digit', { certNo: '110105194912310021' }, 'certNo', '身份证号码校验位不符，请逐位核对'],
    [
      'with a number that the sheet has rounded',
      { certNo: '1.10105194912310E+17' },
      'certNo',
      '号码被表格转成了数值，末几位已丢失，请重新填写',
    ],
    ['without a document type', { certType: '' }, 'certType', '请选择证件类型'],
    ['with a document type that there is not', { certType: '驾驶证' }, 'certType', '无法识别“驾驶证”，请重新选择'],
    ['with a passport that has no expiry', { certType: '2', certNo: 'EA1' }, 'certValidDate', '请输入证件有效期'],
    [
      'with a year alone as expiry',
      { name: 'ZHOU/YANQING', certType: '2', certNo: 'EK1234567', certValidDate: '2031' },
      'certValidDate',
      '证件有效期只有年份，请补充月和日',
    ],
    [
      'with a year alone as birthday',
      { name: 'ZHOU/YANQING', certType: '2', certNo: 'EK1234567', certValidDate: '2031-05-01', bornDate: '1990' },
      'bornDate',
      '出生日期只有年份，请补充月和日',
    ],
    ['with a birthday that the card denies', { bornDate: '1990-01-01' }, 'bornDate', '出生日期与身份证号码不一致'],
    ['with a sex that was not understood', { sex: '未知' }, 'sex', '无法识别“未知”，请重新选择'],
    ['with a type that does not fit the age', { psgType: 'CHD' }, 'psgType', '按年龄应为成人'],
    [
      'with a country that there is not',
      { nationality: '亚特兰蒂斯' },
      'nationality',
      '无法识别“亚特兰蒂斯”，请重新选择',
    ],
    ['with a phone of twelve digits', { mobilePhone: '138000000101' }, 'mobilePhone', '请输入正确的手机号码'],
    ['with a formula', { certType: '0', certNo: '=HYPERLINK("http://x")' }, 'certNo', '不能以 =、+、-、@ 开头'],
    ['with a full-width formula', { name: '＝1+1' }, 'name', '不能以 =、+、-、@ 开头'],
    ['with an endless cell', { englishName: 'A'.repeat(101) }, 'englishName', '内容过长，最多 100 个字符'],
  ])('%s is wrong there alone', (_, more, field, message) => {
    expect(checkSheetRow(person(more), today)).toEqual({ [field]: message });
  });

  it('that is complete has no error', () => {
    expect(checkSheetRow(person(), today)).toEqual({});
  });
});

describe('the rows of a file', () => {
  const row = (line: number, more: Partial<SheetValues> = {}, known = '') => ({ line, values: person(more), known });

  it('name the row that has the same document, however it is written', () => {
    expect(checkSheet([row(2), row(5, { name: '周岩清', certNo: '110105491231002' })], today)).toEqual([
      {},
      { certNo: '与第 2 行的证件相同' },
    ]);
  });

  it('update a passenger of the same name, and are wrong where the document belongs to another name', () => {
    expect(checkSheet([row(2, {}, '周砚清')], today)).toEqual([{}]);
    expect(checkSheet([row(2, {}, '林知夏')], today)).toEqual([{ certNo: '该证件已在常旅客“林知夏”名下' }]);
  });
});

describe('mending a cell', () => {
  it('brings birthday, sex and type of a new ID card, and the type of a new age', () => {
    const wrong = person({ certNo: '1', bornDate: '1990-01-01', sex: 'M' });
    expect(changed(wrong, { certNo: '11010520190501441X' }, today)).toMatchObject({
      bornDate: '2019-05-01',
      sex: 'M',
      psgType: 'CHD',
    });
    expect(changed(person({ certType: '2', psgType: '' }), { bornDate: '2025-06-01' }, today)).toMatchObject({
      bornDate: '2025-06-01',
      psgType: 'INF',
    });
  });

  it('leaves the other cells alone', () => {
    const values = person({ psgType: 'SD' });
    expect(changed(values, { name: '周岩清' }, today)).toEqual({ ...values, name: '周岩清' });
  });
});
