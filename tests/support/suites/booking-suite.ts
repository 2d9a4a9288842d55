import type { Signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import type { Services } from '#kit/services.ts';
import type { Booking } from '#parts/booking/booking.ts';
import type { AppConfig } from '#theme/theme.ts';
import { givenClock, longAfter } from '../given/given-clock.ts';
import { bad, givenServices, good, offline } from '../given/given-services.ts';
import type { Answer } from '../given/given-services.ts';

interface Model extends Booking {
  form: {
    values: { peek(): object };
    errors: { peek(): object };
    isUnsure: { peek(): boolean };
    failure: { peek(): string };
  };
  dispose(): void;
}

interface BookingCase {
  /** Makes the booking as its screen does; `offer`: which one of the same list. */
  open(services: Services, offer: 0 | 1 | 2): Model;
  /** Types everything that an order needs. */
  fill(model: Model): void;
  /** A value that `fill` types, and that belongs to the member. */
  typed: string;
  paths: { verify: string; create: string };
  /** The offer of a verify call, held under this key until then. */
  offer(held: { verifyKey: string; serverTimeMs: number; holdUntilMs: number }): object;
  /** Data of a 409: the price has changed, and the new one is held already. Absent: the first price stands. */
  changed?(offer: object): object;
  /** Data of a 409: nothing is left. */
  gone: object;
  /** The offer as the company forbids it. */
  forbidden?(offer: object): object;
  /** Puts other people into a filled order; absent where the price is that of the rooms. */
  others?(model: Model): void;
  created: object;
  /** The route after an order; `page`: where the application opens no payment. */
  next: string;
  page: string;
}

const minuteMs = 60_000;
const conflict = (data: object): Answer => ({ ok: false, ret: 409, msg: '', data, kind: 'refused' });

/** One booking in a tab that keeps its drafts; `answers` decides what becomes of the next calls of each kind. */
async function openPage(given: BookingCase) {
  const { paths } = given;
  const clock = givenClock();
  const answers: Record<'verify' | 'create', (Answer | ((offer: object) => Answer))[]> = { verify: [], create: [] };
  const calls: string[] = [];
  const sent: { requestId: string; verifyKey: string }[] = [];
  let held = 0;
  const offer = () =>
    given.offer({
      verifyKey: `key ${(held += 1)}`,
      serverTimeMs: clock.now(),
      holdUntilMs: clock.now() + 15 * minuteMs,
    });
  const answerOf = (kind: 'verify' | 'create', usual: () => Answer): Answer => {
    calls.push(kind);
    const next = answers[kind].shift();
    return typeof next === 'function' ? next(offer()) : (next ?? usual());
  };
  const { services, user, places } = givenServices(clock, (path) => {
    if (path === paths.verify) return answerOf('verify', () => good(offer()));
    if (path === paths.create) return answerOf('create', () => good(given.created));
    return offline;
  });
  let made = 0;
  const page = {
    ...services,
    clock: { now: clock.now, today: () => '2026-11-20' },
    setQuery: () => undefined,
    back: () => true,
    newRequestId: () => `request ${(made += 1)}`,
    api: {
      send(row: { path: string }, input: never, options: never) {
        if (row.path === paths.create) sent.push(input);
        return (services.api.send as (...rest: unknown[]) => unknown)(row, input, options);
      },
    },
  } as unknown as Services;
  const model = given.open(page, 0);
  await clock.settle();
  return { clock, answers, calls, sent, user, places, page, model };
}

/** The rules that every booking keeps. */
export function bookingSuite(name: string, given: BookingCase) {
  const openFilled = async (booking = given) => {
    const page = await openPage(booking);
    given.fill(page.model);
    const submit = async () => {
      page.model.submit();
      await longAfter(page.clock);
    };
    return { ...page, submit };
  };
  const kindOf = (model: Model) =>
    (model.dialog.peek() as { conflict?: { kind: string } } | null)?.conflict?.kind ?? null;

  describe(name, () => {
    it('makes one order of what is held, and leads on', async () => {
      const { submit, sent, places, model } = await openFilled();
      await submit();
      expect(sent.map(({ verifyKey }) => verifyKey)).toEqual(['key 1']);
      expect([places, model.form.failure.peek()]).toEqual([[given.next], '']);
    });

    it('leads to the order itself where the application opens no payment', async () => {
      const { submit, page, places } = await openFilled();
      const config = page.config as Signal<AppConfig>;
      config.value = { ...config.value, switches: { ...config.value.switches, goToPay: false } };
      await submit();
      expect(places).toEqual([given.page]);
    });

    it('sends nothing that is incomplete, and holds nothing for it', async () => {
      const { model, clock, sent, calls } = await openPage(given);
      await clock.pass(16 * minuteMs);
      model.close();
      model.submit();
      await longAfter(clock);
      expect([sent, calls]).toEqual([[], ['verify']]);
      expect(Object.keys(model.form.errors.peek())).not.toEqual([]);
    });

    it('makes one order of two presses', async () => {
      const { model, clock, sent } = await openFilled();
      model.submit();
      model.submit();
      await longAfter(clock);
      expect(sent).toHaveLength(1);
    });

    it('says when the hold is over, and holds again before it orders', async () => {
      const { model, clock, submit, sent, calls } = await openFilled();
      await clock.pass(16 * minuteMs);
      expect([kindOf(model), model.hold.holdOver.peek()]).toEqual(['expired', true]);
      model.close();
      await submit();
      expect([calls, sent.map(({ verifyKey }) => verifyKey)]).toEqual([['verify', 'verify', 'create'], ['key 2']]);
    });

    it('orders nothing while the hold cannot be had again', async () => {
      const { model, clock, submit, sent, answers } = await openFilled();
      await clock.pass(16 * minuteMs);
      model.close();
      answers.verify.push(offline);
      await submit();
      expect([sent, model.hold.failure.peek() !== '']).toEqual([[], true]);
    });

    const { changed, forbidden } = given;
    if (changed) {
      it('shows a price that changed before the order, sends nothing of it, and goes on once it is accepted', async () => {
        const { model, clock, submit, sent, answers } = await openFilled();
        await clock.pass(16 * minuteMs);
        model.close();
        answers.verify.push((offer) => conflict(changed(offer)));
        await submit();
        expect([sent.length, kindOf(model) !== null]).toEqual([0, true]);
        model.accept();
        await longAfter(clock);
        expect(sent.map(({ verifyKey }) => verifyKey)).toEqual(['key 2']);
      });

      it('shows a price that changed while it was asked for, and orders nothing by itself', async () => {
        const page = await openPage(given);
        page.answers.verify.push((offer) => conflict(changed(offer)));
        page.model.renew();
        await page.clock.settle();
        expect(kindOf(page.model)).not.toBeNull();
        given.fill(page.model);
        page.model.accept();
        await longAfter(page.clock);
        expect([page.sent, kindOf(page.model)]).toEqual([[], null]);
      });
    }

    it('shows a conflict of the order itself, whose next try is a new one under a new hold', async () => {
      const { model, clock, submit, sent, answers, places } = await openFilled();
      answers.create.push(conflict({ kind: 'expired' }));
      await submit();
      expect([kindOf(model), model.hold.holdOver.peek(), places]).toEqual(['expired', true, []]);
      model.renew();
      await clock.settle();
      await submit();
      expect(sent.map(({ requestId, verifyKey }) => `${requestId}, ${verifyKey}`)).toEqual([
        'request 1, key 1',
        'request 2, key 2',
      ]);
    });

    it('shows that nothing is left, before and after something was held', async () => {
      const { model, submit, answers, places } = await openFilled();
      answers.create.push(conflict(given.gone));
      await submit();
      expect([kindOf(model), model.hold.stage.peek(), places]).toEqual([
        (given.gone as { kind: string }).kind,
        'ready',
        [],
      ]);
      const first = await openPage({
        ...given,
        open(services, at) {
          const { api } = services;
          const send = (row: { path: string }, ...rest: unknown[]) =>
            row.path === given.paths.verify
              ? Promise.resolve(conflict(given.gone))
              : (api.send as (...all: unknown[]) => unknown)(row, ...rest);
          return given.open({ ...services, api: { send } } as unknown as Services, at);
        },
      });
      expect([first.model.hold.stage.peek(), kindOf(first.model)]).toEqual(['gone', null]);
    });

    if (changed)
      it('takes over the price that the order has changed, and orders it once it is accepted', async () => {
        const { model, clock, submit, sent, answers } = await openFilled();
        answers.create.push((offer) => conflict(changed(offer)));
        await submit();
        expect([kindOf(model) !== null, model.hold.verified.peek()?.verifyKey]).toEqual([true, 'key 2']);
        model.accept();
        await longAfter(clock);
        expect(sent.map(({ verifyKey }) => verifyKey)).toEqual(['key 1', 'key 2']);
      });

    if (forbidden)
      it('orders nothing that the company forbids', async () => {
        const { submit, sent } = await openFilled({ ...given, offer: (held) => forbidden(given.offer(held)) });
        await submit();
        expect(sent).toEqual([]);
      });

    it('says that the session has ended where nobody logs in again', async () => {
      const { model, submit, answers } = await openFilled();
      answers.create.push(bad(401, 'cancelled'));
      await submit();
      expect([model.failure.peek(), model.dialog.peek()]).toEqual([model.words.signedOut, null]);
    });

    const { others } = given;
    if (others)
      it('for other people is held for them first, also where they change meanwhile', async () => {
        const { model, submit, sent } = await openFilled();
        others(model);
        await submit();
        expect(sent.map(({ verifyKey }) => verifyKey)).toEqual(['key 2']);
        const other = await openFilled();
        await other.clock.pass(16 * minuteMs);
        other.model.close();
        // They change while the offer is asked for.
        other.answers.verify.push((offer) => (others(other.model), good(offer)));
        other.model.submit();
        await longAfter(other.clock);
        expect(other.sent.map(({ verifyKey }) => verifyKey)).toEqual(['key 3']);
      });

    it('asks what became of an order without an answer, under its own key and hold', async () => {
      const { model, clock, submit, sent, answers, places } = await openFilled();
      answers.create.push(offline, offline, offline);
      await submit();
      expect([model.state.peek(), model.busy.peek(), places]).toEqual(['unknown', false, []]);
      model.askAgain();
      expect(model.state.peek()).toBe('asking');
      await longAfter(clock);
      expect(new Set(sent.map(({ requestId, verifyKey }) => `${requestId}, ${verifyKey}`))).toEqual(
        new Set(['request 1, key 1']),
      );
      expect(places).toEqual([given.next]);
    });

    it('asks for it before anything else after a reload, exactly as it was sent', async () => {
      const { model, clock, submit, sent, calls, answers, places, page } = await openFilled();
      answers.create.push(offline, offline, offline);
      await submit();
      model.dispose();
      const before = calls.length;
      given.open(page, 0);
      await longAfter(clock);
      expect([calls.slice(before), places]).toEqual([['create'], [given.next]]);
      expect(new Set(sent.map((input) => JSON.stringify(input))).size).toBe(1);
    });

    it('asks for the present price where the order of before the reload was refused, and says nothing of the old one', async () => {
      const { model, clock, submit, calls, answers, page } = await openFilled();
      answers.create.push(offline, offline, offline);
      await submit();
      model.dispose();
      const before = calls.length;
      answers.create.push((offer) => conflict(changed?.(offer) ?? given.gone));
      const again = given.open(page, 0);
      await longAfter(clock);
      expect([calls.slice(before), kindOf(again)]).toEqual([['create', 'verify'], null]);
    });

    it('carries what was typed to the next offer, to be agreed to anew, until there is an order', async () => {
      const { model, clock, sent, page } = await openFilled();
      model.dispose();
      const other = given.open(page, 1);
      await clock.settle();
      expect(JSON.stringify(other.form.values.peek())).toContain(given.typed);
      other.submit();
      await longAfter(clock);
      expect([sent, 'agreed' in other.form.errors.peek()]).toEqual([[], true]);
      given.fill(other);
      other.submit();
      await longAfter(clock);
      other.dispose();
      const third = given.open(page, 2);
      expect(sent).toHaveLength(1);
      expect(JSON.stringify(third.form.values.peek())).not.toContain(given.typed);
    });

    it('leaves nothing that was typed to another member, and opens no page of that member', async () => {
      const { model, clock, user, page, answers, places } = await openFilled();
      answers.create.push(offline);
      model.submit();
      await clock.settle();
      const kept: string[] = [];
      const drafts = { ...page.drafts, set: (_: string, value: unknown) => void kept.push(JSON.stringify(value)) };
      Object.assign(page.drafts, drafts);
      user.value = { memberId: 'second' };
      await longAfter(clock);
      model.dispose();
      expect([places, kept.filter((text) => text.includes(given.typed))]).toEqual([[], []]);
    });

    it('leads nowhere after the page has closed it at the news of the order, and leaves nothing that was typed', async () => {
      const { model, submit, sent, places, page } = await openFilled();
      const close = () => {
        given.fill(model);
        model.dispose();
      };
      Object.assign(page, { emit: (type: string) => (type === 'order' && close(), true) });
      await submit();
      expect([sent.length, places]).toEqual([1, []]);
      expect(JSON.stringify(given.open(page, 1).form.values.peek())).not.toContain(given.typed);
    });

    it('stays away from a member who has left meanwhile', async () => {
      const { model, clock, places } = await openFilled();
      model.submit();
      model.dispose();
      await longAfter(clock);
      expect(places).toEqual([]);
    });
  });
}
