/** The place that a key moves an item to; undefined: the key moves nothing. */
export function placeAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'ArrowDown') return Math.min(count - 1, at + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The place of an item that is dragged to a height; `middles` are the middles of all rows. */
export function placeAt(middles: readonly number[], height: number, from: number): number {
  const above = middles.filter((middle, at) => at !== from && middle < height).length;
  return Math.min(middles.length - 1, above);
}
