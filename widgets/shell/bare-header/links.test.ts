import { expect, test } from 'vitest';
import { linksFor } from './links.ts';

const plain = { homePageName: '', hiddenLinks: [] as string[], switches: { singleBrand: false, airTicket: true } };

test.each([
  ['home, booking and partner plan', {}, false, 'th_business_index DomesticAirTicketQuery partner_plan_index'],
  ['a third-party user sees the home page only', {}, true, 'th_business_index'],
  [
    'one brand starts on the official home page',
    { switches: { singleBrand: true, airTicket: true } },
    false,
    'th_official_index DomesticAirTicketQuery partner_plan_index',
  ],
  [
    'the configured home page comes first',
    { homePageName: 'WLBusinessWLIndex', hiddenLinks: ['partner_plan_index'] },
    false,
    'WLBusinessWLIndex DomesticAirTicketQuery',
  ],
  [
    'without flights there is nothing to book',
    { switches: { singleBrand: false, airTicket: false } },
    false,
    'th_business_index partner_plan_index',
  ],
])('top links: %s', (_, own, isThirdParty, expected) => {
  expect(
    linksFor({ ...plain, ...own }, isThirdParty)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(expected);
});
