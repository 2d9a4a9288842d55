/**
 * `travel-embed/sign`: makes the one-time ticket that logs a partner's user in (interfaces.md, section 5).
 * For servers only: Node 20, Deno, Bun, edge workers. No dependency, WebCrypto.
 */
import { TravelError } from './travel-error.ts';

export { isTravelError, TravelError } from './travel-error.ts';
export type { TravelErrorCode } from './travel-error.ts';

export interface SignOptions {
  appId: string;
  /** Your own id of the user; the same user has the same id for ever. 1 to 120 characters. */
  user: string;
  /** Name of the key, as you were given it with the secret. */
  kid: string;
  /** At least 32 bytes, used as UTF-8 text. Keep it on the server. */
  secret: string;
  /** Shown in the account, at most 60 characters. */
  name?: string;
  mobile?: string;
  /** Life of the ticket: 1 to 120 seconds, 60 when left out. */
  lifeSeconds?: number;
  /** Milliseconds; the server's clock when left out. */
  now?: number;
  /** Unique for each ticket; 128 random bits when left out. */
  jti?: string;
}

export const maxLifeSeconds = 120;
export const minSecretBytes = 32;

/**
 * A sign for `data-sign`, `configure({ sign })` or the answer of `signProvider`: a JWT, HS256. It can be used once.
 * @throws {TravelError} SIGN_IN_PAGE, SIGN_SECRET, SIGN_FIELD, SIGN_LIFE
 */
export async function sign(options: SignOptions): Promise<string> {
  const { appId, user, kid, secret, name, mobile, lifeSeconds = 60, now = Date.now() } = options;
  if (isPage())
    throw new TravelError('SIGN_IN_PAGE', 'sign() runs on your server: in a page everybody could read the secret.');
  const key = new TextEncoder().encode(secret);
  if (key.length < minSecretBytes)
    throw new TravelError('SIGN_SECRET', `the secret has ${key.length} bytes; it needs at least ${minSecretBytes}.`);
  need('appId', appId, 120);
  need('kid', kid, 80);
  need('user', user, 120);
  if (name !== undefined) need('name', name, 60);
  if (mobile !== undefined) need('mobile', mobile, 20);
  if (!Number.isInteger(lifeSeconds) || lifeSeconds < 1 || lifeSeconds > maxLifeSeconds) {
    throw new TravelError('SIGN_LIFE', `lifeSeconds is ${lifeSeconds}; a sign lives 1 to ${maxLifeSeconds} seconds.`);
  }
  const iat = Math.floor(now / 1000);
  const jti = options.jti ?? toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  const claims = { iss: appId, sub: user, aud: 'travel-embed', iat, exp: iat + lifeSeconds, jti, name, mobile };
  const text = `${part({ alg: 'HS256', typ: 'JWT', kid })}.${part(claims)}`;
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', hmac, new TextEncoder().encode(text));
  return `${text}.${toBase64Url(new Uint8Array(mac))}`;
}

/** A test environment that gives Node a document is a server all the same. */
function isPage(): boolean {
  const { process } = globalThis as { process?: { versions?: { node?: string } } };
  return typeof document !== 'undefined' && !process?.versions?.node;
}

function need(field: string, text: unknown, longest: number): void {
  if (typeof text !== 'string' || !text || text.length > longest)
    throw new TravelError('SIGN_FIELD', `${field} must be text of 1 to ${longest} characters.`);
}

const part = (value: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
