import type { Twin } from '#base/wording.ts';
import type { PastTexts } from './past-texts.ts';

export const pastTexts: Twin<PastTexts> = {
  logins: 'Login history',
  loginsSub: 'The last 20. If one is not yours, change your password and log out other devices',
  newDevice: 'New device',
  notMe: 'Not me',
  askNotMe: {
    title: 'This was not you?',
    text: 'Other devices are logged out at once. Then change your password.',
    yes: 'Log out other devices',
    kind: 'danger',
  },
  agreements: 'Terms you accepted',
  agreementsSub: 'Each version with the last time you accepted it',
  noAgreements: 'The terms that you accept with an order are kept here with their versions',
  version: (version, isInForce) => `version ${version}${isInForce ? '' : ', replaced since'}`,
  forms: {
    register: 'Registration',
    airTicket: 'Flight order',
    gp: 'Government-purchase order',
    intl: 'International flight order',
    hotel: 'Hotel order',
    train: 'Train order',
  },
  agreedTexts: {
    service_agreement: 'Service agreement',
    privacy: 'Privacy policy',
    dangerous_goods: 'Lithium batteries and dangerous goods',
    hotel_rules: 'Hotel booking terms',
    train_rules: 'Train booking terms',
    intl_rules: 'International ticket terms',
  },
  signedOut: 'Logged out',
};
