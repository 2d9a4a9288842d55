import type { Twin } from '#base/wording.ts';
import type { askedTexts as chinese } from './asked-texts.ts';

export const askedTexts: Twin<typeof chinese> = {
  phoneMissing: 'Enter a mobile number',
  overReason: 'Reason for going out of policy',
  overReasonMissing: 'Enter the reason for going out of policy',
  travelReason: 'Purpose of the trip',
  costCenter: 'Cost centre',
  project: 'Project',
  asked: (field) => `Your company asks for: ${field.toLowerCase()}`,
};
