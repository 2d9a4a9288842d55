import { isMobilePhone, phoneOf } from '../account/phone.ts';
import { isDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { readDay } from '../day-text.ts';
import { plainText } from '../typed-text.ts';
import { countryRecords } from './countries/countries.ts';
import { certTypeOfNumber, certTypeWords } from './documents/cert-words.ts';
import { certTypes } from './documents/cert-types.ts';
import type { CertType } from './documents/cert-types.ts';
import { isChinesePart, isLatinName, nameScore, withoutNameLabel } from './names/name-words.ts';

export { tidyCertNo } from './documents/id-card.ts';

/** One traveller of a pasted text; '' for fields that are not in the text. */
export interface PastedPerson {
  name: string;
  certType: CertType;
  certNo: string;
  mobilePhone: string;
  bornDate: Day | '';
  certValidDate: Day | '';
  sex: 'M' | 'F' | '';
  /** Two letters of ISO 3166-1. */
  nationality: string;
}

interface Pasted {
  people: PastedPerson[];
  /** Pieces that nothing was made of. */
  unread: string[];
}

const nobody: PastedPerson = {
  name: '',
  certType: '1',
  certNo: '',
  mobilePhone: '',
  bornDate: '',
  certValidDate: '',
  sex: '',
  nationality: '',
};

/** Labels before a value in forms and tables; those of names are in names/name-words.ts. */
const labels = /^(?:证件类型|证件号码?|(?:其他)?证件|号码?|手机号?码?|联系?电话)$/;
/** Labels that say what the next value is, which without one its own form has to. */
const valueLabels = [
  ['bornDate', /^(?:出生(?:日期|年月日?|于)?|生日|dob|born|birth(?:day|date)?)$/i],
  ['certValidDate', /^(?:(?:证件|护照)?有效(?:期限?|日期|期?至|期到)|(?:证件|护照)?到期(?:日期?)?|expiry|expires)$/i],
  ['sex', /^(?:性别|sex|gender)$/i],
  ['nationality', /^(?:国籍(?:\/地区)?|nationality)$/i],
] as const;
type Labelled = (typeof valueLabels)[number][0];

const sexes: Readonly<Record<string, 'M' | 'F'>> = {
  男: 'M',
  男性: 'M',
  先生: 'M',
  女: 'F',
  女性: 'F',
  女士: 'F',
  小姐: 'F',
};
/** As passports have it: letters that without the label may be of a name. */
const sexLetters: Readonly<Record<string, 'M' | 'F'>> = { M: 'M', MALE: 'M', F: 'F', FEMALE: 'F' };

const countryOf = (piece: string): string =>
  countryRecords.find(({ Name, code }) => Name === piece.replace(/籍$/, '') || code === piece.toUpperCase())?.code ??
  '';
/** Before the person to call, who need not travel. */
const contactLabel = /^(?:紧急)?联系人(?:姓名)?$/;
/** Facts of a traveller that follow from the document or have no use here. */
const idle = /^(?:成人|儿童|婴儿|汉族?|中国|航班号?|信息|资料|名单|如下|[+-]|第?\d{1,2}(?:位|人|[.)])?)$/;
/** A Latin name of several words is no longer than a document has room for. */
const longestLatinName = 60;

/** Words that end a name, and may be glued to it: 王小明身份证, 王小明先生. */
const nextToName = new RegExp(
  `的?(${certTypeWords.map(([word]) => word).join('|')}|其他证件|(?:联系)?电话|手机|证件|先生|女士|小姐)`,
  'g',
);

