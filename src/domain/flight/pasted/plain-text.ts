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

/**
 * The same text in capitals, half-width signs and plain line ends, each character in its place: positions in it are
 * positions in what was pasted. Control characters become spaces.
 */
export function plainOf(text: string): string {
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 13) plain += text.charCodeAt(at + 1) === 10 ? ' ' : '\n';
    else if (code === 0x2028 || code === 0x2029) plain += '\n';
    else if (code === 9 || code === 10) plain += text[at];
    else if (code < 32 || (code >= 127 && code < 161) || code === 0x3000 || code === 0xfeff) plain += ' ';
    else if (code >= 0x200b && code <= 0x200f) plain += ' ';
    else if (code > 0xff00 && code < 0xff5f) plain += String.fromCharCode(code - fullWidthShift).toUpperCase();
    else if (code >= 97 && code <= 122) plain += String.fromCharCode(code - 32);
    else plain += text[at];
  }
  return plain;
}

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
  const signs = Array.from(value.toUpperCase().replace(/[\s/-]/g, ''));
  const [first] = signs;
  if (first === undefined || signs.length > 60) return null;
  for (let from = text.indexOf(first, start); from >= 0; from = text.indexOf(first, from + 1)) {
    let to = from;
    let n = 0;
    for (; to < text.length && n < signs.length; to += 1) {
      if (text.startsWith(signs[n] ?? '', to)) {
        to += (signs[n]?.length ?? 1) - 1;
        n += 1;
      } else if (!/[ \t/-]/.test(text[to] ?? '')) break;
    }
    if (n === signs.length) return { from, to };
  }
  return null;
}
