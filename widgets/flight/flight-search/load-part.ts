import { signal } from '@preact/signals-core';
import type { Readable } from '#kit/readable.ts';

/** A part of the widget in a chunk of its own. */
export interface Part<T> {
  value: Readable<T | null>;
  failed: Readable<boolean>;
  /** Loads it unless it is there or on its way; after a failure it tries again. */
  want(): void;
}

export function createPart<T>(load: () => Promise<T>): Part<T> {
  const value = signal<T | null>(null);
  const failed = signal(false);
  let isAsking = false;
  return {
    value,
    failed,
    want() {
      if (isAsking || value.peek()) return;
      isAsking = true;
      failed.value = false;
      const end = (change: () => void) => {
        isAsking = false;
        change();
      };
      load().then(
        (part) => end(() => (value.value = part)),
        () => end(() => (failed.value = true)),
      );
    },
  };
}