/** Full-width signs become plain ones, numbers in groups one number, and what is glued to a name comes off it. */
function tidyLine(line: string): string {
  return plainText(line)
    .replace(/\b(?:179\d\d|12593|10193|11808)[ -](?=\+?(?:86[ -]?)?1[3-9]\d)/g, '')
    .replace(/\b(\d{10})\(([A-Z])\)/gi, '$1$2')
    .replace(/\(([^()\d]*)\)/g, ' $1 ')
    .replace(/(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日?/g, '$1-$2-$3 ')
    .replace(/(性别|国籍(?:\/地区)?)(?=\p{Script=Han})/gu, '$1 ')
    .replace(/^\s*\d{1,2}[.、)]\s*(?!\d)/, '')
    .replace(/(\d{6})[ -](\d{4}) ?(\d{4})[ -](\d{3}[\dX])(?![\dX])/gi, '$1$2$3$4')
    .replace(/(?:\+?86[ -]?)?\b(1[3-9]\d)[ -](\d{4})[ -](\d{4})\b/g, '$1$2$3')
    .replace(/(\p{Script=Han})(?=[A-Z]{0,2}\d)/giu, '$1 ')
    .replace(/(\dX?)(?=\p{Script=Han})/giu, '$1 ')
    .replace(nextToName, ' $1');
}

/** Cuts a type of document off the front: 身份证号码, 护照. The rest is '' or another piece. */
function typeOf(piece: string): { type: CertType; rest: string } | undefined {
  const found = certTypeWords.find(([word]) => piece.startsWith(word));
  return found && { type: found[1], rest: piece.slice(found[0].length).replace(/^(?:号码|号)?(?:是|为)?/, '') };
}

/** A part of the text, by its number and its line; `follows`: only a space or two lie before it. */
interface Piece {
  text: string;
  at: number;
  line: number;
  follows: boolean;
}
/** A run that may be the name, up to the piece `until`. */
interface NameRun extends Piece {
  score: number;
  until: number;
}

const isLatin = (run: NameRun): boolean => isLatinName(run.text.replaceAll(' ', ''));

/** The run that looks most like the name, and of equal ones the one next to the document. */
function nameAmong(runs: readonly NameRun[], certType: CertType): NameRun | undefined {
  let best: NameRun | undefined;
  for (const run of runs) {
    // A name in both scripts is one name: the document decides.
    const isWanted = !best || isLatin(run) === isLatin(best) || isLatin(run) === (certTypes[certType].name === 'latin');
    if (!best || run.score > best.score || (run.score === best.score && isWanted)) best = run;
  }
  return best;
}

/**
 * Takes a text apart into travellers: name, document, and where given phone, birthday and expiry, in any order, on one
 * line or several. A traveller ends where a second value of the same kind begins. A name is one run of the text, beside
 * its label or its document; where no run is one for certain, it stays empty.
 */
