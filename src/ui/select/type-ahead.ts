import type { ListItem } from './list-keys.ts';

/** The option that typed letters lead to: the same letter again goes on to the next one. */
export function typeAhead(items: readonly ListItem[], at: number, typed: string): number {
  const same = [...typed].every((letter) => letter === typed[0]);
  const wanted = (same ? (typed[0] ?? '') : typed).toLowerCase();
  const start = typed.length === 1 || same ? at + 1 : Math.max(at, 0);
  for (let n = 0; n < items.length; n += 1) {
    const index = (start + n) % items.length;
    const item = items[index];
    if (item && !item.disabled && item.text.toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
