import { expect, it } from 'vitest';
import type { Row } from '#contract/row.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { bad, givenServices, good } from '#tests/support/given/given-services.ts';
import type { Outcome } from '#kit/services.ts';
import { createOrderPage } from './order-page.ts';
import type { PagedOrder } from './order-page.ts';

const row = { path: '/order', reads: true } as Row<{ id: string }, PagedOrder>;
const minuteMs = 60_000;

/** A page of an order that the server has in this state. */
async function openPage(order: Partial<PagedOrder> = {}, id = 'A1') {
  const clock = givenClock();
  const now: PagedOrder = { status: 2, payDeadlineMs: 0, serverTimeMs: 0, ...order };
  let asked = 0;
  const { services } = givenServices(clock, () => {
    asked += 1;
    return good({ ...now, serverTimeMs: clock.now() });
  });
  const model = createOrderPage(
    services,
    { row, input: { id }, id, isSettled: ({ status }) => status !== 1, home: 'order' },
    { copied: '', notCopied: '' },
  );
  await clock.settle();
  return { clock, model, now, asked: () => asked };
}

it('without an order says that there is none, and asks for none', async () => {
  const { model, asked } = await openPage({}, '');
  expect([model.phase.value, asked()]).toEqual(['missing', 0]);
});

it('that cannot be read says why as it was answered, and reads again', async () => {
  const clock = givenClock();
  const answers = [
    { ...bad(429), msg: '请求过于频繁，请稍后重试' },
    good({ status: 2, payDeadlineMs: 0, serverTimeMs: 0 }),
  ];
  const { services } = givenServices(clock, () => answers.shift() as Outcome<PagedOrder>);
  const spec = { row, input: { id: 'A1' }, id: 'A1', isSettled: () => true, home: 'order' as const };
  const model = createOrderPage(services, spec, { copied: '', notCopied: '' });
  await clock.settle();
  expect([model.phase.value, model.failure.value]).toEqual(['failed', '请求过于频繁，请稍后重试']);
  void model.load();
  await clock.settle();
  expect([model.phase.value, model.failure.value]).toEqual(['ready', '']);
  model.dispose();
});

it('reads an unpaid order again at its deadline', async () => {
  const { clock, asked, model } = await openPage({ status: 0, payDeadlineMs: 10 * minuteMs });
  await clock.pass(9 * minuteMs);
  expect(asked()).toBe(1);
  await clock.pass(minuteMs);
  expect(asked()).toBe(2);
  model.dispose();
});

it('reads the order again after a refused write, shows a settled answer, and follows one that moves', async () => {
  const { clock, asked, model, now } = await openPage();
  void model.shows(bad(409) as Outcome<PagedOrder>);
  await clock.settle();
  expect(asked()).toBe(2);
  void model.shows(good({ ...now, status: 5 }) as Outcome<PagedOrder>);
  await clock.settle();
  expect([asked(), model.order.value?.status]).toEqual([2, 5]);
  now.status = 1;
  void model.shows(good({ ...now }) as Outcome<PagedOrder>);
  await clock.pass(minuteMs);
  expect(asked()).toBeGreaterThan(3);
  model.dispose();
});
