import type { Day } from '../../china-time.ts';
import { findHead as findHeadBy } from '../../sheet/columns.ts';
import type { FoundHead } from '../../sheet/columns.ts';
import { createHeadings, plainTitle } from '../../sheet/headings.ts';
import type { HeadingColumn } from '../../sheet/headings.ts';
import { readDay } from '../../day-text.ts';
import { plainText, visibleText } from '../../typed-text.ts';
import { isMobilePhone, phoneOf } from '../../account/phone.ts';
import { certTypeOfNumber, certTypeWords, isDocumentHeading } from '../documents/cert-words.ts';
import { certTypes, isCertType } from '../documents/cert-types.ts';
import type { CertType } from '../documents/cert-types.ts';
import { countries, countryName } from '../countries/countries.ts';
import { tidyCertNo } from '../documents/id-card.ts';
import { psgTypes } from '../psg-types.ts';
import { certWord, completed, isPsgType, sheetFields } from './values.ts';
import type { SheetField, SheetValues } from './values.ts';

const columns: Readonly<Record<SheetField, HeadingColumn>> = {
  name: {
    title: '姓名',
    also: '中文姓名 旅客姓名 乘客 乘客姓名 名字 乘机人 乘机人姓名 旅客 name fullname passenger passengername',
    example: '周砚清',
    english: ['Name'],
  },
  englishName: {
    title: '英文姓名',
    also: '英文名 拼音 姓名拼音 英文姓名 englishname latinname pinyin',
    example: 'ZHOU/YANQING',
    english: ['Latin name'],
  },
  certType: {
    title: '证件类型',
    also: '证件种类 证件 certtype idtype documenttype',
    example: '身份证',
    english: ['Document type', 'ID card'],
  },
  certNo: {
    title: '证件号码',
    also: '证件号 id号 id号码 身份证 护照 身份证号 身份证号码 护照号 护照号码 certno idnumber idno documentnumber documentno passportnumber',
    example: '11010519491231002X',
    english: ['Document number'],
  },
  certValidDate: {
    title: '证件有效期',
    also: '有效期 到期日 到期日期 有效期至 证件有效期至 certvaliddate expirydate expiry validuntil',
    example: '',
    english: ['Valid until'],
  },
  issueCountry: {
    title: '签发国',
    also: '签发国家 签发地 签发国地区 issuecountry issuingcountry',
    example: '',
    english: ['Issuing country'],
  },
  bornDate: {
    title: '出生日期',
    also: '生日 出生年月日 borndate birthday birthdate dateofbirth',
    example: '1949-12-31',
    english: ['Date of birth'],
  },
  sex: { title: '性别', also: 'sex gender', example: '女', english: ['Sex', 'female'] },
  psgType: {
    title: '旅客类型',
    also: '乘机人类型 人员类型 psgtype passengertype',
    example: '成人',
    english: ['Passenger type', 'adult'],
  },
  nationality: {
    title: '国籍',
    also: '国籍地区 nationality country',
    example: '中国',
    english: ['Nationality', 'China'],
  },
  mobilePhone: {
    title: '手机号码',
    also: '手机 手机号 电话 联系电话 mobilephone mobile phone phonenumber',
    example: '13800000000',
    english: ['Mobile phone'],
  },
  otherCertType: { title: '第二证件类型', also: '', example: '', english: ['Second document type'] },
  otherCertNo: { title: '第二证件号码', also: '', example: '', english: ['Second document number'] },
  otherCertValidDate: { title: '第二证件有效期', also: '', example: '', english: ['Second document valid until'] },
};

const headings = createHeadings(sheetFields, columns);

export const sheetTemplate = headings.template;

/** Meaning of the headings of a file. */
export interface SheetHead {
  /** The field of each column; null for a column that means none. Of two columns for one field the first counts. */
  fields: readonly (SheetField | null)[];
  /** Document types that the heading of the numbers names: 护照号码, 身份证/护照; none where it names none. */
  certTypes: readonly CertType[];
  /** The same of the second numbers of a row: 护照号 beside 身份证号. */
  otherTypes: readonly CertType[];
}

