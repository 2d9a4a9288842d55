import { inARow } from '#base/names-in-a-row.en.ts';
import type { Twin } from '#base/wording.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { verdictTexts as chinese } from './verdict-texts.ts';

export const verdictTexts: Twin<typeof chinese> = {
  title: 'Policy of each traveller',
  one: "The traveller's policy",
  higher: (name) => `the widest counts, that of ${name}`,
  lower: (name) => `the narrowest counts, that of ${name}`,
  over: (yuan) => `¥${showFen(fenOf(yuan))} out of policy`,
  overPlain: 'Out of policy',
  split: 'Order apart, each by the own policy',
  splitHint: (names) => `${inARow(names)}: moved to an order of their own, after this one is paid`,
  waiting: (names) => `${inARow(names)}: in an order of their own, after this one is paid.`,
  drop: 'Keep one order',
};
