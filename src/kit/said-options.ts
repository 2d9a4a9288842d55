import type { Say } from './say.ts';

/** Options of a select whose names are words of the domain. */
export const saidOptions = <T extends string>(
  values: readonly T[],
  names: Readonly<Record<T, string>>,
  say: Say['say'],
): { value: T; label: string }[] => values.map((value) => ({ value, label: say(names[value]) }));
