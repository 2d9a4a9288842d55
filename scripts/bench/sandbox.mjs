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
 * `arms`: name → { url, bodies } or { url, once: turn → bodies }, of which each is sent once. Three turns each,
 * interleaved, 32 connections for two seconds; the median of the good answers counts.
 */
export async function measureRates(load, arms, turns = 3) {
  const seen = Object.fromEntries(Object.keys(arms).map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, { url, bodies, once }] of Object.entries(arms)) {
      const { good, other, seconds } = await load.run({ url, bodies: once ? once(turn) : bodies, once: Boolean(once), connections: 32, forMs: 2000 });
      if (other) console.log(`  ${name}: ${other} answers were not good`);
      seen[name].push(good / seconds);
    }
  }
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, round(median(values), 0)]));
}

/** 500 connections for five seconds, each refused caller back at once: what is served, how late, and what is refused. */
export async function measureOverload(load, url, bodies) {
  const { good, refused, other, servedMs, seconds } = await load.run({ url, bodies, connections: 500, forMs: 5000 });
  servedMs.sort((a, b) => a - b);
  const at = (share) => round(servedMs[Math.floor(servedMs.length * share)] ?? 0, 0);
  return { 'served/s': round(good / seconds, 0), 'refused/s': round(refused / seconds, 0), other, 'median ms': at(0.5), 'p97.5 ms': at(0.975), 'slowest ms': at(0.9999) };
}
