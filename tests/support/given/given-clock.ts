import type { PollHost } from '#domain/payment/poll.ts';

const settle = async () => {
  for (let turn = 0; turn < 25; turn++) await Promise.resolve();
};

/** A clock that only moves when the test says so. */
export function givenClock() {
  let now = 0;
  let visible = true;
  const due: { at: number; run: () => void }[] = [];
  const watchers = new Set<(on: boolean) => void>();
  const host: PollHost = {
    after(ms, run) {
      const entry = { at: now + ms, run };
      due.push(entry);
      return () => void (due.includes(entry) && due.splice(due.indexOf(entry), 1));
    },
    visible: {
      peek: () => visible,
      subscribe(listener) {
        listener(visible);
        watchers.add(listener);
        return () => watchers.delete(listener);
      },
    },
  };
  return {
    host,
    timers: () => due.length,
    watchers: () => watchers.size,
    show(on: boolean) {
      visible = on;
      for (const watcher of watchers) watcher(on);
    },
    async pass(ms: number) {
      await settle();
      const end = now + ms;
      for (
        let next = due.find((entry) => entry.at <= end);
        next;
        next = due.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0]
      ) {
        now = next.at;
        due.splice(due.indexOf(next), 1);
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
    settle,
    now: () => now,
  };
}

/** Long enough for every try of a write: second by second, since a try makes the timer of the next one. */
export async function longAfter(clock: Pick<ReturnType<typeof givenClock>, 'pass'>): Promise<void> {
  for (let second = 0; second < 12; second += 1) await clock.pass(1_000);
}
