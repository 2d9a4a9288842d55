import { expect, test } from 'vitest';
import { listedAddress } from './open-listed.ts';

const page = 'https://shop.example/trips?from=PEK';
const origins = ['https://oa.yungang.example', 'http://127.0.0.1:4620'];

test.each<[string, string | null]>([
  ['/orders/7', 'https://shop.example/orders/7'],
  ['#/orders/7', `${page}#/orders/7`],
  ['https://shop.example/pay', 'https://shop.example/pay'],
  ['https://oa.yungang.example/approve?id=7', 'https://oa.yungang.example/approve?id=7'],
  ['http://127.0.0.1:4620/x', 'http://127.0.0.1:4620/x'],
  ['//oa.yungang.example/approve', 'https://oa.yungang.example/approve'],
  ['http://oa.yungang.example/approve', null],
  ['https://oa.yungang.example:8443/', null],
  ['https://oa.yungang.example.evil.example/', null],
  ['https://oa.yungang.example@evil.example/', null],
  ['https://evil.example/', null],
  ['//evil.example/', null],
  ['\\\\evil.example\\x', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['blob:https://shop.example/1', null],
  ['https://', null],
  ['http://[', null],
  ['https://a b.example/', null],
])('the address %j of a tip leads to %j', (url, expected) => {
  expect(listedAddress(url, page, origins)).toBe(expected);
});

test('on a page without an address of its own, nothing is followed but what is listed', () => {
  expect(listedAddress('https://oa.yungang.example/', 'about:srcdoc', origins)).toBe('https://oa.yungang.example/');
  expect(listedAddress('/orders/7', 'about:srcdoc', origins)).toBeNull();
});
