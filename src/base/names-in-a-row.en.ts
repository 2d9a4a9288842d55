/** Names with the Chinese mark between them, as English has them. */
export const inARow = (names: string): string => names.replaceAll('、', ', ');
