import { batch, computed, effect, signal } from '@preact/signals-core';
import type { Readable } from '../readable.ts';
import type { Outcome, Services } from '../services.ts';

interface FollowingSpec<T> {
  /** The question, equal where it is the same one: a text, or a value that no change leaves as it is; "": there is none. */
  about: Readable<unknown>;
  /** Rests of typing shorter than this ask nothing. */
  pauseMs: number;
  ask(ending: AbortSignal): Promise<Outcome<T>>;
}

/** An answer that follows what is typed: the last question alone is answered, and the answer before stays meanwhile. */
export function createFollowing<T>(services: Services, { about, pauseMs, ask }: FollowingSpec<T>) {
  const answer = signal<{ about: unknown; data: T; atMs: number } | null>(null);
  const failure = signal('');
  const busy = signal(false);
  let cancel = (): void => undefined;
  let ending = new AbortController();

  async function again(): Promise<void> {
    ending.abort();
    ending = new AbortController();
    const { signal: mine } = ending;
    const asked = about.peek();
    busy.value = true;
    const outcome = await ask(mine);
    if (mine.aborted) return;
    batch(() => {
      busy.value = false;
      failure.value = outcome.ok ? '' : outcome.msg;
      if (outcome.ok) answer.value = { about: asked, data: outcome.data, atMs: services.clock.now() };
    });
  }
  const stop = effect(() => {
    cancel();
    if (about.value) cancel = services.timers.after(pauseMs, () => void again());
  });
  return {
    data: computed(() => (about.value ? (answer.value?.data ?? null) : null)),
    failure,
    busy,
    /** The question has changed since. */
    isOld: computed(() => answer.value !== null && answer.value.about !== about.value),
    /** Moment of the answer; 0 before the first. */
    atMs: computed(() => answer.value?.atMs ?? 0),
    again,
    dispose() {
      stop();
      cancel();
      ending.abort();
    },
  };
}
