import type { Twin } from '#base/wording.ts';
import { showDate } from '#domain/china-time.en.ts';
import type { formTexts as chinese } from './form-texts.ts';
import { texts } from './texts.en.ts';

const monthOf = (month: string): string => showDate(`2000-${month.padStart(2, '0')}-01`).slice(2);

export const formTexts: Twin<typeof chinese> = {
  ...texts,
  newTitle: 'New sub-member',
  editTitle: (name) => `${name} · Settings`,
  newLead: 'A message asks them to log in by SMS and set a password',
  editLead: (type, since) => `${type}, since ${since}`,
  account: 'Account',
  mobilePhone: 'Mobile number',
  phoneFixed: 'Changed by themselves in their account',
  realName: 'Name',
  place: 'Below',
  placeHint: 'A distributor of yours can manage them',
  self: 'You (direct)',
  split: 'Profit share',
  commission: 'Their part (%)',
  commissionHint: (most) =>
    `A part of your ${most}, counted on the fares of private flights and trains; 0 gives nothing`,
  trial: 'Example',
  trialOn: (month, orders, fare) =>
    `By the sales of ${monthOf(month)} (${orders} ${orders === 1 ? 'order' : 'orders'}, fares ¥${fare})`,
  exampleOn: (fare) => `For private orders with fares of ¥${fare}`,
  trialNone: (month) => `No orders with a share in ${monthOf(month)} to go by`,
  trialWrong: 'Enter a valid part first',
  his: (rate) => `They get ${rate}`,
  mine: (rate) => `You keep ${rate}`,
  all: (rate) => `Share ${rate} in all`,
  saved: 'Saved',

  lookLead: (name) => `Managed by ${name}; you can see sales and orders`,
  back: 'Back',
};
