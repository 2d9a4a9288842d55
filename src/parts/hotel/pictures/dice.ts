/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function diceOf(seed: number): () => number {
  // Neighbouring seeds must not begin alike.
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A member of a list that is not empty. */
export const pick = <T>(list: readonly [T, ...T[]], dice: () => number): T =>
  list[Math.floor(dice() * list.length)] ?? list[0];
