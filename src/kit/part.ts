import { signal } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { importAgain } from '#api/import-again.ts';
import { useValues } from './readable.ts';
import type { Readable } from './readable.ts';
import type { Timers } from './services.ts';
import { useServices } from './widget.ts';

export { importAgain } from '#api/import-again.ts';

/** A part of a widget in a chunk of its own. */
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
      importAgain(load).then(
        (part) => end(() => (value.value = part)),
        () => end(() => (failed.value = true)),
      );
    },
  };
}

const againMs = 2_000;

/** Asks for a part while it is wanted, again after each failure. `after` starts a timer and answers what stops it. */
export function useAsking(part: Part<unknown>, isWanted: boolean, failed: boolean, after: Timers['after']): void {
  useEffect(() => {
    if (isWanted && failed) return after(againMs, part.want);
    if (isWanted) part.want();
    return undefined;
  }, [isWanted, failed]);
}

/** A part for one component: loaded when it is wanted, and asked for until it comes. Null while it is not there. */
export function useLater<T>(wanted: boolean, load: () => Promise<T>): T | null {
  const [part] = useState(() => createPart(load));
  const [value, failed] = useValues(part.value, part.failed);
  useAsking(part, wanted, failed, useServices().timers.after);
  return value;
}
