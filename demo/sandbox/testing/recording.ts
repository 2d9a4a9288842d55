import type { Caller } from '../ground/wire/through-proxies.ts';
import { seedRandom } from '../ground/random/random.ts';
import type { RecordedStep, Recording, ReplayDifference } from './sandbox-kinds.ts';
import { createSandbox } from '../sandbox.ts';
import type { Sandbox, SandboxOptions } from '../sandbox.ts';

const textOf = async (source: Request | Response): Promise<string> =>
  Buffer.from(await source.arrayBuffer()).toString('latin1');

/** A sandbox whose chance follows from a seed and whose time stands still within a step. */
async function openSeeded(options: SandboxOptions, seed: string, start: number) {
  let at = start;
  seedRandom(seed);
  const sandbox = await createSandbox({ ...options, trueNow: () => at }).catch((error: unknown) => {
    seedRandom();
    throw error;
  });
  return {
    sandbox,
    standAt: (moment: number): void => {
      at = moment;
    },
    async close(): Promise<void> {
      seedRandom();
      await sandbox.close();
    },
  };
}

/** Does a step, or does it again; a dropped connection has no answer. */
async function take(sandbox: Sandbox, { request, advance }: RecordedStep): Promise<Response | undefined> {
  if (!request) {
    await (advance === undefined ? sandbox.doChores() : sandbox.advance(advance));
    return undefined;
  }
  const { method, path, headers, body, caller } = request;
  const url = new URL(path, 'http://127.0.0.1:4600');
  const again = new Request(url, { method, headers, ...(body && { body: Buffer.from(body, 'latin1') }) });
  return await sandbox.fetch(again, caller).catch(() => undefined);
}
const answerOf = async (response: Response | undefined): Promise<RecordedStep['answer']> =>
  response && { status: response.status, body: await textOf(response) };

/** Files are no part of a session. */
const isFile = (path: string): boolean => /^\/(cdn|docs)\b/.test(path);

/**
 * A sandbox that takes down all that is done to it, one step after the other. One at a time in a process: chance is common
 * to all sandboxes in it.
 */
export async function recordSandbox(
  options: SandboxOptions,
  { seed, trueNow = Date.now }: { seed: string; trueNow?: () => number },
) {
  const recording: Recording = { seed, start: trueNow(), steps: [] };
  const { sandbox, standAt, close } = await openSeeded(options, seed, recording.start);
  let last: Promise<unknown> = Promise.resolve();
  const step = <T>(work: (step: RecordedStep) => Promise<T>): Promise<T> => {
    const done = last.then(async () => {
      const one: RecordedStep = { at: trueNow() };
      standAt(one.at);
      recording.steps.push(one);
      return await work(one);
    });
    last = done.catch(() => undefined);
    return done;
  };
  return {
    ...sandbox,
    close,
    recording,
    async fetch(request: Request, caller: Partial<Caller> = {}): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      if (isFile(pathname)) return await sandbox.fetch(request, caller);
      const headers = Object.fromEntries(request.headers);
      const body = request.body ? await textOf(request) : '';
      return await step(async (one) => {
        one.request = { method: request.method, path: pathname + search, headers, body, caller };
        const response = await take(sandbox, one);
        one.answer = await answerOf(response);
        if (!response || !one.answer) throw new TypeError('the sandbox dropped the connection');
        const bytes = one.answer.body ? Buffer.from(one.answer.body, 'latin1') : null;
        return new Response(bytes, { status: response.status, headers: response.headers });
      });
    },
    advance: (seconds: number): Promise<void> =>
      step(async (one) => {
        one.advance = seconds;
        await take(sandbox, one);
      }),
    doChores: (): Promise<void> => step(async (one) => void (await take(sandbox, one))),
  };
}

/** Does a recorded session again in a new sandbox of the same start; the steps whose answers are not the same bytes. */
export async function replay({ seed, start, steps }: Recording, options: SandboxOptions): Promise<ReplayDifference[]> {
  const { sandbox, standAt, close } = await openSeeded(options, seed, start);
  const differing: ReplayDifference[] = [];
  try {
    for (const [step, one] of steps.entries()) {
      standAt(one.at);
      const got = await answerOf(await take(sandbox, one));
      if (got?.status !== one.answer?.status || got?.body !== one.answer?.body)
        differing.push({ step, wanted: one.answer, got });
    }
  } finally {
    await close();
  }
  return differing;
}
