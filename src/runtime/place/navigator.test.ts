import { afterEach, expect, test, vi } from 'vitest';
import { memoryNavigator } from './navigator.ts';

const place = (from: string) => ({ name: 'search', params: {}, query: { from } });
afterEach(() => void vi.restoreAllMocks());

test('on a page whose JSON.stringify always answers the same, another place is a step to go back', () => {
  vi.spyOn(JSON, 'stringify').mockReturnValue('{}');
  const navigator = memoryNavigator(place('PEK'));
  navigator.go(place('SHA'));
  navigator.go(place('SHA'));
  expect(navigator.back()).toBe(true);
  expect(navigator.place.peek()).toEqual(place('PEK'));
  expect(navigator.back()).toBe(false);
});
