import { expect, it } from 'vitest';
import { monthCap, ridesAtOnce } from '#tests/support/suites/rides-at-once.ts';

it('rides at once never pass the cap of a month, whether the last ones are refused or the employee pays the rest', async () => {
  const refused = await ridesAtOnce('forbid', 60);
  expect(refused.paid).toBeLessThanOrEqual(monthCap);
  expect(refused.taken).toBeLessThan(60);
  expect(refused.events).toBe(refused.taken);
  expect(await ridesAtOnce('reason', 60)).toEqual({ paid: monthCap, taken: 60, events: 60 });
});
