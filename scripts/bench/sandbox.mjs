/** Requests per second of the sandbox's calls against a bare handler on the same database, in one run. */
import http from 'node:http';
import { median, round } from './figures.mjs';

const post = (agent, url, body) =>
  new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    request.once('error', reject);
    request.end(body);
  });

/** Bounded: 32 at once for two seconds. */
async function rate(url, body) {
  // Of this turn alone: a connection that waits while other arms have theirs may be closed at the other end.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
  const untilMs = Date.now() + 2000;
  let done = 0;
  const worker = async () => {
    while (Date.now() < untilMs) {
      await post(agent, url, body());
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  agent.destroy();
  return done / 2;
}

/** `arms`: name → [url, body]. Three turns each, interleaved; the median counts. */
export async function measureRates(arms) {
  const seen = Object.fromEntries(Object.keys(arms).map((name) => [name, []]));
  for (let turn = 0; turn < 3; turn += 1) for (const [name, [url, body]] of Object.entries(arms)) seen[name].push(await rate(url, body));
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, round(median(values), 0)]));
}
