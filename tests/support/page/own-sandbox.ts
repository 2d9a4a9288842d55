import { inject } from 'vitest';

/** The sandbox of this test file: no other file has seen it. */
const answer = await fetch(`${inject('sandboxesUrl')}/${process.env['VITEST_POOL_ID']}`, { method: 'POST' });
if (!answer.ok) throw new Error(`no sandbox for this file: ${await answer.text()}`);
const url = await answer.text();

export const sandboxUrl = (): string => url;
