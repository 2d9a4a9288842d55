import type { Timers } from './services.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Runs `load` once the page is idle, unless the visitor saves data or the network is slow: for parts that a
 * visitor has not asked for. `after` starts a timer. Answers what takes it back.
 */
export function whenIdle(load: () => void, after: Timers['after']): () => void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return () => {};
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) return after(200, load);
  const asked = requestIdleCallback(load);
  return () => cancelIdleCallback(asked);
}
