import { plainText } from '../typed-text.ts';

interface Named {
  realName: string;
  /** Of the name's characters; "" for one without. */
  syllables: readonly string[];
  jobNumber: string;
}

/** Search keys of an employee besides the phone: pinyin, initials, name and job number, in small letters. */
export function searchKeys({ realName, syllables, jobNumber }: Named): string {
  const initials = syllables.map((one) => one[0] ?? '').join('');
  return [syllables.join(''), initials, realName, jobNumber]
    .map((word) => word.replace(/\s+/g, '').toLowerCase())
    .filter(Boolean)
    .join(' ');
}

/** A search as typed: the words that all have to be found, and the end of a phone where it can be one. */
export function readSearch(typed: string): { words: string[]; phoneEnd: string } {
  const text = plainText(typed).trim().toLowerCase();
  const digits = text.replace(/[\s-]/g, '');
  return { words: text.split(/\s+/).filter(Boolean).slice(0, 6), phoneEnd: /^\d{3,11}$/.test(digits) ? digits : '' };
}
