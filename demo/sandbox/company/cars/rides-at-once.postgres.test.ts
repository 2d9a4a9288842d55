import { expect, it } from 'vitest';
import { monthCap, ridesAtOnce } from '#tests/support/suites/rides-at-once.ts';

it('1,000 rides at once, each reported twice, never pass the cap of a month by a fen', async () => {
  const { refused, shared } = await ridesAtOnce(1000);
  expect(refused.paid).toBeLessThanOrEqual(monthCap);
  expect(refused.taken).toBeLessThan(1000);
  expect(refused.events).toBe(refused.taken);
  expect(shared).toEqual({ paid: monthCap, taken: 1000, events: 1000 });
});
