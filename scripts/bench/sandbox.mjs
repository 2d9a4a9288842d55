/** Requests per second of the sandbox's calls against a bare handler on the same kind of database, in one run. */
import { Worker } from 'node:worker_threads';
import { median, round } from './figures.mjs';

export function startLoad() {
  const worker = new Worker(new URL('./load-worker.mjs', import.meta.url));
  return {
    run: (wanted) =>
      new Promise((resolve, reject) => {
        worker.once('message', (result) => (result.error ? reject(new Error(result.error)) : resolve(result)));
        worker.postMessage(wanted);
      }),
    stop: () => worker.terminate(),
  };
}

/**
 * `arms`: name → { url, bodies, beside } or { url, once: round → bodies, beside }, of which each is sent once; `beside`
 * is the bare handler's call. Each arm has half a second right after half a second of its bare call, six rounds, the
 * first of them to get warm: other load of the machine falls on both. Medians; only good answers count.
 */
export async function measureRates(load, arms, rounds = 6) {
  const seen = Object.fromEntries(Object.keys(arms).map((name) => [name, []]));
  const rateOf = async (name, { url, bodies, once }, round) => {
    const { good, other, seconds } = await load.run({
      url,
      bodies: once ? once(round) : bodies,
      once: Boolean(once),
      connections: 32,
      forMs: 500,
    });
    if (other) console.log(`  ${name}: ${other} answers were not good`);
    return good / seconds;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, arm] of Object.entries(arms)) {
      const bare = await rateOf('bare handler', arm.beside, round);
      const ours = await rateOf(name, arm, round);
      if (round) seen[name].push({ ours, bare, ratio: ours / bare });
    }
  }
  const middle = (turns, figure, digits) => round(median(turns.map((turn) => turn[figure])), digits);
  return Object.fromEntries(
    Object.entries(seen).map(([name, turns]) => [
      name,
      { ours: middle(turns, 'ours', 0), bare: middle(turns, 'bare', 0), ratio: middle(turns, 'ratio', 2) },
    ]),
  );
}

/** 500 connections for five seconds, each refused caller back at once: counts served and refused calls, and the delay. */
export async function measureOverload(load, url, bodies) {
  const { good, refused, other, servedMs, seconds } = await load.run({ url, bodies, connections: 500, forMs: 5000 });
  servedMs.sort((a, b) => a - b);
  const at = (share) => round(servedMs[Math.floor(servedMs.length * share)] ?? 0, 0);
  return {
    'served/s': round(good / seconds, 0),
    'refused/s': round(refused / seconds, 0),
    other,
    'median ms': at(0.5),
    'p97.5 ms': at(0.975),
    'slowest ms': at(0.9999),
  };
}
