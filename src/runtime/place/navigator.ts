import { signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import type { Place, Readable, Values } from './place.ts';

interface GoOptions {
  replace?: boolean | undefined;
}

/** Place of a widget and moves between places; the interface hides whether an address shows it. */
export interface Navigator {
  place: Readable<Place>;
  go(place: Place, options?: GoOptions): void;
  back(): boolean;
  /** Asked before a step to another place. */
  mayLeave?: (() => Promise<boolean>) | undefined;
  /** `mayLeave` is asked before the browser's own steps too: back, another hash. */
  asksOnStep?: true | undefined;
  /** Told after a step that the browser took, as by its back button. */
  onStep?: (() => void) | undefined;
  hrefOf(place: Place): string;
  dispose(): void;
}

/** Memory routing: the stack lives inside the widget, the partner's address stays untouched. */
export function memoryNavigator(start: Place): Navigator {
  const place = signal(start);
  const stack: Place[] = [];
  return {
    place,
    go(next, { replace } = {}) {
      // A second press on the same way is no further step: one press of back undoes both.
      if (!replace && writeJson(next) !== writeJson(place.peek())) stack.push(place.peek());
      place.value = next;
    },
    back() {
      const last = stack.pop();
      if (last) place.value = last;
      return last !== undefined;
    },
    hrefOf: () => '',
    dispose: () => undefined,
  };
}

export type { Values };
