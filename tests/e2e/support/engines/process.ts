import { patienceMs } from '#tests/support/patience.ts';

/** Asks again and again until there is an answer. */
export async function until<T>(what: string, ask: () => Promise<T | null>, limitMs = patienceMs): Promise<T> {
  const deadlineMs = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadlineMs) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
