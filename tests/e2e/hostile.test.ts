import { expect, test } from 'vitest';
import { pages } from '#demo/partner/hostile/pages.mjs';
import { availablePages } from '#demo/partner/hostile/serve.mjs';
import { isWhole } from '#tests/support/whole.ts';
import { useLanes } from './support/hostile/use-lanes.ts';

/** Four kinds in every run: a style sheet, a library that changes built-ins, a document, scripts; all pages in a whole run, before a release. */
const representative = ['all-initial-important', 'prototype', 'quirks', 'frozen'];
const held = isWhole ? availablePages() : availablePages().filter(({ name }) => representative.includes(name));

const { inLane } = useLanes(3);

test('the pages of the table can be opened on this machine', () => {
  // Debian's two libraries may be out of reach; everything else comes from npm.
  expect(availablePages().length, 'node scripts/hostile.mjs installs what they show').toBeGreaterThanOrEqual(
    pages.length - 3,
  );
  expect(pages.length).toBeGreaterThanOrEqual(40);
  expect(representative.filter((name) => !pages.some((page) => page.name === name))).toEqual([]);
});

test.concurrent.for(held)(
  'on the page $title the widget is as on a clean one, and the page as without it',
  async (page) => {
    expect(await inLane((lane) => lane.hold(page)), page.name).toEqual([]);
  },
);
