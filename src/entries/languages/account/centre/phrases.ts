/** A sentence with blanks as the provider or the domain writes it, `#` for a figure and `{}` for any text, and its English. */
export type Phrase = readonly [chinese: string, english: (...blanks: string[]) => string];

const figure = /^[+−-]?[\d,.]+$/;

/** The texts in the blanks of a sentence that is written so; undefined where it is another. */
function blanksOf(pattern: string, text: string): string[] | undefined {
  const [start = '', ...rest] = pattern.replaceAll('#', '{}').split('{}');
  if (!text.startsWith(start)) return undefined;
  const found: string[] = [];
  let at = start.length;
  for (const [index, after] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const end = isLast ? text.length - after.length : text.indexOf(after, at);
    if (end < at || (isLast && !text.endsWith(after))) return undefined;
    found.push(text.slice(at, end));
    at = end + after.length;
  }
  const marks = [...pattern].filter((sign) => sign === '#' || sign === '{');
  return found.every((blank, index) => marks[index] !== '#' || figure.test(blank)) ? found : undefined;
}

/** Says a sentence by the first phrase that it is written as; the texts in its blanks are names, or sentences themselves. */
export function phrasesOf(
  phrases: readonly Phrase[],
  nameOf: (text: string) => string | undefined,
): (text: string) => string | undefined {
  const said = (text: string): string =>
    nameOf(text) ??
    phraseOf(text) ??
    text
      .split(' ')
      .map((part) => nameOf(part) ?? part)
      .join(' ');
  function phraseOf(text: string): string | undefined {
    for (const [chinese, english] of phrases) {
      const blanks = blanksOf(chinese, text);
      if (blanks) return english(...blanks.map(said));
    }
    return undefined;
  }
  return phraseOf;
}
