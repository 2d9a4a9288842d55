import type { Day } from '../../china-time.ts';
import { isDay } from '../../china-time.ts';
import { joined } from './plain-text.ts';
import type { Span } from './plain-text.ts';

/** An item of a booking: a numbered line, or a part of one. */
export interface PnrItem {
  /** Its text in capitals on one line, from its first word on. */
  text: string;
  span: Span;
}

/** A document that an item names, as written. `passenger`: 0 where the item names none. */
export interface PnrDocument {
  kind: string;
  number: string;
  born: Day | '';
  expiry: Day | '';
  name: string;
  isInfant: boolean;
  passenger: number;
}

export interface PnrInfant {
  name: string;
  /** The whole birthday; "" where only the month is known. */
  born: Day | '';
  passenger: number;
}

const start =
  /(?:SSR[ \t]+(?:FOID|DOCS|INFT|CHLD|CTC[MT])|OSI[ \t]+[A-Z\d]{2}[ \t]+(?:\d?INF|CTC[MT])|XN[/ ]IN)(?![A-Z])/g;

/** The items of persons and phones: SSR FOID, DOCS, INFT, CHLD, CTCM; OSI 1INF, CTCT; XN/IN. */
export function itemsOf(text: string): PnrItem[] {
  const found = Array.from(text.matchAll(start));
  return found.map((match, n) => {
    const lineEnd = text.indexOf('\n', match.index);
    const to = Math.min(lineEnd < 0 ? text.length : lineEnd, found[n + 1]?.index ?? text.length);
    return {
      text: joined(text.slice(match.index, Math.min(to, match.index + 400))).trim(),
      span: { from: match.index, to },
    };
  });
}

const months = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';

/** `07MAR90` and `07MAR1990`, as a birthday before `today` or as a day of expiry after the turn of the century. */
function itemDay(text: string, today: Day, isBirthday: boolean): Day | '' {
  const [, date = '', month = '', year = ''] = /^(\d{2})([A-Z]{3})(\d{2}(?:\d{2})?)$/.exec(text) ?? [];
  const at = months.indexOf(month);
  if (!date || at % 3 !== 0) return '';
  const rest = `-${String(at / 3 + 1).padStart(2, '0')}-${date}`;
  const whole =
    year.length === 4
      ? `${year}${rest}`
      : isBirthday && `20${year}${rest}` > today
        ? `19${year}${rest}`
        : `20${year}${rest}`;
  return isDay(whole) ? whole : '';
}

/** The item without the number of its passenger, and that number: `…/P1`. */
function ofPassenger(text: string): { body: string; passenger: number } {
  const [end = '', number] = /[/ ]P(\d{1,2})$/.exec(text) ?? [];
  return { body: end ? text.slice(0, -end.length) : text, passenger: Number(number ?? 0) };
}

const named = (last = '', first = ''): string => (last && first ? `${last}/${first.replace(/ /g, '')}` : last);

/** `SSR FOID CA HK1 NI110101…/P1`, also `HK/NI…`, with the brackets of a permit. */
export function readFoid(text: string): PnrDocument | undefined {
  const { body, passenger } = ofPassenger(text);
  const found =
    /^SSR +FOID +[A-Z\d]{2} +[A-Z]{2}\d{0,2}[ /]{1,3}([A-Z]{2}) ?([A-Z\d][A-Z\d ()-]{3,40})(?:\/[A-Z]{2,3})?$/.exec(
      body,
    );
  const number = found?.[2]?.replace(/[ ()-]/g, '') ?? '';
  return found && number.length > 3
    ? { kind: found[1] ?? '', number, born: '', expiry: '', name: '', isInfant: false, passenger }
    : undefined;
}

/** `SSR DOCS MU HK1 P/CN/E33100000/CN/13AUG90/F/27NOV33/LIN/FULI/P1`; MI and FI are infants, H is the holder. */
export function readDocs(text: string, today: Day): PnrDocument | undefined {
  const { body, passenger } = ofPassenger(text);
  const [, rest = ''] = /^SSR +DOCS +[A-Z\d]{2} +[A-Z]{2}\d{0,2}[ /]{1,3}(.+)$/.exec(body) ?? [];
  const [kind = '', , number = '', , born = '', sex = '', expiry = '', last = '', first = '', ...more] = rest
    .split('/')
    .map((part) => part.trim());
  const plain = number.replace(/[ ()-]/g, '');
  if (!/^[A-Z]{1,2}$/.test(kind) || !/^[A-Z\d]{4,20}$/.test(plain) || !/^(?:[MFUX]I?)?$/.test(sex)) return undefined;
  const days = [itemDay(born, today, true), itemDay(expiry, today, false)] as const;
  if ((born && !days[0]) || (expiry && !days[1])) return undefined;
  const middle = more.filter((part) => part && part !== 'H').join('');
  return {
    kind,
    number: plain,
    born: days[0],
    expiry: days[1],
    name: named(last, first + middle),
    isInfant: sex.endsWith('I'),
    passenger,
  };
}

/** `SSR INFT MU HK1 SHAPEK 5137 Y12DEC LIN/XIAOBAO 23OCT25/P1`. */
export function readInft(text: string, today: Day): PnrInfant | undefined {
  const { body, passenger } = ofPassenger(text);
  const found = /([A-Z]+)\/([A-Z]+(?: [A-Z]+){0,3}?)[ /]{1,3}(\d{2}[A-Z]{3}\d{2,4})$/.exec(body.slice(-120));
  const name = named(found?.[1], found?.[2]?.replace(/ ?(?:MSTR|MISS|INF)$/, ''));
  return found && name ? { name, born: itemDay(found[3] ?? '', today, true), passenger } : undefined;
}

/** `XN/IN/刘小宝INF(FEB26)/P1`, and `OSI YY 1INF LIN/XIAOBAO/P1`, whose birthday is a month or nothing. */
export function readInfant(text: string): PnrInfant | undefined {
  const { body, passenger } = ofPassenger(text);
  const [, rest = ''] = /^(?:XN[/ ]IN[/ ]|OSI +[A-Z\d]{2} +\d?INF) ?(.+)$/.exec(body) ?? [];
  const name = rest
    .slice(0, 80)
    .replace(/ ?\/?\(?(?:\d{2})?[A-Z]{3}\d{2}\)?$/, '')
    .replace(/ ?\(?INF\)?$/, '')
    .replace(/ (?:MSTR|MISS)$/, '')
    .trim();
  return /^[\p{Script=Han}·A-Z]+(?:\/[A-Z ]+)?$/u.test(name)
    ? { name: name.replace(/ /g, ''), born: '', passenger }
    : undefined;
}

/** `SSR CHLD MU HK1 03FEB20/P2`: the birthday of a child. */
export function readChild(text: string, today: Day): { born: Day | ''; passenger: number } | undefined {
  const { body, passenger } = ofPassenger(text);
  const day = /[ /](\d{2}[A-Z]{3}\d{2,4})$/.exec(body)?.[1];
  return day ? { born: itemDay(day, today, true), passenger } : undefined;
}

/** A mobile number of CTCT or CTCM; `isOwn`: of a passenger. Undefined for another phone. */
export function readPhone(text: string): { digits: string; isOwn: boolean; passenger: number } | undefined {
  const { body, passenger } = ofPassenger(text);
  const [, kind, digits = ''] = /CTC([MT]).*?((?:\+|00)?(?:86)?[ -]?1[3-9][\d -]{9,13})(?!\d)/.exec(body) ?? [];
  return digits ? { digits, isOwn: kind === 'M', passenger } : undefined;
}
