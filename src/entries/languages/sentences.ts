/**
 * A sentence with places for other texts, in Chinese and in English: `{a}把这项审批转交给{b}`, `{a} handed this over to {b}`.
 * An English that is a function gets what stands at the places, in English and in their order.
 * Places `n` and `m` take numbers, `t` a span of time, `one` and `other` texts without marks; `{n|day|days}` says a number with its word.
 */
export type Sentence = readonly [chinese: string, english: string | ((...said: string[]) => string)];

const place = /\{(\w+)\}/;
const places = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;
const unmarked = /^[^\u3001\u3002\uff0c\uff1a\uff1b\u201c]+$/;
const figure = /^[+−-]?[\d.,]+$/;
const kinds: Readonly<Record<string, RegExp>> = {
  n: figure,
  m: figure,
  t: /^\d[\d.]* \S+(?: \d+ \S+)?$/,
  one: unmarked,
  other: unmarked,
};

/** Texts that stand at the places of a sentence: between the pieces of its Chinese, each as early as it may. */
function foundIn(text: string, parts: readonly string[]): Map<string, string> | undefined {
  const first = parts[0] ?? '';
  if (!text.startsWith(first)) return undefined;
  const found = new Map<string, string>();
  let from = first.length;
  for (let at = 1; at < parts.length; at += 2) {
    const [name = '', piece = ''] = parts.slice(at, at + 2);
    const isLast = at + 2 >= parts.length;
    const end = !isLast ? text.indexOf(piece, from + 1) : text.endsWith(piece) ? text.length - piece.length : -1;
    const value = text.slice(from, end);
    if (end <= from || kinds[name]?.test(value) === false) return undefined;
    found.set(name, value);
    from = end + piece.length;
  }
  return from === text.length ? found : undefined;
}

export const han = /[\u2e80-\u9fff\uff00-\uffef]/;

/** Texts that are made of parts of their own, and the English between these. */
const joints: readonly (readonly [mark: string, english: string])[] = [
  ['；', '; '],
  ['，', ', '],
  ['、', ', '],
  ['：', ': '],
  ['\u3000', ' · '],
  [' → ', ' → '],
  [' ⇄ ', ' ⇄ '],
];

/** Between clauses: one with figures that nobody owns keeps the text whole. A name without them may stand beside words. */
const clauses: ReadonlySet<string> = new Set(['；', '，']);
const ways: ReadonlySet<string> = new Set([' → ', ' ⇄ ']);
const figures = /\d/;

/** Characters of a sentence without its places. */
const ownWords = (parts: readonly string[]): number =>
  parts.reduce((sum, part, at) => sum + (at % 2 ? 0 : part.length), 0);

/** Says texts that are one of the sentences, or several with marks between them; undefined of others. `say`: what stands at a place. */
export function sentences(
  rows: readonly Sentence[],
  say: (text: string) => string,
): (text: string) => string | undefined {
  const names = new Map(
    rows.flatMap(([chinese, english]) => (typeof english === 'string' ? [[chinese, english]] : [])),
  );
  // The sentence with the most words of its own is the one that is meant.
  const known = rows
    .filter(([chinese]) => place.test(chinese))
    .map(([chinese, english]) => [chinese.split(place), english] as const)
    .sort(([one], [other]) => ownWords(other) - ownWords(one));
  function joined(text: string): string | undefined {
    if (text.endsWith('。')) {
      const said = say(text.slice(0, -1));
      // A sentence that nobody owns is left whole.
      return said === text.slice(0, -1) && han.test(said) ? undefined : `${said}.`;
    }
    for (const [mark, english] of joints) {
      if (!text.includes(mark)) continue;
      const parts = text.split(mark);
      const said = parts.map((part) => say(part));
      const isUnsaid = (part: string, at: number) => part === parts[at] && han.test(part);
      if (clauses.has(mark) && said.some((part, at) => isUnsaid(part, at) && figures.test(part))) return undefined;
      // Places of a ride are names of one language: a station or a city is not said beside a street.
      if (ways.has(mark) && said.some(isUnsaid)) return undefined;
      if (mark === '、' || said.some((part, at) => part !== parts[at])) return said.join(english).trimEnd();
    }
    return undefined;
  }
  /** A sentence with Chinese left in it may be another one: the first that has none is taken, else the first. */
  function matched(text: string): string | undefined {
    let first: string | undefined;
    for (const [parts, english] of known) {
      const found = foundIn(text, parts);
      if (!found) continue;
      const made =
        typeof english === 'function'
          ? english(...[...found.values()].map((value) => say(value)))
          : english.replace(places, (_, name: string, one?: string, many?: string) => {
              const value = found.get(name) ?? '';
              return one === undefined ? say(value) : `${value} ${value === '1' ? one : many}`;
            });
      if (!han.test(made)) return made;
      first ??= made;
    }
    return first;
  }
  return (text) => {
    const name = names.get(text);
    if (name !== undefined) return name;
    // Parts of a line are sentences of their own.
    if (text.includes(' · ')) return text.split(' · ').map(say).join(' · ');
    const made = matched(text);
    if (made !== undefined && !han.test(made)) return made;
    const parts = joined(text);
    return parts !== undefined && !han.test(parts) ? parts : (made ?? parts);
  };
}
