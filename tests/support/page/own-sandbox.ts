import { inject } from 'vitest';

let url = '';

/** A sandbox that no other file has seen; for each test file (setup-widgets.ts). */
export async function takeSandbox(): Promise<void> {
  const answer = await fetch(`${inject('sandboxesUrl')}/${process.pid}`, { method: 'POST' });
  const told = await answer.text();
  if (!answer.ok) throw new Error(`no sandbox for this file: ${told}`);
  url = told;
}

/** Address of the sandbox of this test file. */
export const sandboxUrl = (): string => url;
