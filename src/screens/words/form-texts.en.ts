import type { Twin } from '#base/wording.ts';
import type { formTexts as chinese } from './form-texts.ts';

export const formTexts: Twin<typeof chinese> = {
  cancel: 'Cancel',
  save: 'Save',
  restored: 'What you typed last time is here again',
  discard: 'Discard changes',
  unsaved: 'Unsaved changes',
};