/** Document types that a heading names, also in its brackets. */
function typesIn(title: string): CertType[] {
  let rest = plainTitle(title.replace(/[()（）]/g, ' ')).replaceAll('passport', '护照');
  return certTypeWords.flatMap(([word, type]) => {
    const isNamed = rest.includes(plainTitle(word));
    rest = rest.replaceAll(plainTitle(word), ' ');
    return isNamed ? [type] : [];
  });
}

export function headOf(titles: readonly string[]): SheetHead {
  const all = withOther(titles, headings.fieldsOf(titles));
  return { ...mappedHead(titles, all), fields: all };
}

/** The row of the headings among the first rows of a file. */
export const findHead = (rows: readonly (readonly string[])[]): FoundHead =>
  findHeadBy(rows, (titles) => headOf(titles).fields);

/** Gives a second column of numbers and the days of expiry to their documents, which their headings name. */
function withOther(titles: readonly string[], fields: readonly (SheetField | null)[]): (SheetField | null)[] {
  const numbers = fields.indexOf('certNo');
  const own = typesIn(titles[numbers] ?? '');
  const isOther = (types: readonly CertType[]) => types.length > 0 && !types.some((type) => own.includes(type));
  const meaning = titles.map(headings.fieldOf);
  const other = fields.includes('otherCertNo')
    ? fields.indexOf('otherCertNo')
    : titles.findIndex((title, at) => {
        const isNumber = !fields[at] && (meaning[at] === 'certNo' || isDocumentHeading(title));
        return own.length > 0 && isNumber && isOther(typesIn(title));
      });
  const otherTypes = typesIn(titles[other] ?? '');
  const taken = new Set<SheetField>();
  return fields.map((field, at) => {
    if (at === other) return 'otherCertNo';
    if (meaning[at] !== 'certValidDate') return field;
    const types = typesIn(titles[at] ?? '');
    // Without a type of its own it belongs to the document before it.
    const isOfOther = types.length
      ? types.some((type) => otherTypes.includes(type))
      : other >= 0 && numbers < other && other < at;
    const to = isOfOther ? 'otherCertValidDate' : own.length && isOther(types) ? null : 'certValidDate';
    if (!to || taken.has(to) || (to === 'otherCertValidDate' && fields.includes(to))) return null;
    taken.add(to);
    return to;
  });
}

/** The head of columns that have been mapped to fields. */
export const mappedHead = (titles: readonly string[], fields: readonly (SheetField | null)[]): SheetHead => {
  const typesOf = (field: SheetField) => [...new Set(typesIn(titles[fields.indexOf(field)] ?? ''))];
  return { fields, certTypes: typesOf('certNo'), otherTypes: typesOf('otherCertNo') };
};

/** Document types as an English file has them. */
const certEnglish: Readonly<Record<CertType, string>> = {
  0: 'Other document',
  1: 'ID card',
  2: 'Passport',
  3: 'Military ID',
  4: 'Taiwan permit',
  5: 'Home return permit',
  6: 'Civilian staff ID',
  7: 'Taiwan travel permit',
  8: 'Hong Kong and Macao permit',
  9: "Seafarer's ID",
};
const psgEnglish: Readonly<Record<string, string>> = { ADT: 'adult', CHD: 'child', INF: 'infant' };

const certWords = new Map<string, string>([
  ...Object.entries(certEnglish).map(([type, word]) => [plainTitle(word), type] as const),
  ...certTypeWords.map(([word, type]) => [plainTitle(word), type] as const),
  [plainTitle(certTypes[0].label), '0'],
  ['其他', '0'],
  ['id', '1'],
]);
const sexWords = new Map([
  ['男', 'M'],
  ['m', 'M'],
  ['male', 'M'],
  ['男性', 'M'],
  ['女', 'F'],
  ['f', 'F'],
  ['female', 'F'],
  ['女性', 'F'],
]);
const psgWords = new Map<string, string>([
  ...Object.entries(psgTypes).map(([code, { label }]) => [label, code] as const),
  ['adult', 'ADT'],
  ['child', 'CHD'],
  ['infant', 'INF'],
  ['小孩', 'CHD'],
  ['老人', 'CD'],
]);
const countryWords = new Map(
  countries
    .flatMap(({ value, label }) => [[label, value] as const, [value.toLowerCase(), value] as const])
    .concat([
      ['香港', 'HK'],
      ['澳门', 'MO'],
      ['台湾', 'TW'],
      ['中国大陆', 'CN'],
      ['china', 'CN'],
    ]),
);

