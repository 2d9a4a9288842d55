import type { Day } from '../../china-time.ts';
import { readIdCard } from '../../passenger/documents/id-card.ts';
import { readPasted } from '../../passenger/pasted.ts';
import type { PastedPerson } from '../../passenger/pasted.ts';
import { otherSystemOf } from './other-systems.ts';
import { lineNotes } from './line-notes.ts';
import { findValue, longestPaste, plainOf, seenText, unbroken, unread, without } from './plain-text.ts';
import type { Read, Span } from './plain-text.ts';
import { nobody, readPnr } from './read-pnr.ts';
import type { ReadPerson } from './read-pnr.ts';
import { gdsSegments, wordSegments } from './read-segments.ts';
import type { ReadSegment } from './read-segments.ts';

export type { Read, Span } from './plain-text.ts';
export type { ReadPerson } from './read-pnr.ts';
export type { ReadSegment } from './read-segments.ts';

/** Passengers and flights of an order at most; as the order form has it. */
const mostPeople = 9;
const mostSegments = 2;

export interface ReadOrder {
  /** Output of a terminal, lines of people, or rows of a sheet. */
  kind: 'pnr' | 'lines' | 'sheet';
  locator: Read;
  segments: ReadSegment[];
  people: ReadPerson[];
  contact: Read;
  /** Pieces that nothing was made of. */
  left: string[];
  /** The whole text cannot be used; "" where something was read. */
  fault: string;
  /** Read, but more than one order takes, or something is missing. */
  notes: string[];
}

const nothing = (fault: string): ReadOrder => ({
  kind: 'lines',
  locator: unread,
  segments: [],
  people: [],
  contact: unread,
  left: [],
  fault,
  notes: [],
});

/** A slash between a name and a number, or beside a number too long for a day. */
const looseSlash = /\/(?=\p{Script=Han}|\d{8})|(?<=\p{Script=Han}|\d{8}|\d{8}X)\//gu;

/** A person of a pasted text, with the places of name and document in it; the search starts behind the person before. */
function located(text: string, one: PastedPerson, start: number, today: Day): { person: ReadPerson; end: number } {
  let end = start;
  const read = (value: string): Read => {
    if (!value) return unread;
    const source = findValue(text, value, start) ?? findValue(text, value, 0);
    end = Math.max(end, source?.to ?? 0);
    return { value, source, doubt: '' };
  };
  const person = nobody(read(one.name));
  const card = one.certType === '1' && one.certNo ? readIdCard(one.certNo, today) : undefined;
  return {
    person: {
      ...person,
      name: one.name ? person.name : { ...unread, doubt: '没有读到姓名，请补充' },
      certType: one.certType,
      certNo: {
        ...read(one.certNo),
        doubt: !one.certNo ? '没有读到证件，请补充' : card && !card.ok ? card.message : '',
      },
      mobilePhone: read(one.mobilePhone),
      bornDate: one.bornDate,
      certValidDate: one.certValidDate,
    },
    end,
  };
}

/** Lines of people join those of the booking: a document and a phone for a name that is there, or one more passenger. */
function join(people: ReadPerson[], more: readonly ReadPerson[]): void {
  const listed = [...people];
  for (const one of more) {
    const same = listed.find(({ name }) => name.value && name.value === one.name.value);
    if (!same) people.push(one);
    else {
      if (!same.certNo.value) Object.assign(same, { certNo: one.certNo, certType: one.certType });
      if (!same.mobilePhone.value) same.mobilePhone = one.mobilePhone;
    }
  }
}

/** Doubts that follow from the whole: a document twice, a name without one. */
function judge(people: readonly ReadPerson[]): void {
  const seen = new Set<string>();
  for (const person of people) {
    const { value, doubt } = person.certNo;
    if (!value) person.certNo = { ...person.certNo, doubt: doubt || '没有读到证件，请补充' };
    else if (seen.has(value)) person.certNo = { ...person.certNo, doubt: '与前面一位的证件号码相同' };
    seen.add(value);
  }
}

/** The order with each source at its place in the text that was pasted. */
function placed(order: ReadOrder, at: readonly number[]): ReadOrder {
  const read = (one: Read): Read =>
    one.source ? { ...one, source: { from: at[one.source.from] ?? 0, to: (at[one.source.to - 1] ?? 0) + 1 } } : one;
  return {
    ...order,
    locator: read(order.locator),
    contact: read(order.contact),
    segments: order.segments.map((one) => ({
      ...one,
      flightNo: read(one.flightNo),
      cabin: read(one.cabin),
      date: read(one.date),
      from: read(one.from),
      to: read(one.to),
    })),
    people: order.people.map((one) => ({
      ...one,
      name: read(one.name),
      certNo: read(one.certNo),
      mobilePhone: read(one.mobilePhone),
    })),
  };
}

