import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { forgetRecommendCode, recommendCodeOf } from './recommend-code.ts';

function device() {
  const kept = new Map<string, unknown>();
  const preferences = {
    get: <T>(key: string) => kept.get(key) as T | undefined,
    set: (key: string, value: unknown) => void kept.set(key, value),
  };
  return (query: Record<string, string> = {}) => ({
    place: signal({ name: 'Login', params: {}, query }),
    preferences,
  });
}

it('the code of a link is kept on the device until its newcomer has registered', () => {
  const at = device();
  expect(recommendCodeOf(at())).toBe('');
  expect(recommendCodeOf(at({ recommend: 'ABCDEFGH' }))).toBe('ABCDEFGH');
  expect(recommendCodeOf(at())).toBe('ABCDEFGH');
  expect(recommendCodeOf(at({ recommend: 'HGFEDCBA' }))).toBe('HGFEDCBA');
  forgetRecommendCode(at());
  expect(recommendCodeOf(at())).toBe('');
});

it.each(['', 'abcdefgh', 'ABCDEFG', '<script>', 'ABCDEFG0'])('%o is no code and replaces none', (recommend) => {
  const at = device();
  recommendCodeOf(at({ recommend: 'ABCDEFGH' }));
  expect(recommendCodeOf(at({ recommend }))).toBe('ABCDEFGH');
});
