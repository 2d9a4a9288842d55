import { findings } from '#doctor/findings.ts';
import type { FindingKind } from '#doctor/findings.ts';

/** Reported by the loader, where the doctor's file cannot be loaded (src/loader/loader.ts): that file does without them. */
const ofLoader = {
  'policy-script': {
    level: 'error',
    title: 'The content security policy blocks our files',
    how: "Add the CDN's folder to script-src (with its slash at the end), or put a nonce on the tag and 'strict-dynamic' into the policy.",
  },
  'files-blocked': {
    level: 'error',
    title: 'Our files cannot be loaded',
    how: "Open the address of the message in a tab: if it loads there, an extension, a proxy or the page's service worker keeps it from the page; if it answers 404 or a page, the folder of the CDN has moved or is not whole.",
  },
  'tag-not-found': {
    level: 'error',
    title: 'The loader does not find its tag',
    how: 'Load loader.js with a script tag of its own whose address ends with /loader.js: bundled or pasted into the page it does not know where its files are.',
  },
} as const satisfies Record<string, FindingKind>;

/** Every code that a page may get, for the guide. */
export const allFindings = { ...ofLoader, ...findings };

export type AnyCode = keyof typeof allFindings;
