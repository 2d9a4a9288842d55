/** Moving through a list by keys, as the ARIA practices' listbox does. Positions of options; -1 is none. */

export interface ListItem {
  text: string;
  disabled?: boolean | undefined;
}

/** From `start` in steps of `step`, the first option that can be chosen; -1 when there is none. */
export function nearestEnabled(items: readonly ListItem[], start: number, step: 1 | -1): number {
  for (let at = start; at >= 0 && at < items.length; at += step) if (!items[at]?.disabled) return at;
  return -1;
}

/** Target position of a key from `at`; undefined when the key does not move. */
export function moveByKey(key: string, items: readonly ListItem[], at: number): number | undefined {
  const last = items.length - 1;
  const go = (start: number, step: 1 | -1) => {
    const found = nearestEnabled(items, Math.max(0, Math.min(last, start)), step);
    return found < 0 ? at : found;
  };
  switch (key) {
    case 'ArrowDown':
      return at >= last ? at : go(at + 1, 1);
    case 'ArrowUp':
      return at < 0 ? go(last, -1) : at === 0 ? at : go(at - 1, -1);
    case 'Home':
      return go(0, 1);
    case 'End':
      return go(last, -1);
    case 'PageDown':
      return go(at + 10, at + 10 > last ? -1 : 1);
    case 'PageUp':
      return go(at - 10, at - 10 < 0 ? 1 : -1);
    default:
      return undefined;
  }
}
