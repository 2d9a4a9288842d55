import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { bareHost, isOpenAddress, isOwnMachine } from './address.ts';
import type { Resolve } from './address.ts';

/** A receiver has so long for its whole answer. */
export const receiverMs = 10_000;
/** An answer's body says nothing to us: so much of it is read that the connection ends well. */
const mostAnswerBytes = 64 * 1024;

export interface Posted {
  /** Of the answer; null: there was none. */
  status: number | null;
  /** Why there was none, in a word of the log. */
  error: string | null;
  ms: number;
}

class ClosedNetworkError extends Error {}

/** The connection goes to the very address that was checked: a name that changes its mind in between changes nothing. */
const checkedLookup =
  (resolve: Resolve, isOpen: (ip: string) => boolean): LookupFunction =>
  (name, options, done) => {
    resolve(name).then(
      (found) => {
        const all = found.map((address) => ({ address, family: isIP(address) }));
        const [first] = all;
        if (!first) done(new Error('no address'), '', 0);
        else if (!found.every(isOpen)) done(new ClosedNetworkError(), '', 0);
        else if (options.all) done(null, all);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };

const words: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name is not known',
  EAI_AGAIN: 'the name is not known',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed',
  EPIPE: 'the connection was closed',
  ETIMEDOUT: 'no connection in time',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
};
const wordOf = (error: Error & { code?: string }): string =>
  error instanceof ClosedNetworkError
    ? 'the address is of a closed network'
    : (words[error.code ?? ''] ??
      (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(error.code ?? '')
        ? 'the certificate is not valid'
        : 'the request failed'));

/** Posts a body. Redirects are not followed; the answer is its status alone. Never throws. */
export function post(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  { isSandbox, resolve, signal }: { isSandbox: boolean; resolve: Resolve; signal: AbortSignal },
): Promise<Posted> {
  const startMs = performance.now();
  return new Promise((done) => {
    const end = (status: number | null, error: string | null): void => {
      clearTimeout(late);
      done({ status, error, ms: Math.round(performance.now() - startMs) });
    };
    const url = new URL(address);
    const isOwn = isOwnMachine(url, isSandbox);
    const isOpen = (ip: string): boolean => (isOwn ? ip === '::1' || ip.startsWith('127.') : isOpenAddress(ip));
    const host = bareHost(url);
    const late = setTimeout(() => {
      end(null, `no answer in ${receiverMs / 1000} s`);
      request.destroy();
    }, receiverMs);
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      lookup: checkedLookup(resolve, isOpen),
      signal,
    });
    request.once('error', (error) => end(null, signal.aborted ? 'stopped' : wordOf(error)));
    request.once('response', (response) => {
      let left = mostAnswerBytes;
      response.on('data', (part: Buffer) => {
        left -= part.length;
        if (left < 0) response.destroy();
      });
      response.once('close', () => end(response.statusCode ?? null, null));
      response.once('error', () => undefined);
    });
    // Addresses in numbers are not looked up.
    if (isIP(host) && !isOpen(host)) request.destroy(new ClosedNetworkError());
    else request.end(body);
  });
}
