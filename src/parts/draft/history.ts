import { batch, computed, signal } from '@preact/signals-core';
import type { Readable } from '#kit/readable.ts';

const most = 200;

export interface History<T> {
  value: Readable<T>;
  mayUndo: Readable<boolean>;
  mayRedo: Readable<boolean>;
  /** `about`: changes about the same thing, one after the other, are one step: the letters of a field. */
  change(next: T, about?: string): void;
  undo(): void;
  redo(): void;
  /** Another beginning: there is nothing to undo. */
  reset(value: T): void;
}

/** A value with its former states. */
export function createHistory<T>(first: T): History<T> {
  const value = signal(first);
  const past = signal<readonly T[]>([]);
  const future = signal<readonly T[]>([]);
  let last: string | undefined;

  const step = (from: typeof past, to: typeof past) => {
    const next = from.peek().at(-1);
    if (next === undefined) return;
    last = undefined;
    batch(() => {
      from.value = from.peek().slice(0, -1);
      to.value = [...to.peek(), value.peek()];
      value.value = next;
    });
  };
  return {
    value,
    mayUndo: computed(() => past.value.length > 0),
    mayRedo: computed(() => future.value.length > 0),
    change(next, about) {
      batch(() => {
        if (about === undefined || about !== last) past.value = [...past.peek(), value.peek()].slice(-most);
        future.value = [];
        value.value = next;
      });
      last = about;
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    reset(next) {
      last = undefined;
      batch(() => {
        past.value = [];
        future.value = [];
        value.value = next;
      });
    },
  };
}
