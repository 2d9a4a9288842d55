import type { Twin } from '#base/wording.ts';
import type { transferTexts as chinese } from './transfer-texts.ts';

export const transferTexts: Twin<typeof chinese> = {
  accountName: 'Account name',
  bank: 'Bank',
  number: 'Account no.',
  reference: 'Reference',
  copyOf: (what) => `Copy: ${what}`,
  copied: 'Copied',
  notCopied: 'Could not be copied, please select it',
};
