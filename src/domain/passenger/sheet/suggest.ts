import { isDay } from '../../china-time.ts';
import { twoDigits } from '../../spans.ts';
import type { Day } from '../../china-time.ts';
import { plainText } from '../../typed-text.ts';
import { suggestCertNo } from '../documents/certificates.ts';
import { readName } from '../names/names.ts';
import { phoneOf } from '../../account/phone.ts';
import { certTypeOfNumber, certTypeWords } from '../documents/cert-words.ts';
import { isCertType } from '../documents/cert-types.ts';
import { cardOf } from '../check-saved.ts';
import { countries } from '../countries/countries.ts';
import { tidyCertNo } from '../documents/id-card.ts';
import { checkSheetRow, isRounded } from './check-sheet.ts';
import type { SheetErrors } from './check-sheet.ts';
import { ageOf, changed, passengerOf, sheetFields } from './values.ts';
import type { SheetField, SheetValues } from './values.ts';

/** Suggested values of wrong cells. The rules of a row accept each of them. */
type SheetSuggestions = Readonly<Partial<Record<SheetField, string>>>;

type Suggest = (text: string, values: SheetValues, today: Day) => readonly (string | undefined)[];

const plainCell = (text: string): string => plainText(text).trim();
/** Without the sign that makes a formula of a text. */
const noFormula = (text: string): string => plainCell(text).replace(/^[=+\-@\s]+/, '');

/** `ZHANG SAN`, `Zhang, San` and `ZHANG\SAN` with the slash between family and given names. */
const slashed = (text: string): string => {
  const latin = noFormula(text)
    .toUpperCase()
    .replace(/\b(?:MR|MS|MRS|MISS|MSTR|DR)\b\.?/g, ' ')
    .trim();
  // The ü that is left is that of a Chinese name.
  return readName(latin.replaceAll('/', ' '), 'latin').replaceAll('Ü', 'YU');
};

