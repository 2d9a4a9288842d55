/** Chance that is the same in every process: everything made up about flights comes from the hash of a name. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n += 1) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  return mixed(hash);
}

function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** 0 up to, not including, 1. */
export const chanceOf = (text: string): number => hashOf(text) / 0x1_0000_0000;

/** The same for two numbers, without a text: for loops over days and flights. */
export const chanceAt = (seed: number, n: number): number =>
  mixed(Math.imul(seed ^ (n * 0x9e3779b1), 0x2545f491)) / 0x1_0000_0000;

/** A row of dice that falls the same way for the same seed. */
export function diceOf(seed: string): () => number {
  const start = hashOf(seed);
  let n = 0;
  return () => chanceAt(start, (n += 1));
}

/** One of the weighted choices; `roll` from 0 to 1. */
export function weighted<T>(choices: readonly (readonly [T, number])[], roll: number): T | undefined {
  let rest = roll * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    rest -= weight;
    if (rest < 0) return choice;
  }
  return choices.at(-1)?.[0];
}
