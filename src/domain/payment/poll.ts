/**
 * Asking the server again and again until it knows: is the trade paid, is the ticket issued (specification 2, section
 * 4, Online payment). Timers and visibility are given, so that the same piece runs under a test's clock and ends with
 * the widget that started it.
 */
export interface Tempo {
  /** Between an answer and the next question. */
  everyMs: number;
  /** Each question without a result makes the pause this many times longer. */
  growth: number;
  /** Each failed call makes the pause this many times longer; the first success takes it back. */
  failureGrowth: number;
  slowestMs: number;
  /** After this many milliseconds of asking it gives up; time hidden does not count. */
  giveUpMs: number;
}

/** The payment query: every 2.5 s until success, up to 20 s apart while calls fail. */
export const payTempo: Tempo = { everyMs: 2500, growth: 1, failureGrowth: 2, slowestMs: 20_000, giveUpMs: Infinity };
/** The order while the ticket is being issued: 3 s, slowing down, five minutes at most. */
export const ticketingTempo: Tempo = {
  everyMs: 3000,
  growth: 1.25,
  failureGrowth: 2,
  slowestMs: 20_000,
  giveUpMs: 300_000,
};

/** Pause before the next question, after `asked` answers without a result and `failures` failed calls in a row. */
export function nextDelayMs(tempo: Tempo, asked: number, failures: number): number {
  const delay = tempo.everyMs * tempo.growth ** Math.max(0, asked - 1) * tempo.failureGrowth ** failures;
  return Math.min(tempo.slowestMs, Math.round(delay));
}

/** `done`: the server knows, stop. `pending`: not yet. `failed`: the call did not work. */
export type PollAnswer = 'done' | 'pending' | 'failed';

export interface PollHost {
  /** Runs once after the pause; returns what stops it. */
  after(ms: number, run: () => void): () => void;
  visible: { peek(): boolean; subscribe(listener: (visible: boolean) => void): () => void };
}

export interface Poll {
  /** Ends it for good; an answer under way is dropped. */
  stop(): void;
  /** Asks at once, unless a question is in flight; ends with its answer. */
  now(): Promise<void>;
}

/** Starts asking. `ask` gets a signal that ends its call when the poll is stopped; its rejection counts as failed. */
export type StartPoll = (host: PollHost, ask: (signal: AbortSignal) => Promise<PollAnswer>) => Poll;

/** Polling at a tempo, as an option of what asks. */
export const pollAt =
  (tempo: Tempo): StartPoll =>
  (host, ask) =>
    startPoll(host, ask, tempo);

/**
 * One question in flight at most. Paused while the page is hidden; on return it asks at once.
 * `ask` gets a signal that ends its call when the poll is stopped; its rejection counts as failed.
 */
export function startPoll(
  host: PollHost,
  ask: (signal: AbortSignal) => Promise<PollAnswer>,
  tempo: Tempo = payTempo,
): Poll {
  const abort = new AbortController();
  let asked = 0;
  let failures = 0;
  let spentMs = 0;
  let inFlight = false;
  let cancelTimer: (() => void) | null = null;

  function disarm(): void {
    cancelTimer?.();
    cancelTimer = null;
  }

  function stop(): void {
    disarm();
    unwatch();
    abort.abort();
  }

  function schedule(): void {
    if (abort.signal.aborted || inFlight || !host.visible.peek() || cancelTimer) return;
    const delay = nextDelayMs(tempo, asked, failures);
    if (spentMs + delay > tempo.giveUpMs) return stop();
    cancelTimer = host.after(delay, () => {
      cancelTimer = null;
      spentMs += delay;
      void question();
    });
  }

  async function question(): Promise<void> {
    if (inFlight || abort.signal.aborted) return;
    disarm();
    inFlight = true;
    const answer = await ask(abort.signal).catch(() => 'failed' as const);
    inFlight = false;
    if (abort.signal.aborted) return;
    if (answer === 'done') return stop();
    if (answer === 'failed') failures += 1;
    else {
      asked += 1;
      failures = 0;
    }
    schedule();
  }

  let wasVisible = host.visible.peek();
  const unwatch = host.visible.subscribe((visible) => {
    const returned = visible && !wasVisible;
    wasVisible = visible;
    if (!visible) disarm();
    else if (returned) void question();
  });
  schedule();
  return { stop, now: question };
}
