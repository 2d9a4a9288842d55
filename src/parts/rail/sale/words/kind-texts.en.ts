import type { Twin } from '#base/wording.ts';
import type { kindTexts as chinese } from './kind-texts.ts';

export const kindTexts: Twin<typeof chinese> = {
  kind: 'Kind of change',
  kinds: { same: 'Other train', other: 'Other destination' },
  kindLate:
    'Less than 48 hours before departure the destination stays. Other train: between the same stations. Every ticket is changed only once.',
  freedJoined: 'A train of the same journey was changed',
  freed:
    'By the railway: this change costs no fee and does not count as one, between the same stations. Only a dearer train costs its difference in price, that of a cheaper one goes back in full.',
  kindNote:
    'Other train: between the same stations. Other destination: at least 48 hours before departure. Every ticket is changed only once.',
};
