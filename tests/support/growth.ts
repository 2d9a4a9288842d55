/** Runs of each size at least. */
const fewestRounds = 4;
/** Further rounds begin until then: runs of less than a millisecond have sixty of them while another program has the processor. */
const longestMs = 10_000;
/** A run is repeated until it lasts this long: far above the steps of the clock. */
const shortestRunMs = 0.4;

/** Power of the size that tells linear (1, with a logarithm 1.1) from quadratic work (2), with room for a busy machine. */
export const almostLinear = 1.75;

/** Milliseconds of the processor that this process has had: those of other programs do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Time of one run; a work of microseconds is repeated and divided. */
function timed(work: () => unknown, repeats: number): number {
  const began = processorMs();
  for (let n = 0; n < repeats; n += 1) work();
  return (processorMs() - began) / repeats;
}

function repeatsOf(work: () => unknown): number {
  let repeats = 1;
  while (repeats < 4096 && timed(work, repeats) * repeats < shortestRunMs) repeats *= 2;
  return repeats;
}

/**
 * How much longer the work takes when its input is doubled twice, as a power of the size: 1 is linear, 2 quadratic.
 * Compares the fastest of several runs, so that other programs on the machine do not change the result: it measures
 * on while the growth is too large, for another program can only make a run slower.
 */
export function growthOf<T>(inputOf: (size: number) => T, work: (input: T) => unknown, size: number): number {
  const [small, large] = [inputOf(size), inputOf(size * 4)];
  const runs = [() => work(small), () => work(large)] as const;
  const repeats = [repeatsOf(runs[0]), repeatsOf(runs[1])] as const;
  const fastest: [number, number] = [Infinity, Infinity];
  const until = performance.now() + longestMs;
  const mayGoOn = (round: number) => round < fewestRounds || performance.now() < until;
  let growth = Infinity;
  for (let round = 0; mayGoOn(round) && (round < fewestRounds || growth > almostLinear); round += 1) {
    fastest[0] = Math.min(fastest[0], timed(runs[0], repeats[0]));
    fastest[1] = Math.min(fastest[1], timed(runs[1], repeats[1]));
    growth = Math.log(fastest[1] / fastest[0]) / Math.log(4);
  }
  return growth;
}
