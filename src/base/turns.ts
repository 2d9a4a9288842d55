/** Work that can be put aside wherever it yields; it tells how many of its items are done. */
export type Work<Result> = Generator<number, Result, undefined>;

/** Milliseconds of one turn: a frame has room for a press and its paint beside it. */
const turnMs = 8;

/** All of the work in one go. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * The work in turns of some milliseconds, between which the page takes presses and paints. `goesOn` is asked after each
 * turn, and again before the next one: false ends the work, whose result is undefined then.
 */
export async function inTurns<Result>(
  work: Work<Result>,
  goesOn: (done: number) => boolean,
): Promise<Result | undefined> {
  // Timers would wait a second for each turn while the page is hidden.
  const { port1, port2 } = new MessageChannel();
  try {
    for (;;) {
      const end = performance.now() + turnMs;
      let count = 0;
      do {
        const step = work.next();
        if (step.done) return step.value;
        count = step.value;
      } while (performance.now() < end);
      if (!goesOn(count)) return undefined;
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      if (!goesOn(count)) return undefined;
    }
  } finally {
    port1.close();
  }
}
