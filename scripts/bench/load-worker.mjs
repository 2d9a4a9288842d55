/** Sends calls from a thread of its own, so that what is measured does not wait for who measures. */
import http from 'node:http';
import { parentPort } from 'node:worker_threads';

/** Status, whether the envelope is a good one (ret 0), and how long it took. */
const post = (agent, url, body) =>
  new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) };
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      let isGood = false;
      response.once('data', (part) => (isGood = part.subarray(0, 8).toString() === '{"ret":0'));
      response.once('end', () => resolve({ status: response.statusCode, isGood, ms: performance.now() - startedMs }));
    });
    request.once('error', reject);
    request.end(body);
  });

/** `connections` at once until the time is over or, with `once`, every body was sent. A refused caller comes back after `pauseMs`. */
async function load({ url, bodies, once, connections, forMs, pauseMs = 0 }) {
  // Of this turn alone: a connection that waits while others have theirs may be closed at the other end.
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const startedMs = performance.now();
  const seen = { good: 0, refused: 0, other: 0, servedMs: [], seconds: 0 };
  const isOver = () => performance.now() - startedMs >= forMs || (once && next >= bodies.length);
  let next = 0;
  const worker = async () => {
    while (!isOver()) {
      const body = bodies[next % bodies.length];
      next += 1;
      const { status, isGood, ms } = await post(agent, url, body);
      if (isGood) {
        seen.good += 1;
        seen.servedMs.push(ms);
      } else if (status === 429) {
        seen.refused += 1;
        if (pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      } else seen.other += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { ...seen, sent: next, seconds: (performance.now() - startedMs) / 1000 };
}

parentPort.on(
  'message',
  (wanted) =>
    void load(wanted).then(
      (result) => parentPort.postMessage(result),
      (error) => parentPort.postMessage({ error: String(error) }),
    ),
);
