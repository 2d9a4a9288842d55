import { isMobilePhone, phoneOf } from '../../account/phone.ts';
import type { Day } from '../../china-time.ts';
import type { CertType } from '../../passenger/documents/cert-types.ts';
import { certTypes } from '../../passenger/documents/cert-types.ts';
import { certTypeOfNumber } from '../../passenger/documents/cert-words.ts';
import { readIdCard } from '../../passenger/documents/id-card.ts';
import { findValue, unread } from './plain-text.ts';
import type { Read, Span } from './plain-text.ts';
import { itemsOf, readChild, readDocs, readFoid, readInfant, readInft, readPhone } from './read-items.ts';
import type { PnrDocument, PnrInfant, PnrItem } from './read-items.ts';
import { listedNames } from './read-names.ts';

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
  /** Items of persons that were not understood, or belong to nobody. */
  unclear: { span: Span; reason: string }[];
}

export const nobody = (name: Read): ReadPerson => ({
  name,
  certType: '1',
  certNo: unread,
  mobilePhone: unread,
  bornDate: '',
  certValidDate: '',
});

/** Lines of a booking that say nothing about passengers, flights and phones. */
const idle =
  /^[ \t]*(?:\d{1,3}\s?\.[ \t]*)?(?:TL|TK|RMK|FC|FN|FP|EI|TC|TN|SSR|OSI|BA|[A-Z]{3}\d{3}|[A-Z]{3}\/T|T(?= |$)|NM|NC|GN|ARNK|0\.|\*{2}|MARRIED SEGMENT|[A-Z]{3}\d[A-Z]\/|[A-Z\d]{2}\/[A-Z\d]{6}[ \t]*$|-[A-Z\d]{2}-|>|[+-][ \t]*$)[^\n]*/gm;

/** Type and doubt of a number that the item calls `NI`, `PP` or another kind. */
function certOf({ kind, number }: PnrDocument, today: Day): { certType: CertType; doubt: string } {
  if (/^\d{15}$|^\d{17}[\dX]$/.test(number)) {
    const card = readIdCard(number, today);
    return { certType: '1', doubt: card.ok ? '' : card.message };
  }
  if (kind.startsWith('P')) return { certType: '2', doubt: '' };
  const shape = certTypeOfNumber(number);
  if (!shape || shape === '1' || shape === '2')
    return { certType: '2', doubt: `原文标为 ${kind}，但不是身份证号码，请选择证件类型` };
  return { certType: shape, doubt: `按号码读作${certTypes[shape].short}，请核对证件类型` };
}

const lettersOf = (name: string): string => name.replace(/[^A-Z]/g, '');

