import { visibleText } from '../../typed-text.ts';

/** A part of a text by its first character and the one behind its last. */
export interface Span {
  from: number;
  to: number;
}

/** A value, the characters that it was read from, and the reason to look at it again; "" where it is certain. */
export interface Read {
  value: string;
  source: Span | null;
  doubt: string;
}

export const unread: Read = { value: '', source: null, doubt: '' };

/** Signs of a paste that is read at most; a whole day of a desk is far below. */
export const longestPaste = 20_000;

const fullWidthShift = 0xfee0;
const unseen = /[\p{DI}\p{Cf}]/u;

/** A text without the signs that cannot be seen; `at`: the place of each character in the text before. */
export function seenText(text: string): { text: string; at: number[] } {
  const at: number[] = [];
  let seen = '';
  let from = 0;
  for (const sign of text) {
    if (!unseen.test(sign)) {
      for (let n = 0; n < sign.length; n += 1) at.push(from + n);
      seen += sign;
    }
    from += sign.length;
  }
  at.push(text.length);
  return { text: seen, at };
}

/**
 * The same text in capitals, half-width signs and plain line ends, each character in its place: positions in it are
 * positions in what was pasted. Control characters become spaces, the dots of names one sign, radicals characters.
 */
export function plainOf(text: string): string {
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 13) plain += text.charCodeAt(at + 1) === 10 ? ' ' : '\n';
    else if (code === 0x2028 || code === 0x2029) plain += '\n';
    else if (code === 9 || code === 10) plain += text[at];
    else if (code < 32 || (code >= 127 && code < 161) || code === 0x3000) plain += ' ';
    else if (code > 0xff00 && code < 0xff5f) plain += String.fromCharCode(code - fullWidthShift).toUpperCase();
    else if (code >= 97 && code <= 122) plain += String.fromCharCode(code - 32);
    else plain += foldable.test(text[at] ?? '') ? foldedSign(text[at] ?? '') : text[at];
  }
  return plain;
}

const foldable = /[•・･‧∙⋅●\u2e80-\u2fd5\ue816-\ue864\uf900-\ufaff]/;

/** A radical as its character, a dot of names as the one dot; nothing that takes another number of places. */
function foldedSign(sign: string): string {
  if (/[•・･‧∙⋅●]/.test(sign)) return '·';
  const folded = visibleText(sign);
  return folded.length === 1 ? folded : sign;
}

/** Columns of a terminal, less one for a sign that was not copied. */
const fullLine = 79;
/** In the place of a line end within an item: in the middle of a word, and between two. */
const [glue, gap] = ['\u000b', '\u000c'];
const numbered = /^[ \t]{0,9}\d{1,3}[ \t]?\./;
const ofLetters = /^[ \t]{0,9}\d{1,3}[ \t]?\.[ \t]{0,9}(?:SSR|OSI|RMK|XN)/;

/**
 * An item that a terminal has broken is on one line again, each character in its place. A line goes on with the item
 * before if it has no number and no Chinese character, and is set in, or the line before is full or ends with a hyphen.
 */
export function unbroken(text: string): string {
  let isItem = false;
  let before = '';
  let whole = '';
  text.split('\n').forEach((line, n) => {
    const isFull = before.length >= fullLine && !/\s$/.test(before);
    const goesOn =
      isItem &&
      !numbered.test(line) &&
      /[^\s]/.test(line) &&
      !/\p{Script=Han}/u.test(line) &&
      (isFull || before.endsWith('-') || line.startsWith('  '));
    if (!goesOn) isItem = ofLetters.test(line);
    whole += (n === 0 ? '' : !goesOn ? '\n' : isFull || before.endsWith('-') ? glue : gap) + line;
    before = line;
  });
  return whole;
}

/** The text of an item without its line ends. */
export const joined = (item: string): string => item.replace(/-?\u000b[ \t]*/g, '').replace(/[ \t]*\u000c[ \t]*/g, ' ');

/** The same text with spaces in place of what was read; line ends stay. */
export function without(text: string, spans: readonly Span[]): string {
  let left = '';
  let at = 0;
  for (const { from, to } of Array.from(spans).sort((a, b) => a.from - b.from)) {
    if (to <= at) continue;
    const start = Math.max(at, from);
    left += text.slice(at, start) + text.slice(start, to).replace(/[^\n]/g, ' ');
    at = to;
  }
  return left + text.slice(at);
}

/** A value as it stands in the text from a position on: spaces, hyphens and slashes may lie between its characters. */
export function findValue(text: string, value: string, start: number): Span | null {
  const signs = Array.from(value.toUpperCase().replace(/[\s/()-]/g, ''));
  const [first] = signs;
  if (first === undefined || signs.length > 60) return null;
  for (let from = text.indexOf(first, start); from >= 0; from = text.indexOf(first, from + 1)) {
    let to = from;
    let n = 0;
    for (; to < text.length && n < signs.length; to += 1) {
      if (text.startsWith(signs[n] ?? '', to)) {
        to += (signs[n]?.length ?? 1) - 1;
        n += 1;
      } else if (!/[ \t\u000b\u000c/()-]/.test(text[to] ?? '')) break;
    }
    if (n === signs.length) return { from, to };
  }
  return null;
}
