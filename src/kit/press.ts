import { signal } from '@preact/signals-core';
import type { Part } from './part.ts';

/** A press that needs a later part: it is done at once, or when the part arrives. The last press counts. */
export function createPress<T>(part: Part<T>) {
  const isWaiting = signal(false);
  let todo: ((there: T) => void) | undefined;
  const stop = part.value.subscribe((there) => {
    if (there === null || !isWaiting.peek()) return;
    isWaiting.value = false;
    todo?.(there);
  });
  return {
    isWaiting,
    press(run: (there: T) => void): void {
      const there = part.value.peek();
      if (there !== null) return run(there);
      todo = run;
      isWaiting.value = true;
      part.want();
    },
    dispose: stop,
  };
}

/** The actions of a screen, from a lazy part: `make` runs once, at the first press that needs them. */
export function createLazyActions<There, Actions>(part: Part<There>, make: (there: There) => Actions) {
  const { isWaiting, press, dispose } = createPress(part);
  const actions = signal<Actions | null>(null);
  return {
    part,
    isWaiting,
    /** Null until that press. */
    actions,
    act: (run: (all: Actions) => unknown) => press((there) => void run((actions.value ??= make(there)))),
    dispose,
  };
}

/** Resolves with a part as soon as it is there. */
export const arrivalOf = <T>(part: Part<T>): Promise<T> =>
  new Promise((resolve) => {
    part.want();
    const stop = part.value.subscribe((there) => {
      if (there === null) return;
      resolve(there);
      // While it subscribes there is nothing to stop yet.
      queueMicrotask(() => stop());
    });
  });
