import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusedElement } from '../base/root-node.ts';

/** Keys of rows: a row keeps its own while it is shown; a new row takes over the key of one that has gone. */
export function takeSlots<Id>(ids: readonly Id[], before: ReadonlyMap<Id, number>): ReadonlyMap<Id, number> {
  const shown = new Set(ids);
  const free = Array.from(before).flatMap(([id, slot]) => (shown.has(id) ? [] : [slot]));
  let next = Math.max(-1, ...before.values()) + 1;
  return new Map(ids.map((id) => [id, before.get(id) ?? free.shift() ?? next++]));
}

/** Slots of the rows shown, so that the elements of a page serve the next one: removing and creating them costs most of its drawing. */
export function useSlots<Id>(ids: readonly Id[]): ReadonlyMap<Id, number> {
  const slots = useRef<ReadonlyMap<Id, number>>(new Map());
  slots.current = takeSlots(ids, slots.current);
  return slots.current;
}

/** The focus stays with its row: it does not move on to the row that takes over the elements. */
export function useOwnFocus(element: RefObject<HTMLElement | null>, id: string | number): void {
  useLayoutEffect(
    () => () => {
      const focused = element.current && focusedElement(element.current);
      if (element.current?.contains(focused)) focused?.blur();
    },
    [element, id],
  );
}
