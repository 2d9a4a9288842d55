import { expect, it } from 'vitest';
import { row } from '#contract/row.ts';
import { givenClock, longAfter } from '#tests/support/given/given-clock.ts';
import { bad, good } from '#tests/support/given/given-services.ts';
import type { Answer } from '#tests/support/given/given-services.ts';
import type { Services } from '../services.ts';
import { sendOnce } from './send-once.ts';
import type { SendOnceOptions } from './send-once.ts';

const book = row<{ requestId: string }, object>('/order/book', '预订');

async function send(answers: Answer[], options: Partial<SendOnceOptions> = {}) {
  const clock = givenClock();
  let tries = 0;
  const services = {
    timers: { after: clock.host.after },
    api: { send: () => Promise.resolve(answers[Math.min((tries += 1), answers.length) - 1]) },
  } as unknown as Services;
  const sent = sendOnce(services, book, { requestId: 'key' }, { goesOn: () => true, ...options });
  await longAfter(clock);
  return { ...(await sent), tries };
}

it.each([
  [good({}), true],
  [bad(409), true],
  [bad(429), true],
  [bad(401), true],
  [bad(401, 'cancelled'), true],
  [bad(500), false],
  [bad(999_999), false],
  [bad(888, 'timeout'), false],
  [bad(-1, 'offline'), false],
  [bad(-1, 'garbled'), false],
])('an outcome of %o is known: %s', async (answer, isKnown) => {
  expect(await send([answer])).toMatchObject({ isKnown, tries: isKnown ? 1 : 3 });
});

it.each([429, 401])('%d says nothing of an earlier try under the key', async (ret) => {
  expect(await send([bad(ret)], { isUnsure: true })).toMatchObject({ isKnown: false, tries: 3 });
  expect(await send([bad(-1, 'offline'), bad(ret)])).toMatchObject({ isKnown: false, tries: 3 });
  expect(await send([bad(ret), good({})], { isUnsure: true })).toMatchObject({ isKnown: true, tries: 2 });
});

it('announces each further try, and makes none once the caller has stopped waiting', async () => {
  let announced = 0;
  const asksAgain = () => void (announced += 1);
  await send([bad(-1, 'offline')], { asksAgain });
  expect(announced).toBe(2);
  expect(await send([bad(-1, 'offline')], { asksAgain, goesOn: () => false })).toMatchObject({ tries: 1 });
  expect(announced).toBe(2);
});
