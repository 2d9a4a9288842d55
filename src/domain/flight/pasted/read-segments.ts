import { addDays, isDay } from '../../china-time.ts';
import { twoDigits } from '../../spans.ts';
import type { Day } from '../../china-time.ts';
import { cityOfPlace, placeWord } from './places.ts';
import type { PlaceWord } from './places.ts';
import { unread } from './plain-text.ts';
import type { Read, Span } from './plain-text.ts';

/** A flight of a pasted text. */
export interface ReadSegment {
  flightNo: Read;
  cabin: Read;
  /** `2026-11-22` */
  date: Read;
  /** Codes of airports or cities. */
  from: Read;
  to: Read;
  /** The line, or its parts that were read. */
  spans: Span[];
  /** Status of a seat that is gone; "" for a flight to book. */
  voided: string;
}

const months = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';
/** Statuses of a seat that is held or confirmed. */
const held = new Set(['HK', 'RR', 'DK', 'KK', 'KL', 'TK', 'SS', 'HS']);
const waiting = new Set(['HL', 'HN', 'LL', 'DW', 'NN', 'US', 'UU', 'PN', 'TL', 'TN']);
/** Cancelled, refused, or replaced after a change of the schedule: the seat is gone. */
const voided = new Set(['UN', 'UC', 'NO', 'HX', 'XX', 'XK', 'XL', 'XR', 'OX']);

/** `2.  CA1501 Y   SU22NOV26PEKSHA HK2   0800 1010+1` with or without its number, times and spaces. */
const gds =
  /(?:^|(?<=\n))[ \t]*(?:\d{1,2}\s?\.[ \t]*)?\*?((?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[ \t]*\d{3,4})[A-Z]?[ \t]+([A-Z])\d?[ \t]+(?:(?:MO|TU|WE|TH|FR|SA|SU)[ \t]*)?(\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\d{2})?)[ \t]*([A-Z]{3})[ \t]*([A-Z]{3})[ \t]+([A-Z]{2})(\d{0,2})[^\n]*/dg;

/** Days by their distance from today, the longest word first. */
const nearDays: readonly (readonly [string, number])[] = [
  ['大后天', 3],
  ['后天', 2],
  ['明天', 1],
  ['明早', 1],
  ['明晚', 1],
  ['今天', 0],
  ['今晚', 0],
];
const nearDay = new RegExp(`(${nearDays.map(([word]) => word).join('|')})`, 'd');

const flightWord = /(?<![A-Z\d])((?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{3,4})(?![\dA-Z])/d;
const dayWord =
  /(\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?|(?<!\d)\d{1,2}月\d{1,2}[日号]?|(?<![A-Z\d])\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\d{2})?(?![A-Z\d]))/d;
const cabinWord = /(?<![A-Z\d])([A-Z])\s?舱|舱位?\s?[::]?\s?([A-Z])(?![A-Z\d])/d;
const pairWord = /(?<![A-Z])([A-Z]{3})\s?(?:[-—~→>至到]\s?)?([A-Z]{3})(?![A-Z])/d;
const namedPair = /(\p{Script=Han}{2,5}?)\s?(?:[-—~→>至到]{1,4}|飞往?)\s?(\p{Script=Han}{2,5})/du;

/** Day of `22NOV`, `22NOV26`, `11月22日`, `2026/11/22`; without a year the next one that comes. */
function readDay(text: string, today: Day): { day: Day; isGuess: boolean } | undefined {
  const year = Number(today.slice(0, 4));
  const english = /^(\d{1,2})([A-Z]{3})(\d{2})?$/.exec(text);
  const figures = /^(?:(\d{4})\D)?(\d{1,2})\D(\d{1,2})\D?$/.exec(text);
  const [years, month, day] = english
    ? [english[3] && 2000 + Number(english[3]), months.indexOf(english[2] ?? '') / 3 + 1, Number(english[1])]
    : [figures?.[1] && Number(figures[1]), Number(figures?.[2]), Number(figures?.[3])];
  const of = (y: number) => `${y}-${twoDigits(month)}-${twoDigits(day)}`;
  if (years) return isDay(of(years)) ? { day: of(years), isGuess: false } : undefined;
  const next = [year, year + 1, year + 2, year + 3, year + 4].map(of).find((one) => isDay(one) && one >= today);
  return next ? { day: next, isGuess: true } : undefined;
}

