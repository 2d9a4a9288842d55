import { signal } from '@preact/signals-core';
import type { Signal } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { importAgain } from '#base/import-again.ts';
import { useValue } from './readable.ts';
import type { Readable } from './readable.ts';
import type { Services } from './services.ts';
import { useServices } from './widget.ts';

export { importAgain } from '#base/import-again.ts';

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

/** Parts of a widget that are wanted and could not be loaded. */
const lostParts = new WeakMap<Services, Signal<readonly Part<unknown>[]>>();

/** The runtime shows one button for all of them. */
export function lostPartsOf(services: Services): Signal<readonly Part<unknown>[]> {
  let lost = lostParts.get(services);
  if (!lost) lostParts.set(services, (lost = signal<readonly Part<unknown>[]>([])));
  return lost;
}

/** Asks for a part while it is wanted: three tries (importAgain), then the button of the widget's lost parts. */
export function useWanted(part: Part<unknown>, isWanted: boolean): void {
  const lost = lostPartsOf(useServices());
  const failed = useValue(part.failed);
  useEffect(() => {
    if (isWanted) part.want();
  }, [isWanted]);
  useEffect(() => {
    if (!isWanted || !failed) return undefined;
    lost.value = [...lost.peek(), part];
    return () => {
      lost.value = lost.peek().filter((other) => other !== part);
    };
  }, [isWanted, failed]);
}

/** A part for one component, loaded when it is wanted; null while it is not there. */
export function useLater<T>(wanted: boolean, load: () => Promise<T>): T | null {
  const [part] = useState(() => createPart(load));
  useWanted(part, wanted);
  return useValue(part.value);
}
