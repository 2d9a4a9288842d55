import type { Twin } from '#base/wording.ts';
import { texts as common } from '#parts/account/words/pay-password-texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...common,
  titles: { set: 'Set payment PIN', change: 'Change payment PIN', reset: 'Reset payment PIN' },
  lead: 'Six digits for payments, withdrawals and transfers. Use them nowhere else',
  bySms: (phone) => `The code goes to ${phone}`,
  old: 'Current PIN',
  fresh: 'New PIN',
  again: 'New PIN again',
  differs: 'The two PINs differ',
  same: 'The new PIN is the current one',
  save: 'Save',
  done: 'Payment PIN saved',
  toReset: 'Reset by SMS',
  lockedNote: 'Wait, or reset your PIN by SMS to unlock it now',
  notUsed: 'Payments here need no PIN',
  noPhone: (telephone) => `Your account has no mobile number, so no PIN can be set. Call ${telephone} to add one`,
  back: 'Back to wallet',
};
