import { describe, expect, it } from 'vitest';
import { checkBirthday, checkCertNo } from './certificates.ts';
import { checkValidity } from './validity.ts';
import { certTypeLabel, certTypeOrder, certTypes } from './cert-types.ts';
import { findDuplicates } from './duplicates.ts';
import { idCheckCharacter, longIdNumber, readIdCard, tidyCertNo } from './id-card.ts';
import { typedCertNo } from './typed-number.ts';
import { maskCertNo } from './masking.ts';
import { checkContactName, checkEmail, checkPhone } from '../contact.ts';
import { fareTypeOf, psgTypeLabel, psgTypes } from '../psg-types.ts';
import { tidyDay, typedDay } from '#base/typed-day.ts';

const today = '2026-11-20';
/** A valid card for a birthday and a region. */
const card = (region: string, birthday: string, order = '123'): string => {
  const digits = region + birthday.replaceAll('-', '') + order;
  return digits + idCheckCharacter(digits);
};

describe('ID cards', () => {
  it.each([
    ['11010519491231002X', '1949-12-31', 'F'],
    ['34052419800101001X', '1980-01-01', 'M'],
    ['440524188001010014', '', ''],
    ['130503670401001', '1967-04-01', 'M'],
    [card('110101', '2020-02-29'), '2020-02-29', 'M'],
    [card('110101', today), today, 'M'],
    [card('110101', '1900-01-01'), '1900-01-01', 'M'],
  ])('%s says birthday "%s" and sex "%s"', (number, birthday, sex) => {
    const reading = readIdCard(number, today);
    expect(reading.ok ? [reading.birthday, reading.sex] : ['', '']).toEqual([birthday, sex]);
  });

  it.each([
    ['1101051949123100', '身份证号码应为 15 位或 18 位数字，末位可为 X'],
    ['1101051949123100XX', '身份证号码应为 15 位或 18 位数字，末位可为 X'],
    ['110105194912310020', '身份证号码校验位不符，请逐位核对'],
    [card('110105', '2025-02-29'), '身份证号码中的出生日期不存在，请核对第 7 至 14 位'],
    [card('110105', '1899-12-31'), '身份证号码中的出生日期早于 1900 年，请核对第 7 至 14 位'],
    [card('110105', '1850-01-01'), '身份证号码中的出生日期早于 1900 年，请核对第 7 至 14 位'],
    [card('110105', '2026-11-21'), '身份证号码中的出生日期晚于今天，请核对第 7 至 14 位'],
    [card('110105', '2030-01-01'), '身份证号码中的出生日期晚于今天，请核对第 7 至 14 位'],
    ['130503670431001', '身份证号码中的出生日期不存在，请核对第 7 至 12 位'],
  ])('%s is refused: %s', (number, message) => {
    expect(readIdCard(number, today)).toEqual({ ok: false, message });
  });

  it.each([
    ['110101', ''],
    ['522121', ''],
    ['810000', ''],
    ['820000', ''],
    ['830000', ''],
    ['710000', ''],
    ['990101', '身份证号码前两位不是已知地区，请核对'],
    ['200101', '身份证号码前两位不是已知地区，请核对'],
  ])('region %s is taken, with the warning "%s"', (region, warning) => {
    expect(readIdCard(card(region, '1990-05-06'), today)).toMatchObject({ ok: true, warning });
  });

  it('takes what people paste: spaces, full-width digits, a small x', () => {
    expect(tidyCertNo(' 110105 19491231 002x')).toBe('11010519491231002X');
    expect(tidyCertNo('１１０１０５19491231002Ｘ')).toBe('11010519491231002X');
    expect(tidyCertNo('\u202dE1234\u200b5678\u00a0\u202c')).toBe('E12345678');
  });

  it.each([
    ['护照号：\u200bE1234\u00a05678', 'E12345678'],
    ['护照E12345678', 'E12345678'],
    ['身份证号: 110105 19491231 002x', '11010519491231002X'],
    ['证件号码 C01234567', 'C01234567'],
    ['号码：H01234567', 'H01234567'],
    ['No. e12345678', 'E12345678'],
    ['Passport No: E12345678', 'E12345678'],
    ['护照号：', '护照号:'],
    ['NO1234567', 'NO1234567'],
    ['军字第2001988号', '军字第2001988号'],
  ])('drops a known label in front of a number: "%s" is %s', (typed, number) => {
    expect(typedCertNo(typed)).toBe(number);
  });

  it('lengthens 15 digits to the 18 of the same card', () => {
    expect(longIdNumber('130503670401001')).toBe('130503196704010016');
  });
});

