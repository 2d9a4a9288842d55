import { computed } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import type { Readable } from './readable.ts';

/** A part of a state that is read again with every change of it: the same value stays the same object, and nothing below it runs again. `told`: what of it counts. */
export function steady<T>(read: () => T, told: (value: T) => unknown = (value) => value): Readable<T> {
  let last: { text: string; value: T } | undefined;
  return computed(() => {
    const value = read();
    const text = writeJson(told(value));
    if (last?.text !== text) last = { text, value };
    return last.value;
  });
}