/** Without titles, remarks in brackets, digits and signs that no name has. */
const bareName = (text: string): string =>
  noFormula(text)
    .replace(/\([^)]*(?:\)|$)|【[^】]*(?:】|$)|\[[^\]]*(?:\]|$)/g, '')
    .replace(/(?:先生|女士|小姐|同学|老师|总)$/, '')
    .replace(/[·•・．.‧∙⋅]+/g, '·')
    .replace(/^·|·$|[\d\s*#、,，:：;；!?'"“”]+/g, '');

const namesOf: Suggest = (text, { certType, englishName }) => [
  bareName(text),
  slashed(text),
  ...(!text && certType === '2' ? [slashed(englishName)] : []),
];

/** A day in another writing: `31/01/2031`, `Jan 31, 2031`, a two-digit year of a birthday. Undefined where two readings are possible. */
function otherDay(text: string): Day | undefined {
  const words = plainCell(text).toLowerCase();
  const month = months.findIndex((name) => words.includes(name)) + 1;
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  const year = numbers.find((number) => number >= 1900 && number < 2200);
  const [a = 0, b = 0] = numbers.filter((number) => number !== year);
  if (!year) return undefined;
  const dayOf = (m: number, d: number) => `${year}-${twoDigits(m)}-${twoDigits(d)}`;
  const found = (month ? [dayOf(month, a)] : [dayOf(a, b), dayOf(b, a)]).filter(isDay);
  return new Set(found).size === 1 ? found[0] : undefined;
}
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Letters that are read as digits, and signs around a number. */
const digitsOf = (text: string): string =>
  tidyCertNo(noFormula(text))
    .replace(/[OQ]/g, '0')
    .replace(/[IL|]/g, '1')
    .replace(/[^\dX]/g, '');
/** The check character of a card is X in any writing. */
const cardDigits = (text: string): string => digitsOf(text.replace(/[×✕*]$/, 'X'));
const otherCountries: Readonly<Record<string, string>> = {
  USA: 'US',
  美利坚合众国: 'US',
  CHN: 'CN',
  中华人民共和国: 'CN',
  大陆: 'CN',
  内地: 'CN',
  汉: 'CN',
  汉族: 'CN',
  GBR: 'GB',
  UK: 'GB',
  联合王国: 'GB',
  JPN: 'JP',
  KOR: 'KR',
  南朝鲜: 'KR',
  DEU: 'DE',
  FRA: 'FR',
  CAN: 'CA',
  AUS: 'AU',
  SGP: 'SG',
  HKG: 'HK',
  MAC: 'MO',
  TWN: 'TW',
  大马: 'MY',
  印尼: 'ID',
  阿拉伯联合酋长国: 'AE',
  俄国: 'RU',
  俄罗斯联邦: 'RU',
};
/** The country whose name begins the text, the longest one; else the only one whose name has the text in it. */
function countryNamed(text: string): string | undefined {
  const starts = countries.filter(({ label }) => text.startsWith(label));
  const [longest] = [...starts].sort((a, b) => b.label.length - a.label.length);
  const [only, other] = countries.filter(({ label }) => label.includes(text));
  return longest?.value ?? (other ? undefined : only?.value);
}

const countryOf: Suggest = (text) => {
  const plain = noFormula(text).replace(/[\s().·]/g, '');
  const upper = plain.toUpperCase();
  const english = () => new Intl.DisplayNames(['en'], { type: 'region' });
  const isNamed = /^[A-Z]{4,}$/.test(upper);
  return [
    otherCountries[upper],
    // 日本国, 美国籍
    plain.length > 1 ? countryNamed(plain) : undefined,
    isNamed
      ? countries.find(
          ({ value }) =>
            english()
              .of(value)
              ?.toUpperCase()
              .replace(/[^A-Z]/g, '') === upper,
        )?.value
      : undefined,
  ];
};

const typeOf = (text: string, number: string) => [
  certTypeWords.find(([word]) => text.includes(word) || (text.length > 1 && word.includes(plainCell(text))))?.[1],
  certTypeOfNumber(number),
];

const numberOf = (text: string, type: string, today: Day) =>
  isRounded(text) || !isCertType(type)
    ? []
    : type === '1'
      ? [suggestCertNo(type, text, today), cardDigits(text)]
      : [suggestCertNo(type, noFormula(text), today)];

const suggest: Readonly<Record<SheetField, Suggest>> = {
  name: namesOf,
  englishName: (text) => [slashed(text)],
  certType: (text, { certNo }) => typeOf(text, certNo),
  certNo: (text, { certType }, today) => numberOf(text, certType, today),
  certValidDate: (text) => [otherDay(text)],
  issueCountry: countryOf,
  bornDate: (text, values, today) => [cardOf(passengerOf(values).documents, today)?.birthday, otherDay(text)],
  sex: (text, values, today) => [
    cardOf(passengerOf(values).documents, today)?.sex,
    /男|先生|^(?:mr|male|boy)\b/i.test(text) ? 'M' : undefined,
    /女|小姐|太太|^(?:ms|mrs|miss|female|girl)\b/i.test(text) ? 'F' : undefined,
  ],
  psgType: (_, { bornDate }, today) => [ageOf(bornDate, today)?.fare],
  nationality: countryOf,
  // Of several the first; digits more or fewer than a phone has are nobody's.
  mobilePhone: (text) => (isRounded(text) ? [] : text.split(/[/;、,，；]/).map((part) => phoneOf(digitsOf(part)))),
  otherCertType: (text, { otherCertNo }) => typeOf(text, otherCertNo),
  otherCertNo: (text, { otherCertType }, today) => numberOf(text, otherCertType, today),
  otherCertValidDate: (text) => [otherDay(text)],
};

/**
 * For each wrong cell of a row the value that was probably meant; none where nothing in the row tells it. A suggestion
 * is kept only if the row's rules have no fault in that cell with it, so following one never makes another error there.
 */
export function suggestSheetRow(values: SheetValues, errors: SheetErrors, today: Day): SheetSuggestions {
  const found: Partial<Record<SheetField, string>> = {};
  for (const field of sheetFields) {
    if (!errors[field]) continue;
    const candidates = suggest[field](values[field].slice(0, 200), values, today);
    const good = candidates.find(
      (value) =>
        value && value !== values[field] && !checkSheetRow(changed(values, { [field]: value }, today), today)[field],
    );
    const isType = field === 'certType' || field === 'otherCertType';
    if (good && (!isType || isCertType(good))) found[field] = good;
  }
  return found;
}
