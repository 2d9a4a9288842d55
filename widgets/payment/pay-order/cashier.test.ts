import { signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import type { PayInfo } from '#contract/payment.ts';
import type { Outcome, Services } from '#kit/services.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { createCashier } from './cashier.ts';
import { texts } from './texts.ts';

const minute = 60_000;

/** A cashier whose server gives the set answers, under a given clock that is `wrongByMs` off the server's. */
function start(answers: (Partial<PayInfo> | null)[], wrongByMs = 0, arrival = () => Promise.resolve()) {
  const clock = givenClock();
  const said: string[] = [];
  let asked = 0;
  const base = { orderId: 'o', state: 'open', deadlineMs: 30 * minute } as PayInfo;
  const services = {
    api: {
      async send(): Promise<Outcome<PayInfo>> {
        const told = answers[Math.min(asked++, answers.length - 1)];
        await arrival();
        if (!told) return { ok: false, ret: -1, msg: '', data: null, kind: 'offline' };
        return { ok: true, ret: 0, data: { ...base, serverTimeMs: clock.now(), ...told } };
      },
    },
    clock: { now: () => clock.now() + wrongByMs },
    timers: { after: clock.host.after },
    visible: clock.host.visible,
    online: signal(true),
    say: { toast: (text: string) => void said.push(text) },
    session: { user: signal(null) },
  } as unknown as Services;
  const cashier = createCashier(services, 'o', 'dometicketOrderPay', texts);
  return { cashier, clock, said, asked: () => asked };
}

describe('the time to pay', () => {
  it.each([0, 25 * 60 * minute, -25 * 60 * minute])(
    'ends with the time that the answer leaves, also while the clock is %i ms wrong',
    async (wrongByMs) => {
      const { cashier, clock, asked } = start([{}], wrongByMs);
      await cashier.ask();
      await clock.pass(30 * minute - 1);
      expect(asked()).toBe(1);
      await clock.pass(1);
      expect(asked()).toBe(2);
    },
  );

  it('is warned of at five minutes and at one', async () => {
    const { cashier, clock, said } = start([{}]);
    await cashier.ask();
    await clock.pass(25 * minute - 1);
    expect(said).toEqual([]);
    await clock.pass(1);
    expect(said).toEqual([texts.fiveMinutesLeft]);
    await clock.pass(4 * minute);
    expect(said).toEqual([texts.fiveMinutesLeft, texts.oneMinuteLeft]);
  });

  it('is warned of only by what is still to come when the page opens late', async () => {
    const { cashier, clock, said } = start([{ deadlineMs: 3 * minute }, { state: 'closed', deadlineMs: 3 * minute }]);
    await cashier.ask();
    await clock.pass(3 * minute);
    expect(said).toEqual([texts.oneMinuteLeft]);
  });

  it.each([
    ['the server closes the order', { state: 'closed' as const }, 'overdue'],
    ['a payment of the last second counts', { state: 'paid' as const }, 'paid'],
    ['the server has given more time', { deadlineMs: 60 * minute }, 'open'],
    ['nobody answers', null, 'overdue'],
  ])('ends with the server’s word: %s', async (_sentence, answer, phase) => {
    const { cashier, clock, asked } = start([{}, answer]);
    await cashier.ask();
    expect(cashier.phase.value).toBe('open');
    await clock.pass(30 * minute);
    expect(asked()).toBe(2);
    expect(cashier.phase.value).toBe(phase);
  });

  it('an order that is found closed is not called overdue', async () => {
    const { cashier } = start([{ state: 'closed', deadlineMs: -minute }]);
    await cashier.ask();
    expect(cashier.phase.value).toBe('closed');
  });

  it('an answer that was asked for earlier never undoes a later one, nor the result of a payment', async () => {
    const answers: (() => void)[] = [];
    const { cashier } = start([{}, { state: 'closed' }], 0, () => new Promise((resolve) => answers.push(resolve)));
    const [first, second] = [cashier.ask(), cashier.ask()];
    answers[1]?.();
    await second;
    answers[0]?.();
    expect([(await first)?.state, cashier.phase.value]).toEqual(['closed', 'closed']);
    const third = cashier.ask();
    cashier.adopt({ state: 'paid', paid: [] });
    answers[2]?.();
    await third;
    expect(cashier.phase.value).toBe('paid');
  });

  it('leaves no timer behind', async () => {
    const { cashier, clock } = start([{}]);
    await cashier.ask();
    cashier.dispose();
    expect(clock.timers()).toBe(0);
  });
});
