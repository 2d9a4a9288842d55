import { isIP } from 'node:net';
import type { Caller } from '../../app/http/dispatch.ts';

/**
 * The caller as the outermost of the operator's own `proxies` has seen it. Each proxy adds one entry at the right of
 * `x-forwarded-for`; entries further left are the caller's own words. Without proxies the headers mean nothing.
 */
export function throughProxies(headers: Headers, address: string | undefined, proxies: number): Partial<Caller> {
  if (proxies === 0) return { address };
  const seen = headers.get('x-forwarded-for')?.split(',').at(-proxies)?.trim() ?? '';
  return { address: isIP(seen) ? seen : address, isSecure: /^https\b/.test(headers.get('x-forwarded-proto') ?? '') };
}
