/** A price in yuan that an address says was shown; undefined for any other text. */
export const readSeen = (text: string | undefined): string | undefined =>
  text && /^\d{1,8}(\.\d{1,2})?$/.test(text) ? text : undefined;
