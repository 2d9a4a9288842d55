import type { CertType } from '../../passenger/documents/cert-types.ts';
import { readIdCard } from '../../passenger/documents/id-card.ts';
import type { Day } from '../../china-time.ts';
import { unread } from './plain-text.ts';
import type { Read, Span } from './plain-text.ts';

/** A passenger of a pasted text. */
export interface ReadPerson {
  name: Read;
  certType: CertType;
  certNo: Read;
  mobilePhone: Read;
  bornDate: Day | '';
  certValidDate: Day | '';
  /** As the text has it; undefined: by age. */
  psgType?: 'CHD' | 'INF';
}

export interface ReadPnr {
  /** Six characters of the booking. */
  locator: Read;
  people: ReadPerson[];
  /** Phone of no passenger in particular. */
  contact: Read;
  /** Parts that were read or are known to be of no use. */
  spans: Span[];
}

export const nobody = (name: Read): ReadPerson => ({
  name,
  certType: '1',
  certNo: unread,
  mobilePhone: unread,
  bornDate: '',
  certValidDate: '',
});

/** `1.ZHANG/SAN MR`, `2.张三CHD`, `3.张伟/ZHANGWEI`; several on a line. The locator ends the names. */
const nameItem =
  /(?:^|(?<=[\n ]))(\d{1,2})\s?\.\s?([A-Z]+\/[A-Z]+(?: (?!(?:MR|MRS|MS|MISS|MSTR|CHD|INF)\b)[A-Z]{2,}(?=[ \n]))?|\p{Script=Han}[\p{Script=Han}·.]{0,14})(?:\/[A-Z]+)?\s?(\(?(?:MR|MRS|MS|MISS|MSTR|CHD|INF)\)?)?(?=[ \t\n]|$)/dgu;
const locatorWord = /(?<![A-Z\d/])(?=[A-Z\d]*[A-Z])([A-Z\d]{6})(?![A-Z\d/])/d;
/** Lines of a booking that say nothing about passengers, flights and phones. */
const idle =
  /^[ \t]*(?:\d{1,3}\s?\.[ \t]*)?(?:TL|TK|RMK|FC|FN|FP|EI|TC|TN|SSR|OSI|BA|[A-Z]{3}\d{3}|[A-Z]{3}\/T|T(?= |$)|NM|NC|GN|ARNK|0\.|\*{2})[^\n]*/gm;

/** Names of a numbered list, before the first flight. */
function names(text: string, end: number): { number: number; person: ReadPerson; span: Span }[] {
  const found: { number: number; person: ReadPerson; span: Span }[] = [];
  for (const match of text.slice(0, end).matchAll(nameItem)) {
    const at = match.indices?.[2];
    if (!at) continue;
    const [, number = '', name = '', title = ''] = match;
    const psgType = /CHD|MSTR|MISS/.test(title) ? 'CHD' : /INF/.test(title) ? 'INF' : undefined;
    found.push({
      number: Number(number),
      span: { from: match.index, to: match.index + match[0].length },
      person: {
        ...nobody({ value: name.trim(), source: { from: at[0], to: at[1] }, doubt: '' }),
        ...(psgType && { psgType }),
      },
    });
  }
  return found;
}

const foid =
  /SSR[ \t]+FOID[ \t]+[A-Z\d]{2}[ \t]+[A-Z]{2}\d*[ \t]+(NI|PP|ID|UU)[ \t]?([A-Z\d]{4,30})(?:\/P(\d{1,2}))?/dg;
const docs =
  /SSR[ \t]+DOCS[ \t]+[A-Z\d]{2}[ \t]+[A-Z]{2}\d*[ \t]+([PIA])[A-Z]?\/[A-Z]{2,3}\/([A-Z\d]{4,20})\/[A-Z]{2,3}\/(\d{2}[A-Z]{3}\d{2})\/[MF]I?\/(\d{2}[A-Z]{3}\d{2})\/[A-Z/]+(?: +[A-Z/]+)*(?:\/P(\d{1,2}))?[ \t]*(?=\n|$)/dg;
