import { inject } from 'vitest';

let url = '';
let filesBegun = 0;

/** A sandbox that no other file has seen; for each test file (setup-widgets.ts). */
export async function takeSandbox(): Promise<void> {
  const answer = await fetch(`${inject('sandboxesUrl')}/${process.pid}`, { method: 'POST' });
  const told = await answer.text();
  if (!answer.ok) throw new Error(`no sandbox for this file: ${told}`);
  url = told;
  filesBegun += 1;
}

/** Address of the sandbox of this test file. */
export const sandboxUrl = (): string => url;

/** Counts 0, 1, 2, … anew in each test file: files of a worker share their modules, and a file must meet the same things in every order. */
export function countInFile(): () => number {
  let [file, next] = [0, 0];
  return () => {
    if (file !== filesBegun) [file, next] = [filesBegun, 0];
    return next++;
  };
}
