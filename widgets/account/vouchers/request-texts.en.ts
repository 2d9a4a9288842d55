import type { Twin } from '#base/wording.ts';
import type { requestTexts as chinese, selectedTexts as chineseSelected } from './request-texts.ts';

export const requestTexts: Twin<typeof chinese> = {
  dialog: 'Request receipts',
  sum: (count, amount) => `${count} ${count === 1 ? 'receipt' : 'receipts'}, ¥${amount} in all`,
  titleField: 'Invoice to',
  pickTitle: 'Select the invoice details',
  noTitles: 'No invoice details yet',
  addTitle: 'Add invoice details',
  manageTitles: 'Manage invoice details',
  email: 'Email',
  emailHint: 'Receipts are sent to this address, and can be downloaded here',
  emailMissing: 'Enter the email address',
  submit: 'Next',
  cancel: 'Cancel',
};

export const selectedTexts: Twin<typeof chineseSelected> = {
  chosenSum: (amount) => `¥${amount} in all`,
  requestMany: (count) => `Request (${count})`,
  downloadMany: (count) => `Download (${count})`,
};
