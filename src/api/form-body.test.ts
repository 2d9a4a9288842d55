import { expect, test } from 'vitest';
import { formBody } from './form-body.ts';
import { readJson, writeJson } from '#base/json.ts';

test('plain values are form fields, nested ones JSON in one field, absent ones left out', () => {
  const body = formBody({ a: 1, b: 'x y&z', c: undefined, d: null, e: [{ name: '周' }], f: true });
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    a: '1',
    b: 'x y&z',
    e: '[{"name":"周"}]',
    f: 'true',
  });
});

const values = [
  null,
  true,
  0,
  -1.5,
  '',
  '"\\\n\u0001',
  '😀 周 \ud800',
  [1, undefined, 'x'],
  { a: { b: [] }, c: undefined, d: () => 1 },
  Number.NaN,
  [[['深']]],
];
test.each(values.map((value) => [value]))('writes JSON like the standard: %j', (value) => {
  expect(writeJson(value)).toBe(JSON.stringify(value));
});

test('a page that adds toJSON to arrays and strings changes no byte', () => {
  const prototypes = [Array.prototype, String.prototype] as unknown as { toJSON?: () => string }[];
  for (const prototype of prototypes) prototype.toJSON = () => 'spoiled';
  try {
    expect(writeJson({ list: ['a', 'b'] })).toBe('{"list":["a","b"]}');
  } finally {
    for (const prototype of prototypes) delete prototype.toJSON;
  }
});

test('reads what it writes', () => {
  expect(readJson(writeJson({ a: ['"', '周'] }))).toEqual({ a: ['"', '周'] });
});