/**
 * Takes a pasted text apart into flights and passengers: the output of a terminal (RT), lines of name, document and
 * phone in any order, or rows of a sheet; also mixed. Every value has the characters that it was read from.
 */
export function readOrder(pasted: string, today: Day): ReadOrder {
  if (!pasted.trim()) return nothing('请粘贴 PNR 内容、乘机人名单或 Excel 表格行');
  if (pasted.length > longestPaste)
    return nothing(`内容过长（${pasted.length.toLocaleString('en')} 字），一次最多 2 万字，请分批粘贴`);
  const seen = seenText(pasted);
  const order = readSeen(seen.text, today);
  return order.fault || seen.text === pasted ? order : placed(order, seen.at);
}

function readSeen(pasted: string, today: Day): ReadOrder {
  const plain = plainOf(pasted);
  const other = otherSystemOf(plain);
  if (other) return nothing(`这是 ${other} 系统的 PNR，暂不能识别；请粘贴 eTerm（RT）的 PNR，或姓名、证件号码与航班`);
  const hasTerminalItems =
    /SSR[ \t]+(?:FOID|DOCS)|(?:^|\n)[ \t]*1\s?\.\s?(?:[A-Z]+\/[A-Z]|(?=[A-Z]*\p{Script=Han})[\p{Script=Han}·A-Z]+ +2\.)/u.test(
      plain,
    );
  const isPnr = hasTerminalItems || gdsSegments(plain, today, 0).length > 0;
  const text = isPnr ? unbroken(plain) : plain;
  const firstFlight = gdsSegments(text, today, 0)[0]?.spans[0]?.from ?? -1;
  const pnr = isPnr ? readPnr(text, today, firstFlight >= 0 ? firstFlight : text.length) : undefined;
  const all = gdsSegments(text, today, pnr?.people.filter(({ psgType }) => psgType !== 'INF').length ?? 0);
  const gds = all.filter((one) => !one.voided);
  const rest = without(text, [...(pnr?.spans ?? []), ...all.flatMap(({ spans }) => spans)]);
  const words = wordSegments(rest, today);
  const lines = without(
    rest,
    words.flatMap(({ spans }) => spans),
  );
  const { people: more, unread: left } = readPasted(lines.replace(looseSlash, ' '), today);
  const people = pnr?.people ?? [];
  let end = 0;
  join(
    people,
    more.map((one) => {
      const found = located(lines, one, end, today);
      end = found.end;
      return found.person;
    }),
  );
  judge(people);
  const segments = [...gds, ...words];
  if (!people.length && !segments.length)
    return nothing('没有识别出航班或乘机人，请检查内容：PNR 需包含航段行，名单需包含姓名和证件号码');
  return {
    kind: pnr ? 'pnr' : pasted.includes('\t') ? 'sheet' : 'lines',
    locator: pnr?.locator ?? unread,
    segments: segments.slice(0, mostSegments),
    people: people.slice(0, mostPeople),
    contact: pnr?.contact ?? unread,
    left: pnr ? [] : left,
    fault: '',
    notes: [
      ...all.flatMap(({ voided, flightNo, date }) =>
        voided ? [`航段 ${flightNo.value} ${date.value} 状态为 ${voided}，已取消或无效，没有列入`] : [],
      ),
      ...(pnr ? lineNotes(text, lines, left, pnr.unclear) : []),
      ...(segments.length > mostSegments
        ? [`读到 ${segments.length} 个航段，一次最多 ${mostSegments} 个（去程与返程），其余请另行下单`]
        : []),
      ...(people.length > mostPeople
        ? [`读到 ${people.length} 位乘机人，一次最多 ${mostPeople} 位，其余请另行下单`]
        : []),
      ...(segments.length ? [] : ['没有读到航班，请补充航班号、日期和城市']),
      ...(people.length ? [] : ['没有读到乘机人，请补充姓名和证件']),
    ],
  };
}

/** Parts of a pasted text, in order, with the names of the fields that were read from them. */
export function markedParts(
  text: string,
  marks: readonly (Span & { field: string })[],
): { text: string; field: string }[] {
  const parts: { text: string; field: string }[] = [];
  let at = 0;
  for (const { from, to, field } of Array.from(marks).sort((a, b) => a.from - b.from)) {
    if (from < at || to > text.length) continue;
    if (from > at) parts.push({ text: text.slice(at, from), field: '' });
    parts.push({ text: text.slice(from, to), field });
    at = to;
  }
  return at < text.length ? [...parts, { text: text.slice(at), field: '' }] : parts;
}
