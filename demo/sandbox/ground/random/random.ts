import crypto from 'node:crypto';

/**
 * Chance of a sandbox: the system's, or that of a seed, with which a recorded session comes out again byte for byte
 * (testing/recording.ts). One row of chance for a process.
 */
let seeded: ((count: number) => Buffer) | undefined;

/** From now on all chance follows from the seed; without one it is the system's again. */
export function seedRandom(seed?: string): void {
  let n = 0;
  seeded =
    seed === undefined
      ? undefined
      : (count) => {
          const blocks: Buffer[] = [];
          for (let length = 0; length < count; length += 32)
            blocks.push(
              crypto
                .createHash('sha256')
                .update(`${seed} ${(n += 1)}`)
                .digest(),
            );
          return Buffer.concat(blocks).subarray(0, count);
        };
}

export const randomBytes = (count: number): Buffer => seeded?.(count) ?? crypto.randomBytes(count);

/** From `low`, or 0, up to, not including, the last argument. */
export function randomInt(one: number, other?: number): number {
  const [low, high] = other === undefined ? [0, one] : [one, other];
  return seeded ? low + (seeded(6).readUIntBE(0, 6) % (high - low)) : crypto.randomInt(low, high);
}

export function randomUUID(): string {
  if (!seeded) return crypto.randomUUID();
  const hex = seeded(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
