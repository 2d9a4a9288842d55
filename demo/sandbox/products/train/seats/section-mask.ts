/**
 * Sections of a train's way as bits: bit n is the way from its stop n to stop n + 1. At most 31, so that a mask is a
 * positive int of 32 bits here and in the database.
 */
export type SectionMask = number;

/** From one stop of the train to another, counted from its first; both within 0 to 31, `from` before `to`. */
export const sectionsBetween = (from: number, to: number): SectionMask => ((1 << (to - from)) - 1) << from;

export const areFree = (taken: SectionMask, wanted: SectionMask): boolean => (taken & wanted) === 0;

/** The stop up to which a seat is free from a stop on: `from` itself where its next section is taken. */
export function freeUntil(taken: SectionMask, from: number, to: number): number {
  const rest = taken >>> from;
  return rest === 0 ? to : Math.min(to, from + 31 - Math.clz32(rest & -rest));
}

/** Free sections on both sides of a free way: a way that leaves few of them unused is a tight fit. */
export function slackAround(taken: SectionMask, from: number, to: number, end: number): number {
  const before = taken & (sectionsBetween(0, from) || 0);
  const begin = before === 0 ? 0 : 32 - Math.clz32(before);
  return from - begin + (freeUntil(taken, to, end) - to);
}