const typeRead = (text: string): string => (isCertType(text) ? text : (certWords.get(plainTitle(text)) ?? text));
const expiryRead = (text: string): string => (/^(?:长期|永久)/.test(text) ? '' : readDay(text));

const readers: Readonly<Record<SheetField, (text: string) => string>> = {
  name: (text) => visibleText(text).trim(),
  englishName: (text) => visibleText(text).trim(),
  certType: typeRead,
  certNo: tidyCertNo,
  certValidDate: expiryRead,
  issueCountry: (text) => countryWords.get(plainTitle(text)) ?? text,
  bornDate: readDay,
  sex: (text) => sexWords.get(plainTitle(text)) ?? text,
  psgType: (text) => (isPsgType(text.toUpperCase()) ? text.toUpperCase() : (psgWords.get(plainTitle(text)) ?? text)),
  nationality: (text) => countryWords.get(plainTitle(text)) ?? text,
  mobilePhone: (text) => {
    const phone = phoneOf(text);
    return isMobilePhone(phone) || /^[\d\s()+-]*$/.test(plainText(text)) ? phone : text;
  },
  otherCertType: typeRead,
  otherCertNo: tidyCertNo,
  otherCertValidDate: expiryRead,
};

/** Cells of a row as the values of a passenger. */
export function valuesOf(
  cells: readonly string[],
  { fields, certTypes: named, otherTypes }: SheetHead,
  today: Day,
): SheetValues {
  const read = (field: SheetField): string => {
    // Our own files put an apostrophe before a text that looks like a formula.
    const text = (cells[fields.indexOf(field)] ?? '').trim().replace(/^'/, '');
    return readers[field](text);
  };
  const values = Object.fromEntries(sheetFields.map((field) => [field, read(field)])) as SheetValues;
  const certType = values.certType || typeOfNumber(values.certNo, named);
  const otherCertType = values.otherCertType || typeOfNumber(values.otherCertNo, otherTypes);
  return completed(onlyNumbers({ ...values, certType, otherCertType }), today);
}

function typeOfNumber(number: string, named: readonly CertType[]): string {
  const [only, other] = named;
  const shape = other ? certTypeOfNumber(number) : only;
  if (shape && named.includes(shape)) return shape;
  return /^(?:\d{15}|\d{17}[\dX])$/.test(number) ? '1' : '';
}

/** A row with the second number alone has one document; without a second number nothing of it stays. */
function onlyNumbers(values: SheetValues): SheetValues {
  const none = { otherCertType: '', otherCertNo: '', otherCertValidDate: '' };
  if (!values.otherCertNo) return { ...values, ...none };
  if (values.certNo) return values;
  const { otherCertType: certType, otherCertNo: certNo, otherCertValidDate: certValidDate } = values;
  return { ...values, certType, certNo, certValidDate, ...none };
}

/** The words of a row, as a person wrote or would write them in a file of that language; the other way round of `valuesOf`. */
export const wordsOf = (values: SheetValues, locale: 'zh-CN' | 'en' = 'zh-CN'): string[] =>
  sheetFields.map((field) => {
    const text = values[field];
    if (locale === 'en') return englishOf(field, text);
    if (field === 'certType' || field === 'otherCertType') return certWord(text);
    if (field === 'psgType' && isPsgType(text)) return psgTypes[text].label;
    if (field === 'sex') return { M: '男', F: '女' }[text] ?? text;
    if (field === 'nationality' || field === 'issueCountry') return countryName(text);
    return text;
  });

/** A country is its code, and so is a type of travellers that has no English word here: both are read again. */
function englishOf(field: SheetField, text: string): string {
  if (field === 'certType' || field === 'otherCertType') return isCertType(text) ? certEnglish[text] : text;
  if (field === 'psgType') return psgEnglish[text] ?? text;
  if (field === 'sex') return { M: 'male', F: 'female' }[text] ?? text;
  return text;
}
