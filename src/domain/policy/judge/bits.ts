/** Sets of rules of one product as bits: rule 0 is bit 0 of word 0. */
export type Bits = Uint32Array;

export const noBits = (count: number): Bits => new Uint32Array(Math.max(1, (count + 31) >> 5));

export function allBits(count: number): Bits {
  const bits = noBits(count);
  for (let at = 0; at < count; at++) setBit(bits, at);
  return bits;
}

export function setBit(bits: Bits, at: number): void {
  bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31));
}

export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >> 5] ?? 0) & (1 << (at & 31))) !== 0;

/** Removes from `bits` what `other` has not. */
export function keepBits(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

/** The first bit from `from` up to `end`, which is not in it; -1 without one. */
export function firstBit(bits: Bits, from: number, end: number): number {
  for (let at = from; at < end;) {
    const rest = (bits[at >> 5] ?? 0) >>> (at & 31);
    if (rest === 0) {
      at = (at | 31) + 1;
      continue;
    }
    const found = at + 31 - Math.clz32(rest & -rest);
    return found < end ? found : -1;
  }
  return -1;
}
