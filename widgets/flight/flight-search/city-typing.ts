import { computed, signal } from '@preact/signals-core';
import type { Readable } from '#kit/readable.ts';
import type { CityOption } from './city-part.ts';

interface CityTyping {
  /** null while nothing is being typed. */
  typed: Readable<string | null>;
  options: Readable<readonly CityOption[]>;
  /** Position of the active option; -1 without one. */
  active: Readable<number>;
  type(text: string): void;
  activate(at: number): void;
  stop(): void;
}

/** Typing in a city field; `suggest` comes with the table of cities. */
export function createCityTyping(suggest: Readable<((text: string) => readonly CityOption[]) | undefined>): CityTyping {
  const typed = signal<string | null>(null);
  const moved = signal<number | null>(null);
  const options = computed(() => (typed.value?.trim() && suggest.value?.(typed.value)) || []);
  const active = computed(() => moved.value ?? (options.value.length ? 0 : -1));
  return {
    typed,
    options,
    active,
    type(text) {
      moved.value = null;
      typed.value = text;
    },
    activate: (at) => (moved.value = at),
    stop() {
      moved.value = null;
      typed.value = null;
    },
  };
}
