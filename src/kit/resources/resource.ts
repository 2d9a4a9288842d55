import { batch, computed, signal } from '@preact/signals-core';
import type { Signal } from '@preact/signals-core';
import type { Row } from '#contract/row.ts';
import type { Poll, StartPoll } from '#domain/payment/poll.ts';
import type { Readable } from '../readable.ts';
import type { Outcome, Services } from '../services.ts';

/** `isOld`: a later attempt has failed, the data are those of before it. `text`: the server's words or the network's. */
export type ResourceState<T> =
  | { state: 'loading' }
  /** `ret` 400: what was asked for cannot exist, such as a number that is none; asking again never helps. */
  | { state: 'failed' | 'missing'; text: string; ret?: number }
  | { state: 'ready'; data: T; isOld: boolean };

/** Of a screen that tells more than one state of data that are there. */
export type NotReady = Exclude<ResourceState<unknown>['state'], 'ready'>;

/** Something that the server knows and a screen shows. */
export interface Resource<T> {
  current: Readable<ResourceState<T>>;
  /** The data, old ones too; null while there are none. */
  data: Readable<T | null>;
  /** The moment of the last good answer, milliseconds; before it, the moment of creation. */
  asOfMs: Readable<number>;
  /** Asks, or asks again and drops the answer under way. Resolves with the latest answer; null where the latest call failed. */
  load(): Promise<T | null>;
  /** The data have come another way, as the answer to a write. Drops the answer under way. */
  set(data: T): void;
  dispose(): void;
}

export interface ResourceOptions<T> {
  /** Asks again in this way while the answer is not the last one. */
  every?: StartPoll;
  /** This answer is the last one. */
  until?: (data: T) => boolean;
  /** Runs with each good answer, before it is shown. */
  onAnswer?: (data: T) => void;
  /** Data older than this are read again when the page comes back into view or online; after a failure at once. */
  freshMs?: number;
}

/** The state of a resource, apart from the mount that reads it. */
export interface ResourceStore<T> {
  known: Signal<ResourceState<T>>;
  asOfMs: Signal<number>;
  /** Of the last question, its answer outstanding or not. */
  askedAtMs: number | null;
}

export const createStore = <T>({ clock }: Pick<Services, 'clock'>): ResourceStore<T> => ({
  known: signal({ state: 'loading' }),
  asOfMs: signal(clock.now()),
  askedAtMs: null,
});

const askOnce: StartPoll = (_host, ask) => {
  const ending = new AbortController();
  return { stop: () => ending.abort(), now: async () => void (await ask(ending.signal)) };
};

/** A resource that one row of the contract answers. Its failures are the screen's to show. */
export const createResource = <In, Out>(
  services: Services,
  row: Row<In, Out>,
  input: In,
  options?: ResourceOptions<Out>,
  store?: ResourceStore<Out>,
): Resource<Out> =>
  resourceFrom(services, (ending) => services.api.send(row, input, { quiet: 'all', signal: ending }), options, store);

/** The same from any question: several calls at once, or a row whose input changes. */
export function resourceFrom<T>(
  services: Services,
  ask: (ending: AbortSignal) => Promise<Outcome<T>>,
  { every = askOnce, until = () => true, onAnswer, freshMs }: ResourceOptions<T> = {},
  store: ResourceStore<T> = createStore(services),
): Resource<T> {
  const { clock, timers, visible, online } = services;
  const { known, asOfMs } = store;
  let poll: Poll | null = null;
  let latest: Promise<T | null> = Promise.resolve(null);

  function take(data: T, before?: (data: T) => void): void {
    batch(() => {
      before?.(data);
      known.value = { state: 'ready', data, isOld: false };
      asOfMs.value = clock.now();
    });
  }

  function load(): Promise<T | null> {
    poll?.stop();
    let answer: T | null = null;
    const mine = every({ after: timers.after, visible }, async (ending) => {
      store.askedAtMs = clock.now();
      const outcome = await ask(ending);
      if (ending.aborted) return 'failed';
      answer = outcome.ok ? outcome.data : null;
      if (outcome.ok) {
        take(outcome.data, onAnswer);
        return until(outcome.data) ? 'done' : 'pending';
      }
      const before = known.peek();
      const isMissing = outcome.ret === 404;
      known.value =
        before.state === 'ready'
          ? { ...before, isOld: true }
          : { state: isMissing ? 'missing' : 'failed', text: outcome.msg, ret: outcome.ret };
      // Without data that wait for more there is nothing to follow: the screen's button asks again.
      return before.state === 'ready' && !until(before.data) && !isMissing ? 'failed' : 'done';
    });
    poll = mine;
    if (known.peek().state !== 'ready') known.value = { state: 'loading' };
    const done: Promise<T | null> = mine.now().then(() => (latest === done ? answer : latest));
    latest = done;
    return done;
  }

  function readOld(): void {
    if (store.askedAtMs === null || freshMs === undefined) return;
    // The clock of a device that slept or was set may jump either way.
    const { state, isOld } = { isOld: false, ...known.peek() };
    const isDue = state === 'failed' || isOld || Math.abs(clock.now() - store.askedAtMs) > freshMs;
    if (visible.peek() && online.peek() && isDue) void load();
  }
  const stops = freshMs === undefined ? [] : [visible.subscribe(readOld), online.subscribe(readOld)];

  return {
    current: known,
    data: computed(() => (known.value.state === 'ready' ? known.value.data : null)),
    asOfMs,
    load,
    set(data) {
      poll?.stop();
      latest = Promise.resolve(data);
      take(data);
    },
    dispose() {
      poll?.stop();
      for (const stop of stops) stop();
    },
  };
}
