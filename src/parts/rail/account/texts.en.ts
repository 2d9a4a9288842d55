import type { Twin } from '#base/wording.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  title: '12306 account',
  none: 'None, the platform buys for you',
  noneSub: 'No account is needed; with one, tickets are bought by your own 12306 account',
  linked: (account) => `Tickets by ${account}`,
  since: (day) => `linked on ${day}`,
  link: 'Link an account',
  change: 'Change',
  unlink: 'Unlink',
  unlinkQuestion: {
    title: 'Unlink the 12306 account?',
    text: 'It stays among those used before; the platform buys from now on.',
    yes: 'Unlink',
  },
  unlinked: 'Unlinked',
  forgotten: 'Deleted',
  forget: 'Delete',
  forgetQuestion: (account) => ({
    title: `Delete ${account}?`,
    text: 'To link it again it has to be entered anew.',
    yes: 'Delete',
  }),
  dialog: 'Link a 12306 account',
  history: 'Used before',
  another: 'Another account',
  account: 'Account',
  accountHint: 'User name, mobile number or email',
  accountMissing: 'Enter your 12306 user name, mobile number or email',
  password: 'Password',
  passwordMissing: 'Enter your 12306 password',
  stored: 'The password is used once, to check with 12306, and not stored. We store the account and the day only.',
  submit: 'Link',
  cancel: 'Cancel',
};
