import { timeoutsMs } from '#api/client.ts';
import { casesOf } from '../whole.ts';

/** The network between a widget and the sandbox, which can go wrong by path. */
type Fault = (go: () => Promise<Response>, signal: AbortSignal | null | undefined) => Promise<Response>;

const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const say =
  (text: string, status = 200, headers: Record<string, string> = {}): Fault =>
  async () =>
    new Response(text, { status, headers });

/** The faults that differ for a person. Each ends the call without an answer that can be used. */
export const faults = {
  'no network': lost,
  'status 500': say('<h1>Internal Server Error</h1>', 500),
  'HTML with 200': say('<!doctype html><title>登录到 Wi-Fi</title>'),
  'an answer cut short': say('{"ret":0,"msg":"","data":{"to'),
  'a fault of the server': say('{"ret":999999,"msg":"系统繁忙，请稍后重试","data":null}'),
  'an unknown ret without words': say('{"ret":987654,"msg":"","data":null}'),
  'ret 0 without data': say('{"ret":0,"msg":"","data":null}'),
  'status 429': say('', 429, { 'retry-after': '1' }),
  silence: (_go, signal) =>
    new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    ),
} satisfies Record<string, Fault>;
type FaultName = keyof typeof faults;

/** A lost connection, a refusal, an unknown answer, and none. The login by password meets every fault in every run, and client.test.ts tells what each means. */
const kinds = new Set<string>(['no network', 'status 429', 'a fault of the server', 'silence']);
export const faultKinds = casesOf(Object.entries<Fault>(faults), ([name]) => kinds.has(name)) as readonly [
  FaultName,
  Fault,
][];

/** For writes: the server has acted, and the answer is lost; or the network delivers the call twice. */
export const afterTheAct = {
  'the answer is lost': async (go) => {
    await go();
    return lost();
  },
  'the call is delivered twice': async (go) => {
    await go();
    return go();
  },
} satisfies Record<string, Fault>;

const minutes = { ...timeoutsMs };

export function faultyWire() {
  const broken = new Map<string, Fault>();
  const calls: { path: string; fields: URLSearchParams }[] = [];
  const wire: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    calls.push({ path: pathname, fields: new URLSearchParams(String(init?.body ?? '')) });
    const go = () => fetch(input, init);
    // The call that meets silence has its short deadline by now; every other one has its minute.
    if (broken.has(pathname)) Object.assign(timeoutsMs, minutes);
    return await (broken.get(pathname)?.(go, init?.signal) ?? go());
  };
  return {
    fetch: wire,
    /** From now on; the next silence lasts a moment instead of a minute. */
    break(path: string, fault: Fault) {
      broken.set(path, fault);
      Object.assign(timeoutsMs, fault === faults.silence ? { main: 500, second: 500 } : minutes);
    },
    heal() {
      broken.clear();
      Object.assign(timeoutsMs, minutes);
    },
    sent: (path: string) => calls.filter((call) => call.path === path),
  };
}

/** The last button of this text. Names by role are what other tests hold; here many presses have to be quick. */
export function buttonIn(root: ParentNode, text: string): HTMLButtonElement {
  const found = Array.from(root.querySelectorAll('button')).filter((button) => button.textContent === text);
  const last = found.at(-1);
  if (!last) throw new Error(`no button ${text}`);
  return last;
}

/** Tries of a reading call before its failure is shown: again after a lost connection and a 5xx. */
export const readsUnder = (fault: string): number => (['no network', 'status 500'].includes(fault) ? 3 : 1);
