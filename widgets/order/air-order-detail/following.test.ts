import { expect, it } from 'vitest';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good, never, offline } from '#tests/support/given/given-services.ts';
import type { Answer } from '#tests/support/given/given-services.ts';
import * as actions from '#parts/flight/order-page/actions.ts';
import { partThere } from '#tests/support/given/part-there.ts';
import { createPayFinish } from '#widgets/payment/pay-finish/model.ts';
import { texts as finishTexts } from '#widgets/payment/pay-finish/texts.ts';
import { createAirOrderDetail } from './model.ts';
import { texts } from './texts.ts';

type Given = ReturnType<typeof givenServices>['services'];
const pages = {
  'the order page': (services: Given) => createAirOrderDetail(services, 'o', texts, partThere(actions)),
  'the page after a payment': (services: Given) => createPayFinish(services, 'o', finishTexts),
};

const onItsWay = (serverTimeMs: number): Answer => good({ status: 7, timeline: [], serverTimeMs, payDeadlineMs: 0 });

/** An order whose ticket is being issued. */
function order(show: (typeof pages)[keyof typeof pages]) {
  const clock = givenClock();
  const asked: number[] = [];
  const says: { answer?: Answer | Promise<Answer> } = {};
  const { services } = givenServices(clock, () => {
    asked.push(clock.now() / 1000);
    return says.answer ?? onItsWay(clock.now());
  });
  return { clock, asked, says, page: show(services) };
}

it.each(Object.entries(pages))(
  '%s follows a ticket by one question at a time, however often it is asked to',
  async (_name, show) => {
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
  },
);

it.each(Object.entries(pages))(
  '%s leaves nothing running when it is closed before the first answer',
  async (_name, show) => {
    const { clock, asked, says, page } = order(show);
    says.answer = never;
    page.load();
    await clock.settle();
    page.dispose();
    await clock.pass(60_000);
    expect([clock.timers(), clock.watchers(), asked.length]).toEqual([0, 0, 2]);
  },
);

it.each(Object.entries(pages))(
  '%s goes on following a ticket over a lost answer, and stops when it is closed',
  async (_name, show) => {
    const { clock, asked, says, page } = order(show);
    await clock.settle();
    says.answer = offline;
    await clock.pass(3000);
    delete says.answer;
    await clock.pass(20_000);
    expect(asked.length).toBeGreaterThan(3);
    page.dispose();
    const before = asked.length;
    await clock.pass(600_000);
    expect(asked).toHaveLength(before);
  },
);

const unpaid = (serverTimeMs: number): Answer =>
  good({ status: 0, timeline: [], serverTimeMs, payDeadlineMs: 1_800_000 });
const closed = (serverTimeMs: number): Answer => good({ status: 5, timeline: [], serverTimeMs, payDeadlineMs: 0 });

/** An order that waits for its payment, and what its page sends. */
function waitingOrder() {
  const clock = givenClock();
  const sent: string[] = [];
  const says: { detail?: Promise<Answer> } = {};
  const questions: ((yes: boolean) => void)[] = [];
  const { services } = givenServices(clock, (path) => {
    sent.push(path);
    return path === '/order/cancelAirOrder' ? closed(clock.now()) : (says.detail ?? unpaid(clock.now()));
  });
  services.say.confirm = () => new Promise((resolve) => questions.push(resolve));
  return { clock, sent, says, questions, page: createAirOrderDetail(services, 'o', texts, partThere(actions)) };
}

it('cancels an order also while it is being asked for, and an answer from before does not undo it', async () => {
  const { clock, says, questions, page } = waitingOrder();
  await clock.settle();
  let arrive: (answer: Answer) => void = () => {};
  says.detail = new Promise((resolve) => (arrive = resolve));
  page.load();
  await clock.settle();
  page.cancel();
  expect(questions).toHaveLength(1);
  questions[0]?.(true);
  await clock.settle();
  arrive(unpaid(clock.now()));
  await clock.settle();
  expect([page.order.value?.status, page.isCancelling.value]).toEqual([5, false]);
  page.dispose();
});

it('asks once whether an order is to be cancelled, however often the button is pressed before the question is shown', async () => {
  const { clock, sent, questions, page } = waitingOrder();
  await clock.settle();
  for (let press = 0; press < 3; press += 1) page.cancel();
  expect(questions).toHaveLength(1);
  questions[0]?.(true);
  await clock.settle();
  expect(sent.filter((path) => path.includes('ancel'))).toHaveLength(1);
  page.dispose();
});
