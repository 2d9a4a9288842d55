import fs from 'node:fs';
import { expect, test } from 'vitest';
import { meaningOf } from './meaning.ts';

test('a refusal is English, with the field and the words of the provider behind it', () => {
  expect(meaningOf(400, '事件种类不存在', { field: 'kinds' })).toBe(
    'bad input: kinds (the provider says: 事件种类不存在)',
  );
  expect(meaningOf(500, undefined)).toBe('a fault of the server');
  expect(meaningOf(777, '其他')).toBe('refused (the provider says: 其他)');
});

test('every refusal of a sign has a meaning of its own', () => {
  const source = fs.readFileSync('demo/sandbox/ground/member/read-sign.ts', 'utf8');
  const said = Array.from(source.matchAll(/['`](签名[^'`]+)['`]/g), ([, words = '']) => words);
  expect(said.length).toBeGreaterThan(7);
  for (const words of said) expect(meaningOf(401, words), words).not.toMatch(/^the sign is refused/);
});
