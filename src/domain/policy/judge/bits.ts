/** Sets of rules of one product as bits: rule 0 is bit 0 of word 0. Words of 30 bits stay small integers, which are fast. */
export type Bits = number[];
const wordBits = 30;
const wholeWord = 2 ** wordBits - 1;
const wordOf = (at: number): number => (at / wordBits) | 0;

export const noBits = (count: number): Bits => Array<number>(Math.max(1, Math.ceil(count / wordBits))).fill(0);

export function allBits(count: number): Bits {
  const bits = noBits(count);
  for (let at = 0; at < count; at++) setBit(bits, at);
  return bits;
}

export function setBit(bits: Bits, at: number): void {
  const word = wordOf(at);
  bits[word] = (bits[word] ?? 0) | (1 << (at - word * wordBits));
}

export function hasBit(bits: Bits, at: number): boolean {
  const word = wordOf(at);
  return ((bits[word] ?? 0) & (1 << (at - word * wordBits))) !== 0;
}

/** Removes from `bits` what `other` has not. */
export function keepBits(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

/** The first bit from `from` up to `end`, which is not in it; -1 without one. */
export function firstBit(bits: Bits, from: number, end: number): number {
  let word = wordOf(from);
  let rest = (bits[word] ?? 0) & (wholeWord << (from - word * wordBits));
  while (rest === 0) {
    word += 1;
    if (word * wordBits >= end) return -1;
    rest = bits[word] ?? 0;
  }
  const found = word * wordBits + 31 - Math.clz32(rest & -rest);
  return found < end ? found : -1;
}
