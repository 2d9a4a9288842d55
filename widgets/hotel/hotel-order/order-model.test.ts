import { expect, it } from 'vitest';
import type { Services } from '#kit/services.ts';
import { givenClock, longAfter } from '#tests/support/given/given-clock.ts';
import { bad, givenServices, good, offline } from '#tests/support/given/given-services.ts';
import { partThere } from '#tests/support/given/part-there.ts';
import { givenChoice, givenStay } from '#tests/support/given/given-stay.ts';
import { createHotelOrder } from './model.ts';
import * as rules from './order/rules.ts';
import { texts } from './texts.ts';

const there = partThere(rules);

const minuteMs = 60_000;
const created = good({ orderNo: '260916143207', payprice: '1056', needsPayment: true });

/** A filled-in order under a given clock; the hold is a quarter of an hour from the start. */
async function openOrder(createAnswer: () => ReturnType<typeof good>) {
  const clock = givenClock();
  const calls: string[] = [];
  const { services, places } = givenServices(clock, (path) => {
    calls.push(path);
    if (path === '/hotel/verify')
      return good(
        givenStay({
          verifyKey: `key ${calls.filter((call) => call === path).length}`,
          serverTimeMs: clock.now(),
          holdUntilMs: clock.now() + 15 * minuteMs,
        }),
      );
    return path === '/hotel/createOrder' ? createAnswer() : offline;
  });
  const sent: { requestId: string; verifyKey: string }[] = [];
  const { api } = services;
  let made = 0;
  const page = {
    ...services,
    setQuery: () => undefined,
    newRequestId: () => `request ${(made += 1)}`,
    api: {
      ...api,
      send(row: { path: string }, input: never, options: never) {
        if (row.path === '/hotel/createOrder') sent.push(input);
        return (api.send as (...rest: unknown[]) => unknown)(row, input, options);
      },
    },
  } as unknown as Services;
  const model = createHotelOrder(page, givenChoice, texts, there);
  await clock.settle();
  model.form.edit({
    guests: [[{ name: '林知远', pinyin: '' }]],
    contact: { name: '周砚清', mobilePhone: '13800000010', email: '' },
    agreed: true,
  });
  return { clock, page, calls, places, sent, model, reload: () => createHotelOrder(page, givenChoice, texts, there) };
}

it('an order of which nothing is heard is asked for again with its own request id and verify key', async () => {
  let isLost = true;
  const { clock, model, sent, places } = await openOrder(() => (isLost ? (offline as never) : created));
  model.submit();
  await longAfter(clock);
  expect([model.form.isUnsure.peek(), model.busy.peek(), places]).toEqual([true, false, []]);
  isLost = false;
  model.askAgain();
  await longAfter(clock);
  expect([model.form.isUnsure.peek(), places]).toEqual([false, ['pay_hotel']]);
  expect(new Set(sent.map(({ requestId, verifyKey }) => `${requestId} ${verifyKey}`))).toEqual(
    new Set(['request 1 key 1']),
  );
});

it('an order of which nothing is heard is asked for before anything else after a reload, as it was sent', async () => {
  let isLost = true;
  const { clock, calls, model, sent, places, reload } = await openOrder(() => (isLost ? (offline as never) : created));
  model.submit();
  await longAfter(clock);
  model.dispose();
  isLost = false;
  const before = calls.length;
  reload();
  await longAfter(clock);
  expect([calls[before], calls.includes('/hotel/verify', before), places]).toEqual([
    '/hotel/createOrder',
    false,
    ['pay_hotel'],
  ]);
  expect(new Set(sent.map((input) => JSON.stringify(input))).size).toBe(1);
});

it('a price whose time is over is held again before the order is sent', async () => {
  const { clock, model, sent, calls } = await openOrder(() => created);
  await clock.pass(16 * minuteMs);
  expect(model.dialog.peek()).toMatchObject({ conflict: { kind: 'expired' } });
  model.close();
  model.submit();
  await longAfter(clock);
  expect(calls.filter((path) => path === '/hotel/verify')).toHaveLength(2);
  expect(sent.map(({ verifyKey }) => verifyKey)).toEqual(['key 2']);
});

it('a form with faults sends nothing and holds nothing', async () => {
  const { clock, model, sent, calls } = await openOrder(() => created);
  model.form.edit({ agreed: false });
  model.hold.holdOver.value = true;
  model.submit();
  await longAfter(clock);
  expect([sent, calls.filter((path) => path === '/hotel/verify').length]).toEqual([[], 1]);
  expect(model.form.errors.peek()).toHaveProperty('agreed');
});

it('a refusal in words is shown above the button, and the next press is a new try', async () => {
  let isRefused = true;
  const { clock, model, sent } = await openOrder(() =>
    isRefused ? ({ ...bad(403), msg: '预订功能已暂停' } as never) : created,
  );
  model.submit();
  await longAfter(clock);
  expect(model.form.failure.peek()).toBe('预订功能已暂停');
  isRefused = false;
  model.submit();
  await longAfter(clock);
  expect(sent.map(({ requestId }) => requestId)).toEqual(['request 1', 'request 2']);
});

it('two presses make one order', async () => {
  const { clock, model, sent } = await openOrder(() => created);
  model.submit();
  model.submit();
  await longAfter(clock);
  expect(sent).toHaveLength(1);
});

it('what was typed for a rate that is left stands in the form of the next one, but is agreed to anew; an order takes it away', async () => {
  const { model, page, clock } = await openOrder(() => created);
  model.form.edit({ remark: '高楼层' });
  model.dispose();
  const other = createHotelOrder(page, { ...givenChoice, rateId: 'r2-flexible' }, texts, there);
  await clock.settle();
  expect(other.form.values.peek()).toMatchObject({
    guests: [[{ name: '林知远' }]],
    contact: { name: '周砚清' },
    remark: '高楼层',
    agreed: false,
  });
  other.form.edit({ agreed: true });
  other.submit();
  await clock.settle();
  other.dispose();
  const third = createHotelOrder(page, { ...givenChoice, rateId: 'r3-late' }, texts, there);
  expect(third.form.values.peek().remark).toBe('');
});
