import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './hidden-texts.ts';

export const texts: Twin<typeof chinese> = { hide: 'Hide amounts', show: 'Show amounts', hidden: '****' };
