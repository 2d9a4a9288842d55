import { inject } from 'vitest';
import type { GivenCase } from '../sandbox-thread.ts';

/** Starts a case in the sandbox of this test file, as an application or an order would; answers its number. */
export async function startCase(given: GivenCase = {}): Promise<string> {
  const answer = await fetch(`${inject('sandboxesUrl')}/${process.pid}`, {
    method: 'POST',
    body: JSON.stringify(given),
  });
  const told = await answer.text();
  if (!answer.ok) throw new Error(`no case: ${told}`);
  return told;
}
