import { expect, onTestFinished } from 'vitest';
import { sandboxUrl } from './browser.ts';
import { http } from '../../../scripts/lib/http.mjs';

/** The next calls of these paths go wrong, and none after the test. */
export async function deal(faults: Record<string, [kind: string, times?: number]>) {
  const set = async (path: string, kind: string, times: number) => {
    const answer = await http.post(`${sandboxUrl()}/sandbox/fault`, { json: { path, kind, times } });
    expect(answer.ok).toBe(true);
  };
  for (const [path, [kind, times = 1]] of Object.entries(faults)) {
    await set(path, kind, times);
    onTestFinished(() => set(path, kind, 0));
  }
}
