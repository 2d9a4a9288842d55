import type { KeyboardEvent } from 'react';

/**
 * Arrow keys among the buttons of a row with one tab stop (tabs, segment, menu):
 * focuses the next one that is not disabled and gives its position; undefined when the key does not move.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  axis: 'row' | 'column' | 'both',
): number | undefined {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const able = all.filter(
    (element) => !(element as HTMLButtonElement).disabled && element.getAttribute('aria-disabled') !== 'true',
  );
  const at = able.findIndex((element) => element.contains(event.target as Node));
  const next = axis === 'column' ? false : event.key === 'ArrowRight';
  const previous = axis === 'column' ? false : event.key === 'ArrowLeft';
  const down = axis !== 'row' && event.key === 'ArrowDown';
  const up = axis !== 'row' && event.key === 'ArrowUp';
  const count = able.length;
  let to: number;
  if (next || down) to = (at + 1) % count;
  else if (previous || up) to = (at - 1 + count) % count;
  else if (event.key === 'Home') to = 0;
  else if (event.key === 'End') to = count - 1;
  else return undefined;
  const element = able[to];
  if (!element) return undefined;
  event.preventDefault();
  element.focus();
  return all.indexOf(element);
}
