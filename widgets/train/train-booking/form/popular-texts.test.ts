import { expect, it } from 'vitest';
import { popularTexts } from './popular-texts.ts';

it.each([
  ['01:00', '05:00', '每天 05:00 至次日 01:00 售票；'],
  ['23:30', '05:30', '每天 05:30 至 23:30 售票；'],
  ['00:00', '00:00', '全天售票；'],
])('a provider that rests from %s to %s sells %s', (from, until, said) => {
  expect(popularTexts.saleHours(from, until, 25)).toContain(said);
});
