import { batch, signal } from '@preact/signals-core';
import { sayOf } from '#kit/say.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { ForTraveller } from './company/booked-from.ts';
import { isSignedOut } from './refusal.ts';
import type { HoldWords } from './words/texts.ts';

/** Seats or rooms that the server keeps at a price for some minutes. */
export interface Held {
  verifyKey: string;
  holdUntilMs: number;
}

/** How one product asks for its offer. `For`: the people that the price depends on. */
export interface HoldSpec<Offer extends Held, For, Conflict> {
  /**
   * `travellers`: those whose standards judge it, where it is not the member's own. `verifyKey`: of the hold that this form
   * has, or had before a reload; the server goes on with it.
   */
  ask(
    wanted: For,
    signal: AbortSignal,
    travellers: ForTraveller[] | undefined,
    verifyKey: string | undefined,
  ): Promise<Outcome<Offer>>;
  /** Names the hold in the drafts of this tab; without it each visit asks for a new one. */
  keptAs?: string;
  first: For;
  /** Colleagues whom a business order begins with. */
  travellers?: ForTraveller[];
  same(one: For, other: For): boolean;
  conflictOf(refusal: Refusal): Conflict | undefined;
  /** The changed offer that a conflict brings along; it is held already. */
  offerOf(conflict: Conflict): Offer | undefined;
  /** The offer is shown. Its part of the address: a reload does not ask again about it. */
  shown(offer: Offer): Record<string, string>;
  words: HoldWords;
}

export type Refusal = Extract<Outcome<unknown>, { ok: false }>;
/** `gone`: it cannot be had. `refused`: asking again does not help. */
export type Stage = 'loading' | 'ready' | 'failed' | 'refused' | 'gone';
export type Hold<Offer extends Held, For, Conflict> = ReturnType<typeof createHold<Offer, For, Conflict>>;

const minuteMs = 60_000;
const refusing: ReadonlySet<number> = new Set([400, 403, 404]);

/** Asks the server for an offer and keeps it held, again whenever people or time have changed it. */
export function createHold<Offer extends Held, For, Conflict>(
  services: Services,
  { ask, first, travellers = [], same, conflictOf, offerOf, shown, words, keptAs }: HoldSpec<Offer, For, Conflict>,
  onConflict: (conflict: Conflict) => void,
  /** The hold has run out while the page was open. */
  onOver: () => void,
) {
  const verified = signal<Offer | null>(null);
  /** For whom `verified` was made. */
  const heldFor = signal<For>(first);
  /** Travellers whose standards judge the next offer; none: the member's own counts. And those of `verified`. */
  const forWhom = signal(travellers);
  const heldBy = signal(travellers);
  const stage = signal<Stage>('loading');
  /** Why there is nothing to be had, in the stage `gone`. */
  const lost = signal<Conflict | null>(null);
  const busy = signal(false);
  const failure = signal('');
  const holdOver = signal(false);
  const draftKey = keptAs && `${keptAs}:hold`;
  let running: { wanted: For; by: ForTraveller[]; stop: AbortController; answer: Promise<boolean> } | undefined;
  let stopWatch = (): void => undefined;

  /** `left` of the last look. One look a second: the clock of a sandbox is moved, and a tab that slept has run no timers. */
  function watch(untilMs: number, left: number): void {
    stopWatch = services.timers.after(left % 1000 || 1000, () => {
      const now = untilMs - services.clock.now();
      const minutes = [1, 5].find((each) => now <= each * minuteMs && left > each * minuteMs);
      if (now <= 0) {
        end();
        return onOver();
      }
      if (minutes) services.say.toast(words.holdWarning(minutes), 'warn', 5);
      watch(untilMs, now);
    });
  }

  function end(): void {
    stopWatch();
    holdOver.value = true;
  }

  function adopt(next: Offer, wanted: For, by = forWhom.peek()): void {
    stopWatch();
    if (draftKey) services.drafts.set(draftKey, next.verifyKey);
    const left = next.holdUntilMs - services.clock.now();
    if (left > 0) watch(next.holdUntilMs, left);
    batch(() => {
      verified.value = sayOf(services).said(next);
      heldFor.value = wanted;
      heldBy.value = by;
      stage.value = 'ready';
      holdOver.value = left <= 0;
      failure.value = '';
    });
    const query = shown(next);
    const now = services.place.peek().query;
    if (Object.keys(query).some((name) => now[name] !== query[name])) services.setQuery(query, { replace: true });
  }

  /** True when the offer is held for these people. A second call for the same ones gets the same answer; a call for others ends it. */
  function run(wanted: For): Promise<boolean> {
    const by = forWhom.peek();
    if (running && running.by === by && same(running.wanted, wanted)) return running.answer;
    running?.stop.abort();
    const stop = new AbortController();
    const answer = send(wanted, stop.signal);
    running = { wanted, by, stop, answer };
    return answer;
  }

  async function send(wanted: For, signal: AbortSignal): Promise<boolean> {
    const by = forWhom.peek();
    batch(() => {
      busy.value = true;
      if (!verified.peek()) stage.value = 'loading';
    });
    const verifyKey = draftKey && services.drafts.get(draftKey, '');
    const outcome = await ask(wanted, signal, by.length ? by : undefined, verifyKey);
    if (signal.aborted) return false;
    running = undefined;
    batch(() => {
      busy.value = false;
      if (outcome.ok) adopt(outcome.data, wanted, by);
      else refused(outcome, wanted);
    });
    return outcome.ok;
  }

  function refused(outcome: Refusal, wanted: For): void {
    const conflict = conflictOf(outcome);
    const changed = conflict && offerOf(conflict);
    if (changed) adopt(changed, wanted);
    if (conflict && verified.peek()) return onConflict(conflict);
    failure.value = isSignedOut(outcome) ? words.signedOut : outcome.msg || words.verifyFailed;
    if (verified.peek()) return;
    lost.value = conflict ?? null;
    stage.value = conflict ? 'gone' : refusing.has(outcome.ret) ? 'refused' : 'failed';
  }

  /** The offer was made for exactly these people. */
  const isFor = (wanted: For): boolean => same(wanted, heldFor.value) && forWhom.value === heldBy.value;

  return {
    verified,
    stage,
    lost,
    busy,
    failure,
    holdOver,
    forWhom,
    run,
    adopt,
    end,
    /** The offer stands for exactly these people: an order may be made of it. */
    stands: (wanted: For): boolean => !holdOver.peek() && !busy.peek() && isFor(wanted),
    isFor,
    dispose() {
      running?.stop.abort();
      stopWatch();
    },
  };
}
