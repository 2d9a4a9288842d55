import { createHmac } from 'node:crypto';
import { randomBytes } from '../random/random.ts';

/** Prefix of every secret; its bytes follow in base64 (Standard Webhooks). */
const prefix = 'whsec_';

export const newSecret = (): string => prefix + randomBytes(32).toString('base64');

const signatureBy = (secret: string, text: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(text)
    .digest('base64')}`;

interface Headers {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** Headers after the Standard Webhooks scheme: one signature for each secret that is valid. `now`: of the true clock, which the receiver compares with its own. */
export function signedHeaders(id: string, body: string, secrets: readonly string[], now: number): Headers {
  const timestamp = String(Math.floor(now / 1000));
  const text = `${id}.${timestamp}.${body}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureBy(secret, text)).join(' '),
  };
}
