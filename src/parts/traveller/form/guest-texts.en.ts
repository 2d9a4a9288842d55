import type { Twin } from '#base/wording.ts';
import type { guestTexts as chinese } from './guest-texts.ts';

export const guestTexts: Twin<typeof chinese> = {
  hostId: 'Host',
  hostHint: 'The colleague who invites the guest',
  visitReason: 'Reason of the visit',
  reasonForm: 'Supplier, job interview …',
};
