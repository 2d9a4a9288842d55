import type { Twin } from '#base/wording.ts';
import type { legTexts as chinese } from './leg-texts.ts';

export const legTexts: Twin<typeof chinese> = {
  beside: (isLater, leg) => `${isLater ? 'After' : 'Before'} ${leg.toLowerCase()}`,
  inTheWay: (isLater, leg, day) =>
    isLater
      ? `${leg} departs on ${day}: this flight has to be before it`
      : `${leg} arrives on ${day}: this flight has to be after it`,
  changeFirst: (leg) => `Change ${leg.toLowerCase()} first`,
  changeTo: (day) => `Change to ${day}`,
};