export function readPasted(text: string, today: Day): Pasted {
  const people: PastedPerson[] = [];
  const unread: Piece[] = [];
  const unreadLines = new Set<number>();
  let one = { ...nobody };
  let runs: NameRun[] = [];
  let best = 0;
  let phone: Piece | undefined;
  let isTyped = false;
  let isLabelled = false;
  let isContact = false;
  let label: Labelled | undefined;
  let labelLine = 0;

  function leave(piece: Piece): void {
    unread.push(piece);
    unreadLines.add(piece.line);
  }

  function close(): void {
    const found = nameAmong(runs, one.certType);
    // By its signs alone a run is a name only where nothing else could be one.
    const isAlone = runs.length === 1 && !unreadLines.has(found?.line ?? 0);
    const name = found && (found.score > 1 || isAlone) ? found : undefined;
    // A name alone, a phone alone and the contact are no travellers; their text goes back to its place.
    const isPerson = one.certNo || (name && name.score > 1 && one.mobilePhone && !isContact);
    if (isPerson) people.push({ ...one, name: name?.text ?? '' });
    for (const run of runs) if (run !== name || !isPerson) leave(run);
    if (phone && !isPerson) leave(phone);
    one = { ...nobody };
    runs = [];
    best = 0;
    phone = undefined;
    isTyped = isContact = false;
  }
  function put(field: Exclude<keyof PastedPerson, 'name' | 'certType'>, value: string): void {
    if (one[field]) close();
    Object.assign(one, { [field]: value });
  }

  function takeName(piece: Piece): void {
    const before = runs.at(-1);
    const isNext = piece.follows && before?.until === piece.at - 1;
    const isWord = isLatinName(piece.text);
    const joined = before && `${before.text}${isWord ? ' ' : ''}${piece.text}`;
    const isPart =
      before &&
      joined &&
      isNext &&
      !one.certNo &&
      !isLabelled &&
      (isWord
        ? isLatin(before) && !joined.slice(0, -1).includes('/') && joined.length < longestLatinName
        : isChinesePart(before.text) && [...piece.text].length < 3);
    if (isPart) {
      Object.assign(before, { text: joined, until: piece.at, score: nameScore(joined, before.score === 3) });
      best = Math.max(best, before.score);
      return;
    }
    const score = nameScore(piece.text, isLabelled);
    const isHalf = isChinesePart(piece.text);
    if (!score && !isHalf) return leave(piece);
    const isNewLine = before !== undefined && before.line !== piece.line && score >= best;
    // A second word beside the name is no second traveller.
    if (runs.length && (one.certNo || isNewLine)) close();
    best = Math.max(best, score);
    runs.push({ ...piece, score, until: piece.at });
  }

  /** Sex and nationality; false where the piece is neither. */
  function takeWord(piece: Piece, as: Labelled | undefined): boolean {
    const sex = sexes[piece.text] ?? (as === 'sex' ? sexLetters[piece.text.toUpperCase()] : undefined);
    const nationality = as === 'nationality' ? countryOf(piece.text) : '';
    if (sex) put('sex', sex);
    else if (nationality) put('nationality', nationality);
    else if (as === 'sex' || as === 'nationality') leave(piece);
    else return false;
    return true;
  }

  function takeNumber(piece: Piece, as: Labelled | undefined): boolean {
    const number = piece.text.toUpperCase();
    const called = /^[+\d-]+$/.test(number) ? phoneOf(number) : '';
    const day = /^\d{4}\D\d{1,2}\D\d{1,2}$|^\d{8}$/.test(number) ? readDay(number) : '';
    const shape = certTypeOfNumber(number);
    if (isMobilePhone(called)) {
      put('mobilePhone', called);
      phone = { ...piece, text: called };
    } else if (isDay(day) && (as || !(isTyped && !one.certNo && /^\d+$/.test(number))))
      put(as === 'bornDate' || as === 'certValidDate' ? as : day > today ? 'certValidDate' : 'bornDate', day);
    else if (isTyped && !one.certNo && /^[A-Z\d()]{2,40}$/.test(number)) one.certNo = number;
    else if (shape) {
      const type = isTyped && !one.certNo ? one.certType : shape;
      put('certNo', number);
      one.certType = type;
    } else return false;
    return true;
  }

  function take(piece: Piece): void {
    const isAfterLabel = isLabelled;
    const as = piece.line === labelLine ? label : undefined;
    label = valueLabels.find(([, labelled]) => labelled.test(piece.text))?.[0];
    if (label) {
      labelLine = piece.line;
      return;
    }
    if (takeWord(piece, as)) return;
    const typed = typeOf(piece.text);
    const named = withoutNameLabel(piece.text);
    isLabelled = false;
    if (typed) {
      if (one.certNo && runs.length) close();
      one.certType = typed.type;
      isTyped = true;
      if (typed.rest) take({ ...piece, text: typed.rest });
    } else if (contactLabel.test(piece.text)) {
      if (one.certNo || runs.length) close();
      isContact = isLabelled = true;
    } else if (named !== undefined) {
      isLabelled = true;
      if (named) take({ ...piece, text: named });
    } else if (idle.test(piece.text)) isLabelled = isAfterLabel;
    else if (labels.test(piece.text)) return;
    else if (/\d/.test(piece.text) && takeNumber(piece, as)) return;
    else if (!/\d/.test(piece.text)) {
      isLabelled = isAfterLabel;
      takeName(piece);
      isLabelled = false;
    } else leave(piece);
  }

  let at = 0;
  text.split(/[\r\n]+/).forEach((written, n) => {
    const line = tidyLine(written);
    let end = 0;
    for (const { 0: piece, index } of line.matchAll(/[^\s,;:、|，；：。"“”]+/g)) {
      at += 1;
      const follows = index - end < 3 && line.slice(end, index).trim() === '';
      take({ text: piece, at, line: n, follows });
      end = index + piece.length;
    }
  });
  close();
  return { people, unread: unread.sort((a, b) => a.at - b.at).map((piece) => piece.text) };
}