describe('other documents', () => {
  it.each([
    ['1', '', '请输入证件号码'],
    ['2', 'E12345678', ''],
    ['2', 'A', ''],
    ['2', 'X'.repeat(41), '证件号码过长，请核对'],
    ['3', '1', '军人证号码应为 2 至 25 位字母或数字'],
    ['3', '20', ''],
    ['3', 'A'.repeat(26), '军人证号码应为 2 至 25 位字母或数字'],
    ['3', '军字第1号', '证件号码只能有字母和数字'],
    ['3', '军字第2001988号', '证件号码只能有字母和数字，是否为 2001988？'],
    ['4', '1234', '台胞证号码应为 5 至 21 位字母或数字'],
    ['4', '01234567', ''],
    ['5', 'H123', '回乡证号码应为 5 至 21 位字母或数字'],
    ['5', 'H01234567', ''],
    ['7', 'T1234567', ''],
    ['8', 'C'.repeat(22), '港澳通行证号码应为 5 至 21 位字母或数字'],
    ['8', 'C01234567', ''],
    ['6', '文职第0001号', '证件号码只能有字母和数字，是否为 0001？'],
    ['9', '123', ''],
    ['0', 'U110123456', ''],
    ['2', '护照E22345678', '证件号码只能有字母和数字，是否为 E22345678？'],
    ['2', 'PASSPORT:E22345678', '证件号码只能有字母和数字，是否为 E22345678？'],
    ['2', 'E1234-5678', '证件号码只能有字母和数字，是否为 E12345678？'],
    ['2', 'ЕА1234567', '证件号码只能有字母和数字，是否为 EA1234567？'],
    ['2', '护照', '证件号码只能有字母和数字'],
    ['4', '0123456789(B)', '证件号码只能有字母和数字，是否为 0123456789B？'],
    ['1', '身份证:11010519491231002X', '证件号码只能有字母和数字，是否为 11010519491231002X？'],
  ] as const)('type %s with number "%s" answers "%s"', (type, number, message) => {
    expect(checkCertNo(type, number, today)).toBe(message);
  });

  it.each([
    ['2', '2026-08-30', ['2026-09-22'], '证件在出行日 2026-09-22 前到期，请更换证件'],
    ['2', '2026-09-22', ['2026-09-22'], ''],
    ['2', '2026-09-25', ['2026-09-22', '2026-09-28'], '证件在返程日 2026-09-28 前到期，请更换证件'],
    ['2', '2026-09-28', ['2026-09-22', '2026-09-28'], ''],
    ['2', '', ['2026-09-22'], '请输入证件有效期'],
    ['5', '', ['2026-09-22'], '请输入证件有效期'],
    ['8', '2026-02-30', ['2026-09-22'], '证件有效期不存在，请核对月份与日期'],
    ['8', '2026/2', ['2026-09-22'], '请按 2030-01-31 的格式输入证件有效期'],
    ['2', '2031', ['2026-09-22'], '证件有效期只有年份，请补充月和日'],
    ['2', '2031-5-1', ['2026-09-22'], ''],
    ['1', '', ['2026-09-22'], ''],
    ['1', '2026-01-01', ['2026-09-22'], '证件在出行日 2026-09-22 前到期，请更换证件'],
    ['3', '', ['2026-09-22'], ''],
    ['9', '', ['2026-09-22'], ''],
  ] as const)('type %s valid until "%s", flying %s: "%s"', (type, until, days, message) => {
    expect(checkValidity(type, until, days)).toBe(message);
  });

  it.each([
    ['', '请输入出生日期'],
    ['2026-2-3', ''],
    ['2026-2', '请按 1990-01-31 的格式输入出生日期'],
    ['1990', '出生日期只有年份，请补充月和日'],
    ['1899-12-31', '出生日期应在 1900 年至今天之间'],
    ['2026-11-21', '出生日期应在 1900 年至今天之间'],
    ['2026-11-20', ''],
  ])('birthday "%s" answers "%s"', (birthday, message) => {
    expect(checkBirthday(birthday, today)).toBe(message);
  });

  it('has the ten codes and nine passenger types of the specification, and shows codes it does not know', () => {
    expect(Object.keys(certTypes)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect([...certTypeOrder].sort()).toEqual(Object.keys(certTypes));
    expect(Object.keys(psgTypes)).toEqual(['ADT', 'CHD', 'INF', 'SD', 'SC', 'DR', 'DL', 'ZZ', 'CD']);
    expect([certTypeLabel('5'), certTypeLabel('12'), psgTypeLabel('SC'), psgTypeLabel('XX')]).toEqual([
      '港澳居民来往内地通行证',
      '证件 12',
      '海员',
      '类型 XX',
    ]);
    expect([fareTypeOf('CD'), fareTypeOf('CHD'), fareTypeOf('INF')]).toEqual(['ADT', 'CHD', 'INF']);
  });
});

describe('days as they are typed', () => {
  it.each([
    ['2030', '2030'],
    ['20300', '2030-0'],
    ['203001', '2030-01'],
    ['20300131', '2030-01-31'],
    ['203001319', '2030-01-31'],
    ['2030/1/31', '2030-01-31'],
    ['2030-1-', '2030-01-'],
    ['2030年1月5日', '2030-01-5'],
    ['2030-013', '2030-01-3'],
    ['２０３０0131', '2030-01-31'],
    ['abc', ''],
  ])('%s becomes %s', (typed, shown) => {
    expect(typedDay(typed)).toBe(shown);
  });

  it('gets its zeros when the field is left', () => {
    expect([tidyDay('2030-01-5'), tidyDay('2030-01'), tidyDay('2030-01-31')]).toEqual([
      '2030-01-05',
      '2030-01',
      '2030-01-31',
    ]);
  });
});

describe('masks, phones, duplicates', () => {
  it.each([
    ['110101199003073021', '1101**********3021'],
    ['130503670401001', '1305*******1001'],
    ['E81234217', 'E8****217'],
    ['20123', '2***3'],
    ['12', '**'],
    ['', ''],
  ])('document %s is shown as %s', (number, shown) => {
    expect(maskCertNo(number)).toBe(shown);
  });

  it.each([
    ['13800000010', true, ''],
    ['', false, ''],
    ['', true, '请输入正确的手机号码'],
    ['1380000001', false, '请输入正确的手机号码'],
    ['12800000010', false, '请输入正确的手机号码'],
  ])('phone "%s" (required: %s) answers "%s"', (phone, required, message) => {
    expect(checkPhone(phone, required)).toBe(message);
  });

  it.each([
    ['周砚清', ''],
    ['王女士', ''],
    ['古丽·买买提', ''],
    ['LIN/ZHIXIA', ''],
    ["J. O'Brien", ''],
    ['', '请输入联系人姓名'],
    ...['1', '周', '139****5757', '<b>x</b>', '😀😀', '=1+1', 'a'.repeat(41)].map((name) => [
      name,
      '联系人姓名请用 2 至 40 个汉字或字母',
    ]),
  ])('the name "%s" of a contact answers "%s"', (name, message) => {
    expect(checkContactName(name)).toBe(message);
  });

  it('judges mail addresses', () => {
    expect([checkEmail(''), checkEmail('a@b.cn'), checkEmail('a@b'), checkEmail('a b@c.cn')]).toEqual([
      '',
      '',
      '请输入正确的邮箱',
      '请输入正确的邮箱',
    ]);
  });

  it('finds the same document however it is typed, and never matches empty numbers', () => {
    expect(
      findDuplicates([
        { certType: '1', certNo: '130503670401001' },
        { certType: '2', certNo: 'e12345678' },
        { certType: '1', certNo: '130503 19670401 0016' },
        { certType: '2', certNo: 'E12345678' },
        { certType: '3', certNo: 'E12345678' },
        { certType: '2', certNo: '' },
        { certType: '2', certNo: ' ' },
      ]),
    ).toEqual([-1, -1, 0, 1, -1, -1, -1]);
  });
});
