import { expect, it } from 'vitest';
import { openPeople } from '#tests/support/people.ts';
import { answersAtOnce } from '#tests/support/suites/answers-at-once.ts';

it('of an agreement and a withdrawal at once one wins, in separate connections', async () => {
  const people = await openPeople();
  try {
    await answersAtOnce(people, 6);
    expect((await people.list({ state: 'asked' })).total).toBe(0);
  } finally {
    await people.sandbox.close();
  }
});
