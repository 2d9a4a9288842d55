import { afterEach, describe, expect, it } from 'vitest';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import { TooBusyError } from '../../ground/member/turns.ts';
import { waitingLine } from './waiting-line.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** So many calls at once whose work ends on demand. */
function callers(count: number, line: ReturnType<typeof waitingLine>) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const answers = Array.from({ length: count }, (_, n) =>
    line
      .serve(
        () =>
          new Promise<string>((resolve) => {
            begun.push(n);
            ends.push(() => resolve('served'));
          }),
      )
      .catch((error: unknown) => (error instanceof TooBusyError ? 'busy' : 'fault')),
  );
  return { begun, ends, answers };
}

describe('the waiting line', () => {
  it('begins a call without a queue at once', async () => {
    const line = waitingLine({ maxWaitMs: 500 });
    const { begun } = callers(1, line);
    // Without a turn of the event loop.
    await Promise.resolve();
    await Promise.resolve();
    expect(begun).toEqual([0]);
  });

  it('begins no more calls in one turn of the event loop than it can look up from, and all in the order they came', async () => {
    const line = waitingLine({ maxWaitMs: 500 });
    const begun: number[] = [];
    const served = Promise.all(Array.from({ length: 40 }, (_, n) => line.serve(async () => begun.push(n))));
    const perTurn: number[] = [];
    for (let seen = 0; seen < 40; seen = begun.length) {
      await turn();
      perTurn.push(begun.length - seen);
    }
    await served;
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(16);
    expect(perTurn.length).toBeGreaterThanOrEqual(3);
    expect(begun).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });

  it('lets a crowd in first: no call begins in a turn that accepted a connection, for a quarter of a second', async () => {
    let nowMs = 0;
    const line = waitingLine({ maxWaitMs: 500, now: () => nowMs });
    const { begun, ends } = callers(40, line);
    /** Calls that begin in one turn. */
    const beginIn = async (connections: number): Promise<number> => {
      const before = begun.length;
      for (let n = 0; n < connections; n += 1) line.noteConnection();
      await turn();
      for (const end of ends.splice(0)) end();
      await Promise.resolve();
      return begun.length - before;
    };
    await turn();
    expect([await beginIn(1), await beginIn(1), await beginIn(0)]).toEqual([0, 0, 8]);
    expect(await beginIn(1)).toBe(0);
    nowMs = 260;
    expect([await beginIn(1), await beginIn(1), await beginIn(0)]).toEqual([1, 1, 8]);
  });

  it('works on no more calls at once than its limit', async () => {
    const line = waitingLine({ maxWaitMs: 60_000, atOnce: 3 });
    const { begun, ends, answers } = callers(5, line);
    await turn();
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    await turn();
    await turn();
    expect(begun).toEqual([0, 1, 2, 3]);
    for (const n of [1, 2, 3]) ends[n]?.();
    await turn();
    await turn();
    ends[4]?.();
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 5 }, () => 'served'));
  });

  it('refuses calls that waited too long, but not the last few', async () => {
    let nowMs = 0;
    const line = waitingLine({ maxWaitMs: 500, atOnce: 2, now: () => nowMs });
    const { ends, answers } = callers(30, line);
    await turn();
    nowMs = 501;
    const settled: string[] = [];
    for (const answer of answers) void answer.then((said) => settled.push(said));
    ends[0]?.();
    await turn();
    await turn();
    expect(settled.filter((said) => said === 'busy')).toHaveLength(20);
    // One is served, one at work, one has just begun: seven wait.
    for (let n = 1; n < 10; n += 1) {
      ends[n]?.();
      await turn();
      await turn();
    }
    expect(settled.filter((said) => said === 'served')).toHaveLength(10);
  });

  it('goes on after a call that failed', async () => {
    const line = waitingLine({ maxWaitMs: 500, atOnce: 1 });
    const failed = line.serve(() => Promise.reject(new Error('no')));
    const next = line.serve(async () => 'served');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('served');
  });

  it('refuses waiting calls even when no call at work ends', async () => {
    const line = waitingLine({ maxWaitMs: 20, atOnce: 1 });
    const { answers } = callers(20, line);
    expect(await Promise.race(answers)).toBe('busy');
  });
});

describe('a sandbox on a slow database', () => {
  let close: (() => Promise<void>) | undefined;
  afterEach(async () => await close?.());

  it('serves some of 300 calls at once, and answers the others 429 with a time to come back', async () => {
    const slow = await memorySandbox({ delayQueriesMs: 60, maxWaitMs: 200 });
    close = slow.close;
    const answers = await Promise.all(Array.from({ length: 300 }, () => clientOf(slow).raw('/common/captcha')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBe(300 - refused.length);
    // The first eight and the last eight in line are always served.
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.length).toBeLessThanOrEqual(284);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await refused[0]?.json()).toMatchObject({
      ret: 429,
      data: { retryAfter: Number(refused[0]?.headers.get('retry-after')) },
    });
    // The crowd has gone: the next one is served.
    expect((await clientOf(slow).raw('/common/captcha')).status).toBe(200);
  });

  it('serves all calls without a waiting time', async () => {
    const patient = await memorySandbox({ delayQueriesMs: 4 });
    close = patient.close;
    const answers = await Promise.all(Array.from({ length: 100 }, () => clientOf(patient).raw('/common/captcha')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
  });
});
