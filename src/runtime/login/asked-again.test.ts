import { expect, test } from 'vitest';
import { askedAgain } from './asked-again.ts';

test.each([
  ['https://a.example/trips', 'https://a.example/trips'],
  ['https://a.example/trips#/order/1', 'https://a.example/trips?#/order/1'],
  ['https://a.example/trips?#/order/1', 'https://a.example/trips#/order/1'],
  ['https://a.example/trips?id=1#/order/1?x=2', 'https://a.example/trips?id=1&#/order/1?x=2'],
  ['https://a.example/trips?id=1&#/order/1', 'https://a.example/trips?id=1#/order/1'],
  ['about:srcdoc', ''],
  ['blob:https://a.example/1#x', ''],
])('a link to %s asks %s', (address, asked) => expect(askedAgain(address)).toBe(asked));