const dateDoubt = (text: string, today: Day): { value: string; doubt: string } => {
  const near = nearDays.find(([word]) => word === text);
  if (near) {
    const value = addDays(today, near[1]);
    return { value, doubt: `“${text}”从今天（${today}）算起，请核对日期` };
  }
  const found = readDay(text, today);
  if (!found) return { value: '', doubt: `日期“${text}”不存在` };
  if (found.day < today) return { value: found.day, doubt: '日期已过，请核对' };
  return { value: found.day, doubt: found.isGuess && found.day > addDays(today, 330) ? '原文没有年份，请核对' : '' };
};

function place(code: string, span: Span | null): Read {
  return { value: code, source: span, doubt: cityOfPlace(code) ? '' : `没有找到机场或城市 ${code}` };
}

const spanAt = (match: RegExpExecArray, group: number, shift = 0): Span | null => {
  const at = match.indices?.[group];
  return at ? { from: at[0] + shift, to: at[1] + shift } : null;
};

function statusDoubt(status: string, seats: string, people: number): string {
  if (waiting.has(status)) return `航段状态 ${status}：候补或未确认，座位以核价为准`;
  if (!held.has(status)) return `航段状态 ${status}：含义不明，请核对是否仍要预订`;
  return people > 0 && Number(seats) > 0 && Number(seats) !== people
    ? `原文为 ${Number(seats)} 个座位，识别到 ${people} 位乘机人`
    : '';
}

/** Flights as terminals show them. */
export function gdsSegments(text: string, today: Day, people: number): ReadSegment[] {
  return Array.from(text.matchAll(gds), (match) => {
    const [, flightNo = '', cabin = '', day = '', from = '', to = '', status = '', seats = ''] = match;
    return {
      flightNo: {
        value: flightNo.replace(/\s/g, ''),
        source: spanAt(match, 1),
        doubt: statusDoubt(status, seats, people),
      },
      cabin: { value: cabin, source: spanAt(match, 2), doubt: '' },
      date: { ...dateDoubt(day, today), source: spanAt(match, 3) },
      from: place(from, spanAt(match, 4)),
      to: place(to, spanAt(match, 5)),
      spans: [{ from: match.index, to: match.index + match[0].length }],
      voided: voided.has(status) ? status : '',
    };
  });
}

/** The two cities of 从北京到上海的机票, each at its place. */
function namedCities(line: string): { from: PlaceWord; to: PlaceWord } | undefined {
  const names = namedPair.exec(line);
  const [, first = '', second = ''] = names ?? [];
  const [from, to] = [placeWord(first), placeWord(second)];
  const [, at = [0, 0], other = [0, 0]] = names?.indices ?? [];
  const moved = (word: PlaceWord | undefined, by: number) =>
    word && { ...word, from: word.from + by, to: word.to + by };
  const [left, right] = [moved(from, at[0]), moved(to, other[0])];
  return left && right && { from: left, to: right };
}

/** Flights in words: a line with two of a flight number, a day and two cities; the third is asked for. */
export function wordSegments(text: string, today: Day): ReadSegment[] {
  const found: ReadSegment[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const flight = flightWord.exec(line);
    const day = dayWord.exec(line) ?? nearDay.exec(line);
    const date: Read = day
      ? { ...dateDoubt(day[1] ?? '', today), source: spanAt(day, 1, start) }
      : { ...unread, doubt: '没有读到日期，请补充' };
    const codes = pairWord.exec(line);
    const names = codes ? undefined : namedCities(line);
    // Without a flight number a day of the past is a birthday, and three letters twice may be a name.
    const isJourney = flight ? day || codes || names : names && date.value >= today;
    if (isJourney) {
      const cabin = cabinWord.exec(line);
      const end = (n: 1 | 2, name?: PlaceWord): Read =>
        codes
          ? place(codes[n] ?? '', spanAt(codes, n, start))
          : name
            ? { value: name.code, source: { from: start + name.from, to: start + name.to }, doubt: '' }
            : { ...unread, doubt: '没有读到城市，请补充' };
      found.push({
        flightNo: flight
          ? { value: (flight[1] ?? '').replace(/\s/g, ''), source: spanAt(flight, 1, start), doubt: '' }
          : { ...unread, doubt: '没有读到航班号，请补充' },
        cabin: cabin
          ? { value: cabin[1] ?? cabin[2] ?? '', source: spanAt(cabin, cabin[1] ? 1 : 2, start), doubt: '' }
          : { ...unread, doubt: '没有写舱位，核价时取最低价' },
        date,
        from: end(1, names?.from),
        to: end(2, names?.to),
        voided: '',
        spans: [
          ...[flight, day, cabin, codes].flatMap((match) =>
            match ? [{ from: start + match.index, to: start + match.index + match[0].length }] : [],
          ),
          ...(names ? [{ from: start + names.from.from, to: start + names.to.to }] : []),
        ],
      });
    }
    start += line.length + 1;
  }
  return found;
}
