import type { Pin } from './pins.ts';

const keyAt = (target: EventTarget): string | null =>
  (target as Element).closest?.('[data-pin]')?.getAttribute('data-pin') ?? null;

/** The pin that an event belongs to. */
export const pinAt = (target: EventTarget, pins: readonly Pin[]): Pin | undefined => {
  const key = keyAt(target);
  return key === null ? undefined : pins.find((pin) => pin.key === key);
};

export const buttonOf = (root: HTMLElement | null, key: string): HTMLElement | undefined =>
  Array.from(root?.querySelectorAll<HTMLElement>('[data-pin]') ?? []).find(
    (button) => button.getAttribute('data-pin') === key,
  );