/** Takes a booking of a terminal apart; `firstFlight` is where its flights begin. */
export function readPnr(text: string, today: Day, firstFlight: number): ReadPnr {
  const { names, locator, spans: ofNames } = listedNames(text, firstFlight);
  const spans: Span[] = [...ofNames];
  const unclear: ReadPnr['unclear'] = [];
  const people = new Map<number, ReadPerson>(
    names.map(({ number, name, span, psgType, doubt }) => [
      number,
      { ...nobody({ value: name, source: span, doubt }), ...(psgType && { psgType }) },
    ]),
  );
  const infants = new Map<number, ReadPerson>();
  const latinNames = new Map<number, string>();
  let contact = unread;
  const only = people.size === 1 ? [...people.keys()][0] : undefined;
  const found = (item: PnrItem, value: string): Span | null => findValue(text, value, item.span.from);

  function infantOf({ name, born, passenger }: PnrInfant, item: PnrItem): void {
    const adult = passenger || only;
    const known = adult === undefined ? undefined : infants.get(adult);
    const isChinese = /\p{Script=Han}/u.test(name);
    if (!isChinese && name.includes('/') && adult !== undefined) latinNames.set(adult, name);
    if (!known) {
      const doubt = isChinese || name.includes('/') ? '' : '婴儿姓名没有斜线，请按 姓/名 核对';
      const infant: ReadPerson = { ...nobody({ value: name, source: found(item, name), doubt }), psgType: 'INF' };
      infants.set(adult ?? -1 - infants.size, { ...infant, bornDate: born });
      return;
    }
    known.bornDate ||= born;
    // A Chinese name is that of a domestic ticket; a Latin one with its slash is better than one without.
    if ((isChinese && !known.certNo.value) || (known.name.doubt && name.includes('/')))
      known.name = { value: name, source: found(item, name), doubt: '' };
  }

  function takeDocument(one: PnrDocument, item: PnrItem): void {
    const number = one.passenger || only;
    if (one.isInfant) {
      infantOf({ name: one.name, born: one.born, passenger: number ?? 0 }, item);
      const infant = infants.get(number ?? 0);
      if (infant) fill(infant, one, item);
      return;
    }
    const free = [...people.values()].find(({ certNo }) => !certNo.value);
    const person =
      number === undefined ? (one.kind === 'NI' || one.kind === 'PP' ? free : undefined) : people.get(number);
    if (!person) {
      unclear.push({ span: item.span, reason: number ? `没有读到第 ${number} 位旅客` : '没有写属于第几位旅客' });
      return;
    }
    fill(person, one, item);
    if (number === undefined) person.certNo = { ...person.certNo, doubt: '原文没有写属于第几位旅客，请核对' };
    else if (one.name && person.name.value.includes('/') && lettersOf(one.name) !== lettersOf(person.name.value))
      person.certNo = { ...person.certNo, doubt: `证件姓名 ${one.name} 与旅客姓名不同，请核对` };
  }

  function fill(person: ReadPerson, one: PnrDocument, item: PnrItem): void {
    if (person.certNo.value && person.certNo.value !== one.number) return;
    if (!person.certNo.value) {
      const { certType, doubt } = certOf(one, today);
      person.certType = certType;
      person.certNo = { value: one.number, source: found(item, one.number), doubt };
    }
    person.bornDate ||= one.born;
    person.certValidDate ||= one.expiry;
  }

  const items = itemsOf(text);
  settleLocator();
  for (const item of items) {
    spans.push(item.span);
    const of = item.text;
    if (/^SSR +FOID/.test(of)) read(readFoid(of), item, takeDocument);
    else if (/^SSR +DOCS/.test(of)) read(readDocs(of, today), item, takeDocument);
    else if (/^SSR +INFT/.test(of)) read(readInft(of, today), item, infantOf);
    else if (/^XN|^OSI +[A-Z\d]{2} +\d?INF/.test(of)) read(readInfant(of), item, infantOf);
    else if (/^SSR +CHLD/.test(of)) read(readChild(of, today), item, takeChild);
    else takePhone(item);
  }
  for (const match of text.matchAll(idle)) spans.push({ from: match.index, to: match.index + match[0].length });

  function read<T>(one: T | undefined, item: PnrItem, take: (one: T, item: PnrItem) => void): void {
    if (one) take(one, item);
    else unclear.push({ span: item.span, reason: '没有读懂' });
  }
  function takeChild({ born, passenger }: { born: Day | ''; passenger: number }): void {
    const child = people.get(passenger || (only ?? 0));
    if (child) Object.assign(child, { psgType: 'CHD', bornDate: child.bornDate || born });
  }
  function takePhone(item: PnrItem): void {
    const one = readPhone(item.text);
    const phone = one ? phoneOf(one.digits) : '';
    if (!one || !isMobilePhone(phone)) return;
    const value = { value: phone, source: found(item, phone), doubt: '' };
    const person = people.get(one.passenger || (one.isOwn ? (only ?? 0) : 0));
    if (person && !person.mobilePhone.value) person.mobilePhone = value;
    else if (!contact.value) contact = value;
  }

  /** Six letters behind the last name are a given name only if a document says so. */
  function settleLocator(): void {
    const last = names.at(-1);
    if (!locator || locator.isSure || !last) return;
    const person = people.get(last.number);
    const told = items
      .map(({ text: of }) => (/^SSR +DOCS/.test(of) ? readDocs(of, today) : undefined))
      .find((one) => one?.name && !one.isInfant && (one.passenger || only) === last.number)?.name;
    if (!person || (told && lettersOf(told) === lettersOf(last.name))) return;
    if (told && lettersOf(told) === lettersOf(last.name + locator.value)) {
      person.name = { ...person.name, value: `${last.name} ${locator.value}` };
      locator.value = '';
    } else person.name = { ...person.name, doubt: `“${locator.value}”读作订座编码，如是名字请补上` };
  }

  const all = [...people.values(), ...infants.values()];
  for (const [adult, infant] of infants) {
    if (!infant.bornDate && !infant.name.doubt)
      infant.name = { ...infant.name, doubt: '没有读到婴儿的出生日期，请补充' };
    if (infant.certNo.value) continue;
    const latin = latinNames.get(adult);
    // A birth certificate has no type of its own, and a birthday of its own.
    infant.certType = '0';
    infant.certNo = {
      ...unread,
      doubt: [
        people.has(adult) ? `随 ${people.get(adult)?.name.value} 出行` : '没有写随哪位成人出行，请核对',
        ...(latin && latin !== infant.name.value ? [`英文名 ${latin}`] : []),
        '请补充证件号码：出生医学证明选其他证件，户口簿上的号码选身份证',
      ].join('；'),
    };
  }
  return {
    locator: locator?.value ? { value: locator.value, source: locator.span, doubt: '' } : unread,
    people: all,
    contact,
    spans,
    unclear,
  };
}
