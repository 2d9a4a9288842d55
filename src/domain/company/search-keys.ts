import { plainText } from '../typed-text.ts';

interface Named {
  realName: string;
  /** Of the name's characters; "" for one without. */
  syllables: readonly string[];
  jobNumber: string;
}

/** Names with more syllables are mixed in one way only: the first one whole. */
const mostMixed = 4;

/** Each syllable whole or as its first letter: `lixm`, `lxiaom` … beside `lixiaoming` and `lxm`. */
function mixedPinyin(syllables: readonly string[]): string[] {
  const [first = '', ...others] = syllables;
  if (syllables.length > mostMixed) return [first + initialsOf(others)];
  return syllables.reduce<string[]>((all, one) => all.flatMap((start) => [start + one, start + one.slice(0, 1)]), ['']);
}

const initialsOf = (syllables: readonly string[]): string => syllables.map((one) => one.slice(0, 1)).join('');

/** Search keys of an employee besides the phone: pinyin, initials, name, job number and mixed pinyin, in small letters. */
export function searchKeys({ realName, syllables, jobNumber }: Named): string {
  const words = [syllables.join(''), initialsOf(syllables), realName, jobNumber, ...mixedPinyin(syllables)];
  return [...new Set(words.map((word) => word.replace(/\s+/g, '').toLowerCase()))].filter(Boolean).join(' ');
}

/** A search as typed: the words that all have to be found, and the end of a phone where it can be one. */
export function readSearch(typed: string): { words: string[]; phoneEnd: string } {
  const text = plainText(typed).trim().toLowerCase();
  const digits = text.replace(/[\s-]/g, '');
  return { words: text.split(/\s+/).filter(Boolean).slice(0, 6), phoneEnd: /^\d{3,11}$/.test(digits) ? digits : '' };
}
