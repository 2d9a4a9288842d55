const secondMs = 1000;
const hourMs = 3_600_000;

/** So long a delivery is tried, by the sandbox's clock. */
export const retryMs = 72 * hourMs;
const longestPauseMs = 6 * hourMs;

/** 5 s, 20 s, 80 s, 5 min, 21 min, 85 min, 5.7 h, then every 6 h. */
const pauseMs = (tries: number): number => Math.min(5 * secondMs * 4 ** (tries - 1), longestPauseMs);

/** The moment of the next try after so many that failed; null: there is none any more. The last one is at the end of the 72 hours. */
export function nextTryAt(tries: number, dueFrom: number, now: number): number | null {
  const end = dueFrom + retryMs;
  if (now >= end) return null;
  return Math.min(now + pauseMs(tries), end);
}
