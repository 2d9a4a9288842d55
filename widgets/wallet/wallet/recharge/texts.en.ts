import type { Twin } from '#base/wording.ts';
import { amountWords } from '#domain/wallet/amount.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  title: 'Top up',
  company: 'Top up company balance',
  lead: (balance) => `Available balance ¥${balance}`,
  presets: 'Common amounts',
  amount: 'Amount (¥)',
  hint: (min, max) => `¥${min} to ¥${max} at a time. No fee, arrives as soon as you have paid`,
  next: 'Pay',
  records: 'Top-ups',
  prepaid: 'Company wallet',
  prepaidNote: (available, frozen) => `¥${available} available · ¥${frozen} on hold`,
  credit: 'Credit line',
  creditNote: (left, limit, used, frozen) => `${left} · Limit ¥${limit} · ${used} · ¥${frozen} on hold`,
  transfer: 'Bank transfer',
  accountName: 'Account name',
  bankName: 'Bank',
  account: 'Account number',
  copyAccount: 'Copy account number',
  remark: 'Reference',
  transferNote:
    'You can also transfer from a bank account of the company. Include the reference, so that we can match the payment; the balance grows once it has arrived and was matched',
  copied: 'Copied',
  notCopied: 'Could not be copied: select it by hand',
  errors: amountWords,
  back: 'Back to wallet',
  childNote: 'Only the main member of a family can top up',
};
