/** The pattern of `like` that finds a text anywhere; `%`, `_` and `\` in the text mean themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
