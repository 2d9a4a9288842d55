/**
 * `travel-embed/sign`: makes the one-time ticket that logs a partner's user in and the sign of a server's own call, and
 * verifies server events. For servers only: Node 20, Deno, Bun, edge workers. No dependency, WebCrypto.
 */
import type { ServerEvent } from '#domain/events/server-events.ts';
import { TravelError } from './travel-error.ts';

export { isTravelError, TravelError } from './travel-error.ts';
export type { TravelErrorCode } from './travel-error.ts';
export type { ServerEvent, ServerEventData, ServerEventKind } from '#domain/events/server-events.ts';

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
  const { user, name, mobile, lifeSeconds = 60 } = options;
  return await ticket(options, 'travel-embed', user, lifeSeconds, { name, mobile });
}

/** Key of an application, as for `sign`. */
export type CallOptions = Pick<SignOptions, 'appId' | 'kid' | 'secret' | 'now' | 'jti'>;

/**
 * A sign for a call of your server (`/events/…`), in its field `sign`. It lives for two minutes and logs nobody in.
 * @throws {TravelError} SIGN_IN_PAGE, SIGN_SECRET, SIGN_FIELD
 */
export const signCall = (options: CallOptions): Promise<string> =>
  ticket(options, 'travel-embed-server', 'server', maxLifeSeconds, {});

async function ticket(
  { appId, kid, secret, now = Date.now(), jti }: CallOptions,
  aud: string,
  user: string,
  lifeSeconds: number,
  { name, mobile }: Pick<SignOptions, 'name' | 'mobile'>,
): Promise<string> {
  if (isPage())
    throw new TravelError('SIGN_IN_PAGE', 'sign() runs on your server: in a page everybody could read the secret.');
  const key = utf8(secret);
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
  const id = jti ?? toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  const claims = { iss: appId, sub: user, aud, iat, exp: iat + lifeSeconds, jti: id, name, mobile };
  const text = `${part({ alg: 'HS256', typ: 'JWT', kid })}.${part(claims)}`;
  const mac = await crypto.subtle.sign('HMAC', await hmacKey(key, 'sign'), utf8(text));
  return `${text}.${toBase64Url(new Uint8Array(mac))}`;
}

export interface EventOptions {
  /** `whsec_…` of the subscription; several while you change it. */
  secret: string | readonly string[];
  /** Headers of the request. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it came, not parsed: another order of its fields is another text. */
  body: string | Uint8Array;
  /** Milliseconds; the server's clock when left out. */
  now?: number;
}

/** Your clock and ours may differ by so much; an older request is a repeated one. */
export const eventToleranceSeconds = 300;

/**
 * The server event of a request (Standard Webhooks): its signature and its time are right. An event may come twice; its
 * `webhook-id` is the same then.
 * @throws {TravelError} EVENT_SIGNATURE, EVENT_TIME, SIGN_SECRET
 */
export async function verifyEvent({ secret, headers, body, now = Date.now() }: EventOptions): Promise<ServerEvent> {
  const head = (name: string): string => {
    const found =
      headers instanceof Headers
        ? headers.get(name)
        : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
    if (typeof found !== 'string' || !found) throw new TravelError('EVENT_SIGNATURE', `the header ${name} is missing.`);
    return found;
  };
  const [id, time, signatures] = [head('webhook-id'), head('webhook-timestamp'), head('webhook-signature')];
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > eventToleranceSeconds)
    throw new TravelError('EVENT_TIME', `webhook-timestamp is more than ${eventToleranceSeconds} s from now.`);
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = utf8(`${id}.${time}.${text}`);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await hmacKey(fromBase64(one.replace(/^whsec_/, '')), 'verify');
    for (const [, mac = ''] of signatures.split(' ').map((part) => /^v1,(.+)$/.exec(part) ?? []))
      // Compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, fromBase64(mac), signed)) return JSON.parse(text) as ServerEvent;
  }
  throw new TravelError('EVENT_SIGNATURE', 'no signature is of your secret.');
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hmacKey = (key: Uint8Array<ArrayBuffer>, use: 'sign' | 'verify'): Promise<CryptoKey> => {
  if (!key.length) throw new TravelError('SIGN_SECRET', 'the secret is no text that begins with whsec_.');
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
};

/** Nothing for a text that is none. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
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

const part = (value: object): string => toBase64Url(utf8(JSON.stringify(value)));

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
