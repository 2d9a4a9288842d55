import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './texts.ts';

const upTo99 = (count: number): string => (count > 99 ? '99+' : String(count));

export const texts: Twin<typeof chinese> = {
  menu: 'Account menu',
  own: 'Your account',
  choose: (name) => `Choose a page: ${name}`,
  here: 'You are here',
  toPay: (count) => `${upTo99(count)} to pay`,
  toTravel: (count) => `${upTo99(count)} upcoming`,
  toApprove: (count) => `${upTo99(count)} to approve`,
  hotline: 'Call us: ',
  centre: 'Account',
  titles: 'Invoice details',
  benefits: 'Membership benefits',
};
