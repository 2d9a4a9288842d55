import type { Twin } from '#base/wording.ts';
import type { kindTexts as chinese } from './kind-texts.ts';

const kept = (isOpen: boolean): string =>
  isOpen ? 'from any station of the same city, to the same station' : 'between the same stations';

export const kindTexts: Twin<typeof chinese> = {
  kind: 'Kind of change',
  kinds: { same: 'Other train', other: 'Other destination' },
  kindLate: (isOpen) =>
    `Less than 48 hours before departure the destination stays. Other train: ${kept(isOpen)}. Every ticket is changed only once.`,
  freedJoined: 'A train of the same journey was changed',
  freed: (isOpen) =>
    `By the railway: this change costs no fee and does not count as one, ${kept(isOpen)}. Only a dearer train costs its difference in price, that of a cheaper one goes back in full.`,
  kindNote: (isOpen) =>
    `Other train: ${kept(isOpen)}. Other destination: at least 48 hours before departure. Every ticket is changed only once.`,
};
