import { isPinyin } from '../../passenger/names/names.ts';
import type { Span } from './plain-text.ts';

/** A name of the numbered list of a booking. */
interface ListedName {
  number: number;
  name: string;
  span: Span;
  psgType?: 'CHD' | 'INF';
  doubt: string;
}

interface ListedNames {
  names: ListedName[];
  /** Six characters of the booking; "" where the list does not end with them. */
  locator: { value: string; span: Span; isSure: boolean } | undefined;
  /** Parts that were read: numbers, names, titles. */
  spans: Span[];
}

interface Word {
  text: string;
  from: number;
}

const item = /(?:^|(?<=[\n ]))(\d{1,2})[ \t]?\.[ \t]?(?=[^\d\s])/g;
const title = /^\(?(?:MR|MRS|MS|MISS|MSTR|CHD|INF)\)?(?:\([A-Z\d]{1,8}\))?$/;
const chinese = /^(?=.*\p{Script=Han})[\p{Script=Han}·.A-Z]{1,40}$/u;
const latin = /^[A-Z]+\/[A-Z]+$/;
const office = /^[A-Z]{3}\/T$/;
const isCode = (text: string): boolean => /^(?=.*[A-Z])[A-Z\d]{6}$/.test(text);

const typeOf = (text: string): 'CHD' | 'INF' | undefined =>
  /CHD|MSTR|MISS|UM\d/.test(text) ? 'CHD' : /INF/.test(text) ? 'INF' : undefined;

/** Longer words are no names. */
const longestWord = 60;

/** Takes what is glued to a name off it: a title in brackets, CHD, and a locator with a figure or without pinyin. */
function unglued(text: string): { name: string; end: string; code: string } {
  const plain = { name: text, end: '', code: '' };
  if (text.length > longestWord) return plain;
  const titled =
    /^(.*?[^(])(\((?:MR|MRS|MS|MISS|MSTR|CHD|INF|UM\d{1,2})[^()]{0,10}\)|(?<=\p{Script=Han})(?:CHD|INF))$/u.exec(text);
  if (titled) return { name: titled[1] ?? '', end: titled[2] ?? '', code: '' };
  const [start, tail] = [text.slice(0, -6), text.slice(-6)];
  const letters = /[A-Z]*$/.exec(text)?.[0] ?? '';
  const isForeign = /\p{Script=Han}/u.test(start) && !isPinyin(letters) && isPinyin(letters.slice(0, -6));
  const isName = latin.test(start) || (chinese.test(start) && start.length > 1);
  return isName && isCode(tail) && (/\d/.test(tail) || isForeign) ? { name: start, end: '', code: tail } : plain;
}

/** Words of a line from a position on. */
const wordsFrom = (text: string, from: number, to: number): Word[] =>
  Array.from(text.slice(from, to).matchAll(/[^ \t\n]+/g), (match) => ({ text: match[0], from: from + match.index }));

const placeOf = ({ text, from }: Word): Span => ({ from, to: from + text.length });

/** A name and what follows it until the next one. */
interface Item {
  listed: ListedName;
  spans: Span[];
  locator?: ListedNames['locator'];
  /** Six letters at the end: a given name, or the locator. */
  open?: Word;
}

function readItem(number: number, [first, ...rest]: readonly Word[]): Item | undefined {
  if (!first || office.test(first.text)) return undefined;
  const { name, end, code } = unglued(first.text);
  const [own = '', pinyin = 'A'] = latin.test(name) ? [name] : name.split('/');
  if (!(chinese.test(own) || latin.test(own)) || !/^[A-Z]+$/.test(pinyin)) return undefined;
  const listed: ListedName = { number, name: own, span: { from: first.from, to: first.from + own.length }, doubt: '' };
  const found: Item = { listed, spans: [{ from: first.from, to: first.from + first.text.length - code.length }] };
  const sure = (word: Word) => (found.locator ??= { value: word.text, span: placeOf(word), isSure: true });
  if (code) sure({ text: code, from: first.from + name.length });
  let psgType = typeOf(end);
  let isTitled = end !== '';
  const append = (word: Word) => {
    if (latin.test(own) && !isTitled && !found.locator) Object.assign(listed, withWord(listed, word));
  };
  for (const word of rest) {
    if (found.open) append(found.open);
    delete found.open;
    const isTitle = title.test(word.text) || /^\([^()]{1,12}\)$/.test(word.text);
    if (isTitle) {
      psgType ??= typeOf(word.text);
      isTitled = true;
      found.spans.push(placeOf(word));
    } else if (isCode(word.text) && (/\d/.test(word.text) || isTitled)) sure(word);
    else if (isCode(word.text) && !found.locator) found.open = word;
    else if (/^[A-Z]{1,30}$/.test(word.text)) append(word);
  }
  found.spans.push(listed.span);
  return { ...found, listed: psgType ? { ...listed, psgType } : listed };
}

/**
 * Names of a numbered list, from 1 on, before the first flight: `1.ZHANG/SAN MR`, `2.张三CHD`, `3.张伟/ZHANGWEI`,
 * `4.李YUE` with pinyin for a rare character; several on a line. The locator ends the names, also glued to the last.
 */
export function listedNames(text: string, end: number): ListedNames {
  const items: Item[] = [];
  const spans: Span[] = [];
  const starts = Array.from(text.slice(0, end).matchAll(item));
  for (let n = 0; n < starts.length; n += 1) {
    const match = starts[n];
    if (!match) break;
    const number = Number(match[1]);
    if (number <= (items.at(-1)?.listed.number ?? 0)) break;
    const begin = match.index + match[0].length;
    const lineEnd = text.indexOf('\n', begin);
    const stop = Math.min(starts[n + 1]?.index ?? end, lineEnd < 0 ? end : lineEnd, end);
    const found = readItem(number, wordsFrom(text, begin, stop));
    if (!found) continue;
    items.push(found);
    spans.push({ from: match.index, to: begin }, ...found.spans);
  }
  const last = items.at(-1);
  let locator = items.find((one) => one.locator)?.locator;
  for (const one of items) {
    const { open, listed } = one;
    if (!open) continue;
    if (one === last && !locator) locator = { value: open.text, span: placeOf(open), isSure: !latin.test(listed.name) };
    else if (listed.name.includes('/')) Object.assign(listed, withWord(listed, open));
    if (one !== last) spans.push(placeOf(open));
  }
  if (last) locator ??= looseLocator(text, last.listed.span.to, end);
  if (locator) spans.push(locator.span);
  return { names: items.map(({ listed }) => listed), locator, spans };
}

/** The name with one more word behind it. */
const withWord = ({ name, span }: ListedName, word: Word): Pick<ListedName, 'name' | 'span'> => ({
  name: `${name} ${word.text}`,
  span: { from: span.from, to: placeOf(word).to },
});

/** The locator on the line of the last name or on one of its own, before the next number. */
function looseLocator(text: string, from: number, end: number): ListedNames['locator'] {
  const next = text.slice(from, end).search(/\n[ \t]{0,9}\d{1,3}[ \t]?\./);
  const found = wordsFrom(text, from, next < 0 ? end : from + next).find((word) => isCode(word.text));
  return found && { value: found.text, span: placeOf(found), isSure: true };
}
