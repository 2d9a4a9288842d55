/** The pattern of `like` that finds a text anywhere; `%`, `_` and `\` in the text mean themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The words of a search, in capitals. */
export const searchWords = (text: string): string[] => text.trim().toUpperCase().split(/\s+/).filter(Boolean);
