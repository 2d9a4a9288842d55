import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './texts.ts';

export const texts: Twin<typeof chinese> = { trains: (from, to) => `Trains ${from} → ${to}` };
