import type { KeyboardEvent } from 'react';
import { focusedElement, focusQuietly } from '#ui/base/root-node.ts';
import type { Flow } from './flow-model.ts';

const stopsIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-stop]')];

/** Head of the arm or the fork around an item, or of the arm beside an arm's head. */
function aside(stop: HTMLElement, by: 1 | -1): HTMLElement | null | undefined {
  const arm = stop.closest('[data-arm]');
  const head = arm?.querySelector<HTMLElement>('[data-stop]');
  if (head !== stop) return by < 0 ? head : null;
  const beside = by > 0 ? arm?.nextElementSibling : arm?.previousElementSibling;
  if (beside) return beside.querySelector<HTMLElement>('[data-stop]');
  return by < 0 ? arm?.closest('[data-fork]')?.querySelector<HTMLElement>('[data-stop]') : null;
}

/**
 * Keys of an item: arrows go on and aside, Alt with arrows moves it so, Delete removes it. They come before those of the
 * menu behind ＋, which opens by Enter.
 */
export function afterKey(event: KeyboardEvent, root: Element, flow: Flow): void {
  const stop = focusedElement(root);
  const id = stop?.dataset['stop'];
  if (!stop || !id || stop.getAttribute('aria-expanded') === 'true' || event.ctrlKey || event.metaKey) return;
  const isPlace = id.startsWith('+');
  const { key } = event;
  let isEdit = false;
  const by = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
  if (event.altKey) {
    if (isPlace || !key.startsWith('Arrow')) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') flow.shift(id, by);
    else flow.aside(id, by);
    isEdit = true;
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const stops = stopsIn(root);
    focusQuietly(stops[stops.indexOf(stop) + by]);
  } else if (key === 'ArrowLeft' || key === 'ArrowRight') focusQuietly(aside(stop, by));
  else if (key === 'Home') focusQuietly(stopsIn(root)[0]);
  else if (key === 'End') focusQuietly(stopsIn(root).at(-1));
  else if ((key === 'Delete' || key === 'Backspace') && !isPlace) {
    const stops = stopsIn(root);
    const isItem = (other: HTMLElement): boolean => !other.dataset['stop']?.startsWith('+');
    const before = stops.slice(0, stops.indexOf(stop)).findLast(isItem) ?? stops[0];
    flow.remove(id, before?.dataset['stop']);
    isEdit = true;
  } else return;
  event.preventDefault();
  event.stopPropagation();
  if (isEdit) {
    // Its item is drawn elsewhere, then comes into view and takes the focus; taken out of the page with the focus, it would be laid out for the last time.
    if (flow.wanted.peek()) stop.blur();
    return;
  }
  const reached = focusedElement(root);
  if (reached && root.contains(reached)) reached.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
