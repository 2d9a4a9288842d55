import { randomBytes } from 'node:crypto';

/** A price is held for a quarter of an hour. */
export const holdMs = 15 * 60_000;

export const newVerifyKey = (): string => randomBytes(18).toString('base64url');
