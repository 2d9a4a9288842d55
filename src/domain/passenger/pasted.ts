import { isMobilePhone, phoneOf } from '../account/phone.ts';
import { isDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { readDay } from '../day-text.ts';
import { plainText } from '../typed-text.ts';
import { certTypeOfNumber, certTypeWords } from './documents/cert-words.ts';
import type { CertType } from './documents/cert-types.ts';

export { tidyCertNo } from './documents/id-card.ts';

/** One traveller of a pasted text; '' for fields that are not in the text. */
export interface PastedPerson {
  name: string;
  certType: CertType;
  certNo: string;
  mobilePhone: string;
  bornDate: Day | '';
  certValidDate: Day | '';
}

export interface Pasted {
  people: PastedPerson[];
  /** Pieces that nothing was made of. */
  unread: string[];
}

const nobody: PastedPerson = { name: '', certType: '1', certNo: '', mobilePhone: '', bornDate: '', certValidDate: '' };

/** Labels before a value in forms and tables. */
const labels =
  /^(?:乘机人|旅客|出行人|姓名|证件类型|证件号码?|证件|号码?|手机号?码?|联系?电话|出生日期|生日|证件有效期|有效期至?)$/;
/** Facts of a traveller that follow from the document or have no use here. */
const idle = /^(?:成人|儿童|婴儿|男|女|先生|女士|小姐|汉族?|中国|[+-]|第?\d{1,2}(?:位|人|[.)])?)$/;
const hanName = /^(?=.*\p{Script=Han})[\p{Script=Han}\u{20000}-\u{3ffff}〇·•・．.‧∙⋅●a-z]{1,30}$/iu;
/** A Latin name of several words is no longer than a document has room for. */
const longestLatinName = 60;
const latinName = /^[A-Z][A-Z'’-]*(?:\/[A-Z'’-]*)?$/i;

/** Full-width signs become plain ones, numbers in groups one number, and what is glued to a name comes off it. */
function tidyLine(line: string): string {
  return plainText(line)
    .replace(/\b(?:179\d\d|12593|10193|11808)[ -](?=\+?(?:86[ -]?)?1[3-9]\d)/g, '')
    .replace(/\b(\d{10})\(([A-Z])\)/gi, '$1$2')
    .replace(/\(([^()\d]*)\)/g, ' $1 ')
    .replace(/^\s*\d{1,2}[.、)]\s*(?!\d)/, '')
    .replace(/(\d{6})[ -](\d{4}) ?(\d{4})[ -](\d{3}[\dX])(?![\dX])/gi, '$1$2$3$4')
    .replace(/(?:\+?86[ -]?)?\b(1[3-9]\d)[ -](\d{4})[ -](\d{4})\b/g, '$1$2$3')
    .replace(/(\p{Script=Han})(?=[A-Z]{0,2}\d)/giu, '$1 ')
    .replace(/(\dX?)(?=\p{Script=Han})/giu, '$1 ');
}

/** Cuts a type of document off the front: 身份证号码, 护照. The rest is '' or another piece. */
function typeOf(piece: string): { type: CertType; rest: string } | undefined {
  const found = certTypeWords.find(([word]) => piece.startsWith(word));
  return found && { type: found[1], rest: piece.slice(found[0].length).replace(/^(?:号码|号)/, '') };
}

/**
 * Takes a text apart into travellers: name, document, and where given phone, birthday and expiry, in any order, on one
 * line or several. A traveller ends where a second value of the same kind begins.
 */
export function readPasted(text: string, today: Day): Pasted {
  const people: PastedPerson[] = [];
  const unread: string[] = [];
  let one = { ...nobody };
  let isTyped = false;
  let isNewLine = false;
  /** Number of unread pieces before the traveller's first one. */
  let before = 0;

  function close(): void {
    // A name alone and a phone alone are no travellers; their text goes back to its place.
    if (one.certNo || (one.name && one.mobilePhone)) people.push(one);
    else unread.splice(before, 0, ...[one.name, one.mobilePhone].filter(Boolean));
    one = { ...nobody };
    isTyped = false;
  }
  function put<K extends 'name' | 'certNo' | 'mobilePhone' | 'bornDate' | 'certValidDate'>(
    field: K,
    value: string,
  ): void {
    if (one[field]) close();
    if (Object.values(one).every((known) => !known || known === '1')) before = unread.length;
    one[field] = value;
  }

  function takeName(piece: string): void {
    const isLatin = !/\p{Script=Han}/u.test(piece);
    const isPart =
      one.name &&
      !isNewLine &&
      !one.certNo &&
      (isLatin
        ? one.name.length + piece.length < longestLatinName &&
          latinName.test(one.name.replaceAll(' ', '')) &&
          !one.name.includes('/')
        : one.name.length === 1 && piece.length < 3);
    if (isPart) one.name += isLatin ? ` ${piece}` : piece;
    // A second word beside the name is no second traveller.
    else if (one.name && !isNewLine && !one.certNo) unread.push(piece);
    else put('name', piece);
  }

  function takeNumber(number: string): boolean {
    const phone = /^[+\d-]+$/.test(number) ? phoneOf(number) : '';
    const day = /^\d{4}\D\d{1,2}\D\d{1,2}$|^\d{8}$/.test(number) ? readDay(number) : '';
    const shape = certTypeOfNumber(number);
    if (isMobilePhone(phone)) put('mobilePhone', phone);
    else if (isDay(day) && !(isTyped && !one.certNo && /^\d+$/.test(number)))
      put(day > today ? 'certValidDate' : 'bornDate', day);
    else if (isTyped && !one.certNo && /^[A-Z\d()]{2,40}$/.test(number)) one.certNo = number;
    else if (shape) {
      const type = isTyped && !one.certNo ? one.certType : shape;
      put('certNo', number);
      one.certType = type;
    } else return false;
    return true;
  }

  function take(piece: string): void {
    const typed = typeOf(piece);
    if (typed) {
      if (one.certNo && one.name) close();
      one.certType = typed.type;
      isTyped = true;
      if (typed.rest) take(typed.rest);
    } else if (labels.test(piece) || idle.test(piece)) return;
    else if (/\d/.test(piece) && takeNumber(piece.toUpperCase())) return;
    else if (hanName.test(piece) || latinName.test(piece)) takeName(piece);
    else unread.push(piece);
  }

  for (const line of text.split(/[\r\n]+/)) {
    isNewLine = true;
    for (const piece of tidyLine(line).split(/[\s,;:、|，；：。"“”]+/)) {
      if (!piece) continue;
      take(piece);
      isNewLine = false;
    }
  }
  close();
  return { people, unread };
}
