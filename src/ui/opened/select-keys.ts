import type { SelectOption, SelectState } from '../select/Select.tsx';
import { moveByKey, nearestEnabled } from '../select/list-keys.ts';
import { typeAhead } from '../select/type-ahead.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>;

/** Typed within this time, a letter goes on with the word of the one before. */
const wordMs = 500;

/** The state after a key, with the option that it chooses; undefined for a key of no meaning. */
export function afterKey(
  event: Pressed,
  now: SelectState,
  options: readonly SelectOption<string>[],
  chosen: number,
): (SelectState & { pick?: number }) | undefined {
  const { key } = event;
  const items = options.map(({ label, disabled }) => ({ text: label, disabled }));
  const from = now.open ? now.active : chosen;
  const at = (active: number, typed = now.typed): SelectState => ({
    open: true,
    active: active >= 0 ? active : nearestEnabled(items, 0, 1),
    typed,
  });
  const isText = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  const going = event.timeStamp - now.typed.at < wordMs ? now.typed.text : '';
  // A space chooses, unless it is part of what is being typed.
  if (isText && (key !== ' ' || going)) {
    const text = going + key;
    const found = typeAhead(items, from, text);
    return at(found >= 0 ? found : from, { text, at: event.timeStamp });
  }
  const confirms = key === 'Enter' || key === ' ' || (now.open && event.altKey && key === 'ArrowUp');
  if (confirms && !now.open) return at(chosen);
  if (confirms || key === 'Tab') return now.open ? { ...now, open: false, pick: now.active } : undefined;
  const to = moveByKey(key, items, from);
  if (to === undefined || (!now.open && key.startsWith('Page'))) return undefined;
  return at(now.open || key === 'Home' || key === 'End' ? to : chosen);
}