const phones =
  /(?:OSI|SSR)[ \t]+(?:[A-Z\d]{2}[ \t]+)?CTC([MT])[ \t]?(?:[A-Z\d]{2}[ \t]+)?(?:[A-Z]{2}\d+[ \t]+)?\+?(?:86)?(1[3-9]\d{9})(?:\/P(\d{1,2}))?/dg;
const monthNames = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';

/** `07MAR90` as a birthday before `today`, or as a day of expiry after the turn of the century. */
function docsDay(text: string, today: Day, isBirthday: boolean): Day {
  const month = String(monthNames.indexOf(text.slice(2, 5)) / 3 + 1).padStart(2, '0');
  const rest = `${text.slice(5)}-${month}-${text.slice(0, 2)}`;
  return isBirthday && `20${rest}` > today ? `19${rest}` : `20${rest}`;
}

/** Type and doubt of a number that the item calls `NI`, `PP` or another kind. */
function certOf(kind: string, number: string, today: Day): { certType: CertType; doubt: string } {
  const isCard = /^\d{15}$|^\d{17}[\dX]$/.test(number);
  if (isCard) {
    const card = readIdCard(number, today);
    return { certType: '1', doubt: card.ok ? '' : card.message };
  }
  if (kind === 'PP') return { certType: '2', doubt: '' };
  return { certType: '2', doubt: `原文标为 ${kind}，但不是身份证号码，请选择证件类型` };
}

/** Takes a booking of a terminal apart; `firstFlight` is where its flights begin. */
export function readPnr(text: string, today: Day, firstFlight: number): ReadPnr {
  const listed = names(text, firstFlight);
  const spans: Span[] = listed.map(({ span }) => span);
  const people = listed.map(({ person }) => person);
  let contact = unread;
  const ofNumber = (number: string | undefined): ReadPerson | undefined =>
    number === undefined
      ? people.length === 1
        ? people[0]
        : undefined
      : listed.find((one) => one.number === Number(number))?.person;
  const spanOf = (match: RegExpMatchArray, group: number): Span | null => {
    const at = (match as RegExpExecArray).indices?.[group];
    return at ? { from: at[0], to: at[1] } : null;
  };
  const used = (match: RegExpMatchArray) =>
    spans.push({ from: match.index ?? 0, to: (match.index ?? 0) + match[0].length });

  for (const match of text.matchAll(foid)) {
    const [, kind = '', number = '', passenger] = match;
    used(match);
    const source = spanOf(match, 2);
    const { certType, doubt } = certOf(kind, number, today);
    // Without a number it belongs to the next one who has no document.
    const person = ofNumber(passenger) ?? people.find((one) => !one.certNo.value);
    if (!person) continue;
    const isUnsure = passenger === undefined && people.length > 1;
    person.certType = certType;
    person.certNo = { value: number, source, doubt: isUnsure ? '原文没有写属于第几位旅客，请核对' : doubt };
  }
  for (const match of text.matchAll(docs)) {
    const [, , number = '', born = '', expiry = '', passenger] = match;
    used(match);
    const person = ofNumber(passenger);
    if (!person || person.certNo.value) continue;
    person.certType = '2';
    person.certNo = { value: number, source: spanOf(match, 2), doubt: '' };
    person.bornDate = docsDay(born, today, true);
    person.certValidDate = docsDay(expiry, today, false);
  }
  for (const match of text.matchAll(phones)) {
    const [, kind, phone = '', passenger] = match;
    used(match);
    const read = { value: phone, source: spanOf(match, 2), doubt: '' };
    const person = passenger === undefined && kind === 'T' ? undefined : ofNumber(passenger);
    if (person && !person.mobilePhone.value) person.mobilePhone = read;
    else if (!contact.value) contact = read;
  }
  for (const match of text.matchAll(idle)) used(match);
  const head = listed.at(-1);
  const tail = head ? text.slice(head.span.to, firstFlight) : '';
  const found = locatorWord.exec(tail);
  const at = found?.indices?.[1];
  const shift = head?.span.to ?? 0;
  const locator =
    found?.[1] && at ? { value: found[1], source: { from: at[0] + shift, to: at[1] + shift }, doubt: '' } : unread;
  if (locator.source) spans.push(locator.source);
  return { locator, people, contact, spans };
}
