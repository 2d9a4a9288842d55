import { signal } from '@preact/signals-core';
import type { Part } from '#kit/part.ts';

/** A later part that has arrived. */
export const partThere = <T>(value: T): Part<T> => ({
  value: signal<T | null>(value),
  failed: signal(false),
  want: () => undefined,
});
