import { expect, it } from 'vitest';
import { monthCap, ridesAtOnce } from '#tests/support/suites/rides-at-once.ts';

it('rides at once never pass the cap of a month, whether the last ones are refused or the employee pays the rest', async () => {
  const { refused, shared } = await ridesAtOnce(40);
  expect(refused.paid).toBeLessThanOrEqual(monthCap);
  expect(refused.taken).toBeLessThan(40);
  expect(refused.events).toBe(refused.taken);
  expect(shared).toEqual({ paid: monthCap, taken: 40, events: 40 });
});
