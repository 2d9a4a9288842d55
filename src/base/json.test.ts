import { afterEach, expect, test, vi } from 'vitest';
import { readJson, writeJson } from './json.ts';

const { stringify } = JSON;
afterEach(() => {
  vi.restoreAllMocks();
  delete (Array.prototype as { toJSON?: unknown }).toJSON;
});

const values = [
  null,
  true,
  0,
  -1.5,
  Number.NaN,
  '',
  'a"\\\n\u0001𠮷',
  [],
  [undefined, () => 1, 'b'],
  {},
  { a: 1, b: undefined, c: { d: [1, { e: null }] } },
];

test.each(values.map((value) => [stringify(value), value]))(
  '%s is written as JSON.stringify writes it, and read back',
  (text, value) => {
    expect(writeJson(value)).toBe(text);
    expect(readJson(text as string)).toEqual(JSON.parse(text as string));
  },
);

test('a page that replaces JSON.stringify or adds toJSON changes nothing', () => {
  vi.spyOn(JSON, 'stringify').mockReturnValue('[]');
  (Array.prototype as { toJSON?: unknown }).toJSON = () => 'page';
  expect([writeJson({ a: [1] }), writeJson({ a: [2] })]).toEqual(['{"a":[1]}', '{"a":[2]}']);
});
