import type { Twin } from '#base/wording.ts';
import type { bookingTexts as chinese } from './texts.ts';

export const bookingTexts: Twin<typeof chinese> = {
  /** Each screen puts the names and sentences of its mount in its place. */
  say: (text) => text,
  comma: ', ',
  holdOver: 'The price is no longer held',
  holdWarning: (minutes) => `The price is held for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}`,
  renew: 'Check again',
  retry: 'Try again',
  signedOut: 'You are logged out. Log in and send it again, what you typed is kept',
  orderFailed: 'The order was not placed. What you typed is kept, try again later',
  toPrivate: 'Book privately',
  changeApplication: 'Change the request',

  contact: 'Contact',
  name: 'Name',
  phone: 'Mobile number',
  email: 'Email',

  compliant: 'Within policy',
  forbidden: 'Not for business',
  company: 'Company pays',
  personal: 'You pay',

  agreed: 'I have read and accept ',
  prices: 'Price details',
  total: 'Total',
  payPrivately: 'Private trip, paid by you',
  details: 'Details',
  submit: 'Place order',
  submitApproval: 'Send for approval',
  approvalNote: 'You pay once it is approved',
  approval: 'Approval',
};
