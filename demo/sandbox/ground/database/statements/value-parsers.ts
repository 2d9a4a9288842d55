/**
 * Both databases give the same JavaScript values: bigint, its arrays and count(*) as numbers (fen, milliseconds: all below
 * 2^53, else an error), numeric and date as text. Store moments as bigint milliseconds and days as text.
 */
const typeIds = { int8: 20, int8s: 1016, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 } as const;

function safeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

/** `{1,2}`; no bigint needs a quote or an escape. */
const safeNumbers = (text: string): number[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(safeNumber));

const asText = (text: string): string => text;

export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [typeIds.int8]: safeNumber,
  [typeIds.int8s]: safeNumbers,
  [typeIds.date]: asText,
  [typeIds.timestamp]: asText,
  [typeIds.timestamptz]: asText,
  [typeIds.numeric]: asText,
};
