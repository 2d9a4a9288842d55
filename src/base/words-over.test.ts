import { expect, it } from 'vitest';
import { wordsOver } from './words-over.ts';

it('words of a page lie over the texts, and are laid once for all who ask with them', () => {
  const over = wordsOver({ title: 'texts', hint: 'texts' });
  const words = { title: 'page', close: 'page' };
  expect(over(words)).toEqual({ title: 'page', hint: 'texts', close: 'page' });
  expect(over(words)).toBe(over(words));
  expect(over({ title: 'other' })).toEqual({ title: 'other', hint: 'texts' });
});
