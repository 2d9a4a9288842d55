import type { Twin } from '#base/wording.ts';
import type { takenTexts as chinese } from './taken-texts.ts';

export const takenTexts: Twin<typeof chinese> = {
  seatsTaken:
    'Some seats of this plan have just been taken: others of the class are found, with no more changes. See them before you pay',
};
