import { isIP } from 'node:net';
import type { Body } from './read-body.ts';

/** Facts of a caller beside the request. */
export interface Caller {
  address: string;
  /** The outermost proxy was called by HTTPS. */
  isSecure?: boolean;
  /** The request's body, where it was read before. */
  body?: Body;
}

/**
 * The caller as the outermost of the operator's own `proxies` has seen it. Each proxy adds one entry at the right of
 * `x-forwarded-for`; entries further left are the caller's own words. Without proxies the headers mean nothing.
 */
export function throughProxies(headers: Headers, address: string | undefined, proxies: number): Partial<Caller> {
  if (proxies === 0) return { address };
  const seen = headers.get('x-forwarded-for')?.split(',').at(-proxies)?.trim() ?? '';
  return { address: isIP(seen) ? seen : address, isSecure: /^https\b/.test(headers.get('x-forwarded-proto') ?? '') };
}
