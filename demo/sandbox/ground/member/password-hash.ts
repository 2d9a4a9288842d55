import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createTurns } from './turns.ts';

/** Interactive cost: about 50 ms and 16 MB each, which is why only a few run at once. */
const cost = { N: 16_384, r: 8, p: 1 };
const keyBytes = 32;
/** Four at once; calls that would wait longer than about three seconds are refused. */
const turns = createTurns(4, 200);

const derive = (md5: string, salt: Buffer): Promise<Buffer> =>
  turns.take(
    () =>
      new Promise((resolve, reject) => {
        scrypt(md5.toLowerCase(), salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );

/** `scrypt$<salt>$<key>` over the md5 that the wire carries. */
export async function hashPassword(md5: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(md5, salt)).toString('base64url')}`;
}

/** A hash that no password fits: an unknown account costs the same time as a known one. */
const nobody = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(keyBytes).toString('base64url')}`;

export async function isPassword(md5: string, stored: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? nobody).split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(md5, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(given, expected) && stored !== null;
}
