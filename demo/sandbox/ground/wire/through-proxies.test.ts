import { expect, it } from 'vitest';
import { throughProxies } from './through-proxies.ts';

const headers = (seen: string, proto = 'http'): Headers =>
  new Headers({ 'x-forwarded-for': seen, 'x-forwarded-proto': proto });

it.each([
  ['without proxies the header means nothing', '203.0.113.7', 0, '10.0.0.1'],
  ['one proxy: its own entry, not what the caller has put before it', '1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
  ['two proxies: the entry of the outer one', '1.1.1.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['an address of version 6', '2001:db8::7', 1, '2001:db8::7'],
  ['fewer entries than proxies: the connection', '203.0.113.7', 2, '10.0.0.1'],
  ['no address at all: the connection', 'unknown', 1, '10.0.0.1'],
])('%s', (_name, seen, proxies, address) => {
  expect(throughProxies(headers(seen), '10.0.0.1', proxies).address).toBe(address);
});

it('files are linked by https where the proxy was asked so, and not on a caller’s word', () => {
  expect(throughProxies(headers('203.0.113.7', 'https'), '10.0.0.1', 1).isSecure).toBe(true);
  expect(throughProxies(headers('203.0.113.7', 'http'), '10.0.0.1', 1).isSecure).toBe(false);
  expect(throughProxies(headers('203.0.113.7', 'https'), '10.0.0.1', 0).isSecure).toBeUndefined();
});
