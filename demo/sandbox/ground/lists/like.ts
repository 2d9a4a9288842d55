import { searchText } from '#domain/passenger/names/names.ts';

/** The pattern of `like` that finds a text anywhere; `%`, `_` and `\` in the text mean themselves. */
export const containing = (text: string): string => `%${searchText(text).replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Pairs of signs of a word: every text that contains it has all of them. As `word_parts` of the database. */
export const wordParts = (word: string): string[] => {
  const signs = Array.from(word);
  return [...new Set(signs.slice(1).map((sign, at) => `${signs[at]}${sign}`))];
};

/** The words of a search, in capitals. */
export const searchWords = (text: string): string[] =>
  searchText(text).trim().toUpperCase().split(/\s+/).filter(Boolean);
