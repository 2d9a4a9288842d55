import { expect, test } from 'vitest';
import { nameOfPlace } from './places.ts';

test('a code has the name of its city, and of its airport where the city has several', () => {
  expect(['BJS', 'SHA', 'XMN', 'XXX'].map(nameOfPlace)).toEqual(['北京', expect.stringMatching(/^上海/), '厦门', '']);
  expect(nameOfPlace('PEK')).toMatch(/^北京.+/);
});
