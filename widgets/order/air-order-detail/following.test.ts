import { expect, it } from 'vitest';
import { givenClock } from '#tests/support/given-clock.ts';
import { givenServices, good, never, offline } from '#tests/support/given-services.ts';
import type { Answer } from '#tests/support/given-services.ts';
import { createPayFinish } from '#widgets/payment/pay-finish/model.ts';
import { texts as finishTexts } from '#widgets/payment/pay-finish/texts.ts';
import { createAirOrderDetail } from './model.ts';
import { texts } from './texts.ts';

type Given = ReturnType<typeof givenServices>['services'];
const pages = {
  'the order page': (services: Given) => createAirOrderDetail(services, 'o', texts),
  'the page after a payment': (services: Given) => {
    const model = createPayFinish(services, 'o', finishTexts);
    return { ...model, load: model.follow };
  },
};

const onItsWay = (serverTimeMs: number): Answer => good({ status: 7, timeline: [], serverTimeMs, payDeadlineMs: 0 });

/** An order whose ticket is being issued. */
function order(show: (typeof pages)[keyof typeof pages]) {
  const clock = givenClock();
  const asked: number[] = [];
  const says: { answer?: Answer | Promise<Answer> } = {};
  const { services, user } = givenServices(clock, () => {
    asked.push(clock.now() / 1000);
    return says.answer ?? onItsWay(clock.now());
  });
  return { clock, asked, says, user, page: show(services) };
}

it.each(Object.entries(pages))('%s follows a ticket by one question at a time, however often it is asked to', async (_name, show) => {
  const { clock, asked, says, page } = order(show);
  await clock.settle();
  says.answer = never;
  for (let press = 0; press < 3; press += 1) page.load();
  await clock.pass(60_000);
  delete says.answer;
  page.load();
  const before = asked.length;
  await clock.pass(7000);
  expect(asked.slice(before)).toEqual([63, 66.75]);
  page.dispose();
  expect([clock.timers(), clock.watchers()]).toEqual([0, 0]);
});

it.each(Object.entries(pages))('%s leaves nothing running when it is closed before the first answer', async (_name, show) => {
  const { clock, asked, says, page } = order(show);
  says.answer = never;
  page.load();
  await clock.settle();
  page.dispose();
  await clock.pass(60_000);
  expect([clock.timers(), clock.watchers(), asked.length]).toEqual([0, 0, 2]);
});

it.each(Object.entries(pages))('%s goes on following a ticket over a lost answer, and stops at logout', async (_name, show) => {
  const { clock, asked, says, user, page } = order(show);
  await clock.settle();
  says.answer = offline;
  await clock.pass(3000);
  delete says.answer;
  await clock.pass(20_000);
  expect(asked.length).toBeGreaterThan(3);
  user.value = null;
  const before = asked.length;
  await clock.pass(600_000);
  expect(asked).toHaveLength(before);
  page.dispose();
});
