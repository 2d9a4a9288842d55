import { batch, computed, effect, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import type { Readable } from '#kit/readable.ts';
import type { Outcome } from '#kit/services.ts';

interface ResultsSpec<In, Out> {
  /** The question, as the address or a typed text means it. */
  input: Readable<In>;
  /** False: the question cannot be asked. */
  isReady?: Readable<boolean>;
  ask(input: In, ending: AbortSignal): Promise<Outcome<Out>>;
  /** The answer as it is shown; `before` is the one in view. */
  take?(answer: Out, before: Out | null): Out;
}

/** The same object while it says the same: an address that changes in other parts asks nothing new. */
export function steady<T>(source: Readable<T>): Readable<T> {
  let kept: T | undefined;
  return computed(() => {
    const now = source.value;
    if (kept === undefined || writeJson(kept) !== writeJson(now)) kept = now;
    return kept;
  });
}

/** Answers that follow their question. A changed question ends the call under way; the answer of before stays in view until the next one. */
export function createResults<In, Out>({ input, isReady, ask, take = (answer) => answer }: ResultsSpec<In, Out>) {
  const data = signal<Out | null>(null);
  const failure = signal<Extract<Outcome<Out>, { ok: false }> | null>(null);
  const key = computed(() => writeJson(input.value));
  /** Key of the question that was answered last. */
  const answered = signal('');
  let ending: AbortController | null = null;

  async function load(): Promise<void> {
    ending?.abort();
    const mine = new AbortController();
    ending = mine;
    const asked = key.peek();
    const outcome = await ask(input.peek(), mine.signal);
    if (mine.signal.aborted) return;
    batch(() => {
      answered.value = asked;
      failure.value = outcome.ok ? null : outcome;
      if (outcome.ok) data.value = take(outcome.data, data.peek());
    });
  }

  const stop = effect(() => {
    void key.value;
    if (isReady?.value ?? true) void load();
  });

  return {
    data,
    failure,
    key,
    isBusy: computed(() => answered.value !== key.value),
    load: () => void load(),
    dispose() {
      stop();
      ending?.abort();
    },
  };
}
