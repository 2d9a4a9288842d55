import type { Twin } from '#base/wording.ts';
import type { arrangeWords as chinese } from './arrange-words.ts';

export const arrangeWords: Twin<typeof chinese> = {
  handle: (name) => `Move ${name}: up and down arrows`,
  moved: (at, count) => `Now ${at} of ${count}`,
};
