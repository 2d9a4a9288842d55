/** A sentence with blanks as the provider or the domain writes it, `#` for a figure and `{}` for any text, and its English. */
export type Phrase = readonly [chinese: string, english: (...blanks: string[]) => string];

const figure = /^[+−-]?[\d,.]+$/;

/** The texts in the blanks of a sentence that is written so; undefined where it is another. */
function blanksOf(pattern: string, text: string): string[] | undefined {
  const [start = '', ...rest] = pattern.replaceAll('#', '{}').split('{}');
  if (!text.startsWith(start)) return undefined;
  const found: string[] = [];
  let at = start.length;
  while (found.length < rest.length) {
    const after = rest[found.length] ?? '';
    const isLast = found.length === rest.length - 1;
    const end = isLast ? text.length - after.length : text.indexOf(after, at);
    if (end < at || (isLast && !text.endsWith(after))) return undefined;
    const blank = text.slice(at, end);
    // Several sentences are said one by one.
    if (blank.includes('\uff1b')) return undefined;
    found.push(blank);
    at = end + after.length;
  }
  const marks = [...pattern].filter((sign) => sign === '#' || sign === '{');
  return found.every((blank, index) => marks[index] !== '#' || figure.test(blank)) ? found : undefined;
}

/** Says a sentence by the first phrase that it is written as, and the texts in its blanks by `say`: names, or sentences themselves. */
export const phrasesOf =
  (phrases: readonly Phrase[], say: (text: string) => string) =>
  (text: string): string | undefined => {
    for (const [chinese, english] of phrases) {
      const blanks = blanksOf(chinese, text);
      if (blanks) return english(...blanks.map((blank) => say(blank)));
    }
    return undefined;
  };
