// Signs a one-time ticket. Node.js 18 or later, no packages.
import { createHmac, randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * key: { appId, kid, secret }, as you got them. user: your own id of the user, at most 120 characters.
 * name, mobile: optional. now (seconds) and jti are given by tests only.
 */
export function sign(key, { user, name, mobile }, now = Math.floor(Date.now() / 1000), jti = randomUUID()) {
  const header = { alg: 'HS256', typ: 'JWT', kid: key.kid };
  const claims = { iss: key.appId, sub: user, aud: 'travel-embed', iat: now, exp: now + 120, jti, name, mobile };
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', key.secret).update(text).digest('base64url')}`;
}

// node sign.mjs: reads one ticket's fields as JSON, writes the ticket.
if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  let input = '';
  for await (const part of process.stdin) input += part;
  const { key, user, name, mobile, now, jti } = JSON.parse(input);
  console.log(sign(key, { user, name, mobile }, now, jti));
}
