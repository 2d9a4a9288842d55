/**
 * Days ahead of the flights that journeys book by the order form for members of the seed. The files of a worker share a
 * product, whose form asks about a second trip of a person on the same route and day: each journey has a day of its own.
 */
export const formDays = {
  'resilience, lost chunks': 35,
  'resilience, lost answers': 36,
  'main journey': 40,
  'languages, phone': 43,
  'journey, phone': 45,
  'journey, government ticket': 47,
  'languages, helpers': 48,
} as const;

const taken: ReadonlySet<number> = new Set(Object.values(formDays));
if (taken.size < Object.keys(formDays).length) throw new Error('two journeys have the same day');

/** Refuses a day that a journey has for itself. */
export function keepFormDays(days: number): void {
  if (taken.has(days)) throw new Error(`day ${days} is of a journey by the form (tests/e2e/support/form-days.ts)`);
}
