import { expect, test } from 'vitest';
import { meaningOf } from './meaning.ts';

test('a refusal is English, with the field and the words of the provider behind it', () => {
  expect(meaningOf(400, '事件种类不存在', { field: 'kinds' })).toBe(
    'bad input: kinds (the provider says: 事件种类不存在)',
  );
  expect(meaningOf(500, undefined)).toBe('a fault of the server');
  expect(meaningOf(777, '其他')).toBe('refused (the provider says: 其他)');
});
