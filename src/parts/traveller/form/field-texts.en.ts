import type { Twin } from '#base/wording.ts';
import type { fieldTexts as chinese } from './field-texts.ts';

export const fieldTexts: Twin<typeof chinese> = {
  keptByCompany: 'Kept by the company, filled in by itself',
  latinName: 'Name as in the passport',
  latinHint: 'Put / between family and given name',
  latinExample: ', like LIN/ZHIXIA',
  dateForm: 'Like 2030-01-31',
  bornForm: 'Like 1990-01-31',
  guardian: 'Consent of a guardian',
  guardianTick: 'I am the guardian and agree to this booking',
};
