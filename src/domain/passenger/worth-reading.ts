/**
 * True if a text for the field of a name or a number holds more than that and is worth taking apart (pasted.ts).
 * A number beside Chinese characters, a Latin name with its slash, or a second line.
 */
export const isWorthReading = (text: string): boolean =>
  /\d{5}/.test(text.normalize('NFKC')) && (/\p{Script=Han}|[A-Z]\/[A-Z]/iu.test(text) || /[\r\n]/.test(text.trim()));

/** The same of a text that may still be growing: only with a whole ID card in it. */
export const isWholePerson = (text: string): boolean =>
  isWorthReading(text) && /\d{17}[\dX]/i.test(text.normalize('NFKC').replace(/[\s-]/g, ''));
