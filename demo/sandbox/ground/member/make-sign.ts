import { SignJWT } from 'jose';
import type { Database } from '../call.ts';
import { randomUUID } from '../random/random.ts';

/** Longest life of a sign, in seconds. */
export const signLifeSeconds = 120;
export const signAudience = 'travel-embed';
/** Of the sign that a partner's server puts on its own calls: neither logs anybody in, nor does a ticket make a call. */
export const callAudience = 'travel-embed-server';

interface Signed {
  appId: string;
  user: string;
  name?: string;
  mobile?: string;
}

/** A fresh sign, as a partner's own server would make it; null for an app id without a live key. */
export async function makeSign(
  db: Database,
  { appId, user, name, mobile }: Signed,
  now: number,
  audience: string = signAudience,
): Promise<string | null> {
  const key = await db
    .selectFrom('app_keys')
    .where('app_id', '=', appId)
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .selectAll()
    .executeTakeFirst();
  if (!key) return null;
  const issuedAt = Math.floor(now / 1000);
  return await new SignJWT({ ...(name && { name }), ...(mobile && { mobile }) })
    .setProtectedHeader({ alg: 'HS256', kid: key.kid })
    .setIssuer(appId)
    .setSubject(user)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + signLifeSeconds)
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(key.secret));
}
