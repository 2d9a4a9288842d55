import { expect, test } from 'vitest';
import { contrastProblems } from '#theme/contrast.ts';
import { defaultTokens } from '#theme/tokens.ts';
import type { Theme } from '#theme/theme.ts';

const themes = import.meta.glob<{ default: Theme }>('./*/theme.ts', { eager: true });
const every: Theme[] = [{ appId: 'default' }, ...Object.values(themes).map((module) => module.default)];

test.each(every)('colours of $appId can be read on each other', ({ tokens }) => {
  const said = contrastProblems({ ...defaultTokens, ...tokens }).map(
    ({ front, ground, found, ratio, better }) =>
      `${front} on ${ground}: ${found.toFixed(2)} instead of ${ratio}, better ${better}`,
  );
  expect(said).toEqual([]);
});
