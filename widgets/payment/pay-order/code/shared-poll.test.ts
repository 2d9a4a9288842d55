import { describe, expect, it } from 'vitest';
import type { PollAnswer } from '#domain/payment/poll.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { joinPoll } from './shared-poll.ts';

/** A dialog with timers of its own, as each mount has them. */
function dialog(clock: ReturnType<typeof givenClock>, answers: PollAnswer[] = []) {
  const told = { asked: 0, done: 0 };
  const member = {
    host: clock.host,
    ask: async (): Promise<PollAnswer> => answers[told.asked++] ?? 'pending',
    onDone: () => {
      told.done += 1;
    },
  };
  return { member, told };
}

describe('two dialogs of one trade', () => {
  it('share one poller, and both get one call when it is done', async () => {
    const clock = givenClock();
    const [first, second] = [dialog(clock, ['pending', 'pending', 'done']), dialog(clock)];
    joinPoll('a', first.member);
    joinPoll('a', second.member);
    await clock.pass(60_000);
    expect([first.told, second.told]).toEqual([
      { asked: 3, done: 1 },
      { asked: 0, done: 1 },
    ]);
    expect(clock.timers()).toBe(0);
  });

  it('when the asking one goes, the other takes over', async () => {
    const clock = givenClock();
    const [first, second] = [dialog(clock), dialog(clock, ['done'])];
    const leave = joinPoll('b', first.member);
    joinPoll('b', second.member);
    await clock.pass(2500);
    leave();
    await clock.pass(2500);
    expect([first.told, second.told]).toEqual([
      { asked: 1, done: 0 },
      { asked: 1, done: 1 },
    ]);
  });

  it('when the waiting one goes, the asking one goes on', async () => {
    const clock = givenClock();
    const [first, second] = [dialog(clock), dialog(clock)];
    const leaveFirst = joinPoll('c', first.member);
    joinPoll('c', second.member)();
    await clock.pass(7500);
    expect([first.told.asked, second.told.asked]).toEqual([3, 0]);
    leaveFirst();
    leaveFirst();
    await clock.pass(60_000);
    expect(first.told.asked).toBe(3);
    expect([clock.timers(), clock.watchers()]).toEqual([0, 0]);
  });

  it('dialogs of different trades ask for themselves', async () => {
    const clock = givenClock();
    const [first, second] = [dialog(clock), dialog(clock)];
    const leaves = [joinPoll('d', first.member), joinPoll('e', second.member)];
    await clock.pass(2500);
    expect([first.told.asked, second.told.asked]).toEqual([1, 1]);
    for (const leave of leaves) leave();
  });
});
