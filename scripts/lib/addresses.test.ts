import { expect, it } from 'vitest';
import { addresses } from './addresses.mjs';

it('PORT moves all three addresses', () => {
  const { sandbox, site, partner } = addresses({ PORT: '4700' });
  expect([sandbox.url, site.port, partner.port]).toEqual(['http://127.0.0.1:4700', 4710, 4720]);
});

it.each(['abc', '0', '70000', '1.5'])('PORT=%s is refused', (port) => {
  expect(() => addresses({ PORT: port })).toThrow('PORT must be a number');
});

it.each(['6000', '5990', '5041'])('PORT=%s, one of whose addresses no browser opens, is refused', (port) => {
  expect(() => addresses({ PORT: port })).toThrow('Choose another');
});
