import { describe, expect, it } from 'vitest';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { bad, givenServices, good, offline } from '#tests/support/given/given-services.ts';
import type { Answer } from '#tests/support/given/given-services.ts';
import type { Outcome, Services } from '#kit/services.ts';
import { createHold } from './hold.ts';
import type { Held } from './hold.ts';

const minuteMs = 60_000;

/** A hold for a number of people; `answers` are given in turn, when the test says so. */
function openHold(keptAs?: string, drafts = new Map<string, unknown>()) {
  const clock = givenClock();
  const { services } = givenServices(clock, () => good(null));
  const toasts: string[] = [];
  const asked: {
    people: number;
    travellers: string[];
    verifyKey: string | undefined;
    answer: (answer: Answer) => Promise<void>;
  }[] = [];
  const kept = { get: (key: string) => drafts.get(key), set: (key: string, value: unknown) => drafts.set(key, value) };
  const page = {
    ...services,
    drafts: kept,
    clock: { now: () => clock.now() + moved.ms },
    say: { toast: (text: string) => void toasts.push(text) },
    setQuery: () => undefined,
  };
  const met: string[] = [];
  const moved = { ms: 0 };
  const hold = createHold<Held, number, string>(
    page as unknown as Services,
    {
      keptAs,
      ask: (people, _, travellers = [], verifyKey) =>
        new Promise((resolve) => {
          const answer = async (given: Answer) => {
            resolve(given as Outcome<Held>);
            await clock.settle();
          };
          asked.push({ people, travellers: travellers.map(({ passengerId }) => passengerId), verifyKey, answer });
        }),
      first: 0,
      same: (one, other) => one === other,
      conflictOf: ({ ret, msg }) => (ret === 409 ? msg : undefined),
      offerOf: () => undefined,
      shown: () => ({}),
      words: { holdWarning: (minutes) => `${minutes}`, signedOut: 'signed out', verifyFailed: 'failed' },
    },
    (conflict) => void met.push(conflict),
    () => void met.push('over'),
  );
  const offer = (verifyKey: string, minutes = 15) =>
    good({ verifyKey, holdUntilMs: clock.now() + minutes * minuteMs } satisfies Held);
  return { clock, moved, hold, asked, toasts, met, offer };
}

describe('a hold', () => {
  it('is asked for again once others are to judge it, and stands for an order only then', async () => {
    const { hold, asked, offer } = openHold();
    void hold.run(1);
    await asked[0]?.answer(offer('own'));
    hold.forWhom.value = [{ passengerId: 'P7' }];
    expect([hold.stands(1), hold.isFor(1)]).toEqual([false, false]);
    void hold.run(1);
    await asked[1]?.answer(offer('theirs'));
    expect([hold.stands(1), hold.isFor(1)]).toEqual([true, true]);
    expect(asked.map(({ travellers }) => travellers)).toEqual([[], ['P7']]);
  });

  it('stands for the people that it was made for, until it is over or asked for again', async () => {
    const { hold, asked, offer } = openHold();
    void hold.run(1);
    await asked[0]?.answer(offer('one'));
    expect([hold.stands(1), hold.stands(2)]).toEqual([true, false]);
    void hold.run(2);
    expect(hold.stands(1)).toBe(false);
    await asked[1]?.answer(offer('two', 0));
    expect([hold.stands(2), hold.holdOver.value]).toEqual([false, true]);
  });

  it('tells the server which one it goes on with, also after a reload; without a name it begins anew', async () => {
    const drafts = new Map<string, unknown>();
    const { hold, asked, offer } = openHold('trip', drafts);
    void hold.run(1);
    await asked[0]?.answer(offer('one'));
    void hold.run(1);
    const reloaded = openHold('trip', drafts);
    void reloaded.hold.run(1);
    const unnamed = openHold(undefined, drafts);
    void unnamed.hold.run(1);
    expect([...asked, ...reloaded.asked, ...unnamed.asked].map(({ verifyKey }) => verifyKey)).toEqual([
      undefined,
      'one',
      'one',
      undefined,
    ]);
  });

  it('is asked for once for the same people, and anew for others, whose answer alone counts', async () => {
    const { hold, asked, offer } = openHold();
    const first = [hold.run(1), hold.run(1)];
    const second = hold.run(2);
    expect(asked.map(({ people }) => people)).toEqual([1, 2]);
    await asked[1]?.answer(offer('two'));
    await asked[0]?.answer(offer('one'));
    expect([await Promise.all(first), await second, hold.verified.value?.verifyKey]).toEqual([
      [false, false],
      true,
      'two',
    ]);
  });

  it('warns once before the end of the present one, and never of an earlier one', async () => {
    const { hold, asked, offer, clock, toasts } = openHold();
    void hold.run(1);
    await asked[0]?.answer(offer('one'));
    await clock.pass(6 * minuteMs);
    void hold.run(1);
    await asked[1]?.answer(offer('two'));
    await clock.pass(9 * minuteMs);
    expect(toasts).toEqual([]);
    await clock.pass(6 * minuteMs);
    expect(toasts).toEqual(['5', '1']);
    hold.dispose();
    expect(clock.timers()).toBe(0);
  });

  it('ends by itself, once, as the clock of the page says also after that was moved', async () => {
    const { hold, asked, offer, clock, moved, toasts, met } = openHold();
    void hold.run(1);
    await asked[0]?.answer(offer('one'));
    await clock.pass(minuteMs);
    moved.ms = 13.5 * minuteMs;
    await clock.pass(2_000);
    expect([toasts, hold.holdOver.value, met]).toEqual([['1'], false, []]);
    await clock.pass(minuteMs);
    await clock.pass(minuteMs);
    expect([toasts, hold.holdOver.value, met]).toEqual([['1'], true, ['over']]);
    expect(clock.timers()).toBe(0);
  });

  it('that the server has ended is not told again by the clock', async () => {
    const { hold, asked, offer, clock, met } = openHold();
    void hold.run(1);
    await asked[0]?.answer(offer('one'));
    hold.end();
    await clock.pass(20 * minuteMs);
    expect([hold.holdOver.value, met]).toEqual([true, []]);
  });

  it.each<[string, Answer, string, string]>([
    ['without a network', offline, 'failed', 'failed'],
    ['of a call that the server refuses', bad(404), 'refused', 'failed'],
    ['in conflict', { ...bad(409), msg: 'sold' } as Answer, 'gone', 'sold'],
    ['after the session has ended', bad(401, 'cancelled'), 'failed', 'signed out'],
  ])('%s says so, and keeps what was held before', async (_, answer, stage, words) => {
    const { hold, asked, offer, met } = openHold();
    void hold.run(1);
    await asked[0]?.answer(answer);
    expect([hold.stage.value, hold.failure.value, met]).toEqual([stage, words, []]);
    void hold.run(1);
    await asked[1]?.answer(offer('one'));
    void hold.run(1);
    await asked[2]?.answer(answer);
    expect([hold.stage.value, hold.verified.value?.verifyKey]).toEqual(['ready', 'one']);
    expect(met).toEqual(stage === 'gone' ? ['sold'] : []);
  });
});
