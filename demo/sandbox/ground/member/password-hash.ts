import { scrypt, timingSafeEqual } from 'node:crypto';
import { createTurns } from './turns.ts';
import { randomBytes } from '../random/random.ts';

/** Interactive cost: about 50 ms and 16 MB each, which is why only a few run at once. */
const interactive = 16_384;
let cost = interactive;
/** From now on new hashes have this cost, and each is read with its own: tests log in hundreds of times. */
export function setPasswordCost(N = interactive): void {
  cost = N;
}

const keyBytes = 32;
/** Four at once; calls that would wait longer than about three seconds are refused. */
const turns = createTurns(4, 200);

const derive = (md5: string, salt: Buffer, N: number): Promise<Buffer> =>
  turns.take(
    () =>
      new Promise((resolve, reject) => {
        scrypt(md5.toLowerCase(), salt, keyBytes, { N, r: 8, p: 1 }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

const written = (salt: Buffer, key: Buffer, N: number): string =>
  ['scrypt', salt.toString('base64url'), key.toString('base64url'), ...(N === interactive ? [] : [N])].join('$');

/** `scrypt$<salt>$<key>` over the md5 that the wire carries; another cost than the interactive one comes last. */
export async function hashPassword(md5: string): Promise<string> {
  const [salt, N] = [randomBytes(16), cost];
  return written(salt, await derive(md5, salt, N), N);
}

/** A hash that no password fits: an unknown account costs the same time as a known one. */
const nobody = (): string => written(Buffer.alloc(16), Buffer.alloc(keyBytes), cost);

export async function isPassword(md5: string, stored: string | null): Promise<boolean> {
  const [, salt = '', key = '', N = interactive] = (stored ?? nobody()).split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(md5, Buffer.from(salt, 'base64url'), Number(N));
  return timingSafeEqual(given, expected) && stored !== null;
}
