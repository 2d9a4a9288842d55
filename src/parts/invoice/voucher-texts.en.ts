import type { Twin } from '#base/wording.ts';
import type { voucherTexts as chinese } from './voucher-texts.ts';

export const voucherTexts: Twin<typeof chinese> = {
  question: (count, name, email) => ({
    title: 'Check the buyer',
    text: `${count} ${count === 1 ? 'receipt is' : 'receipts are'} made out to ${name} and sent to ${email}. This cannot be changed later.`,
    yes: 'Request',
    no: 'Back',
    kind: 'primary',
  }),
  downloaded: 'The download has begun',
};
