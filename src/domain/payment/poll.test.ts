import { describe, expect, it } from 'vitest';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { nextDelayMs, payTempo, startPoll, ticketingTempo } from './poll.ts';
import type { PollAnswer } from './poll.ts';

describe('the pause before the next question', () => {
  it.each([
    ['2.5 s before the first question', payTempo, 0, 0, 2500],
    ['2.5 s between questions, however many', payTempo, 500, 0, 2500],
    ['5 s after one failed call', payTempo, 3, 1, 5000],
    ['10 s after two', payTempo, 3, 2, 10_000],
    ['20 s after three', payTempo, 3, 3, 20_000],
    ['never more than 20 s', payTempo, 3, 40, 20_000],
    ['3 s before the first look at the order', ticketingTempo, 0, 0, 3000],
    ['slower with each look', ticketingTempo, 4, 0, 5859],
    ['at most 20 s apart', ticketingTempo, 30, 0, 20_000],
  ])('%s', (_sentence, tempo, asked, failures, expected) => {
    expect(nextDelayMs(tempo, asked, failures)).toBe(expected);
  });
});

function start(answers: PollAnswer[], tempo = payTempo) {
  const clock = givenClock();
  const times: number[] = [];
  const poll = startPoll(
    clock.host,
    async () => {
      times.push(clock.now());
      return answers[times.length - 1] ?? 'pending';
    },
    tempo,
  );
  return { clock, times, poll };
}

describe('a poll', () => {
  it('asks every 2.5 s and stops on success', async () => {
    const { clock, times } = start(['pending', 'pending', 'done']);
    await clock.pass(60_000);
    expect(times).toEqual([2500, 5000, 7500]);
    expect(clock.timers()).toBe(0);
    expect(clock.watchers()).toBe(0);
  });

  it('backs off to 20 s while calls fail and returns to 2.5 s with the first answer', async () => {
    const { clock, times } = start(['failed', 'failed', 'failed', 'failed', 'pending']);
    await clock.pass(62_500);
    expect(times).toEqual([2500, 7500, 17_500, 37_500, 57_500, 60_000, 62_500]);
  });

  it('counts a thrown error as a failed call', async () => {
    const clock = givenClock();
    let calls = 0;
    startPoll(clock.host, () => {
      calls += 1;
      return Promise.reject(new Error('offline'));
    });
    await clock.pass(8000);
    expect(calls).toBe(2);
  });

  it('has one question in flight, however slow the answer', async () => {
    const clock = givenClock();
    let open = 0;
    let most = 0;
    const answers: (() => void)[] = [];
    startPoll(clock.host, () => {
      open += 1;
      most = Math.max(most, open);
      return new Promise((resolve) => {
        answers.push(() => {
          open -= 1;
          resolve('pending');
        });
      });
    });
    await clock.pass(30_000);
    clock.show(false);
    clock.show(true);
    await clock.pass(30_000);
    expect([answers.length, most]).toEqual([1, 1]);
    answers[0]?.();
    await clock.settle();
    await clock.pass(2500);
    expect(answers.length).toBe(2);
  });

  it('pauses while the page is hidden and asks at once on return', async () => {
    const { clock, times } = start([]);
    await clock.pass(2500);
    clock.show(false);
    expect(clock.timers()).toBe(0);
    await clock.pass(60_000);
    expect(times).toEqual([2500]);
    clock.show(true);
    await clock.settle();
    await clock.pass(2500);
    expect(times).toEqual([2500, 62_500, 65_000]);
  });

  it('leaves no timer, no watcher and a cancelled call behind when it is stopped', async () => {
    const clock = givenClock();
    let seen: AbortSignal | undefined;
    const poll = startPoll(clock.host, (signal) => {
      seen = signal;
      return new Promise(() => {});
    });
    await clock.pass(2500);
    poll.stop();
    expect(seen?.aborted).toBe(true);
    expect([clock.timers(), clock.watchers()]).toEqual([0, 0]);
    await clock.pass(60_000);
  });

  it('gives up on ticketing after five minutes', async () => {
    const { clock, times } = start([], ticketingTempo);
    await clock.pass(3_600_000);
    expect(times.at(-1)).toBeLessThanOrEqual(300_000);
    expect(times.length).toBeLessThan(30);
    expect([clock.timers(), clock.watchers()]).toEqual([0, 0]);
  });
});
