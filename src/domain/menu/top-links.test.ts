import { expect, test } from 'vitest';
import { footLinksFor, topLinksFor } from './top-links.ts';

const config = { hiddenLinks: [], switches: { airTicket: true } };
const names = (links: { routeName: string }[]) => links.map(({ routeName }) => routeName);

test.each([
  [
    'business home, trip booking, partner plan',
    false,
    config,
    ['th_business_index', 'DomesticAirTicketQuery', 'partner_plan_index'],
  ],
  ['the last two are hidden for third-party users', true, config, ['th_business_index']],
  [
    'an application hides a link by its route',
    false,
    { ...config, hiddenLinks: ['partner_plan_index'] },
    ['th_business_index', 'DomesticAirTicketQuery'],
  ],
  [
    'no trip booking where no flights are sold',
    false,
    { ...config, switches: { airTicket: false } },
    ['th_business_index', 'partner_plan_index'],
  ],
  [
    'what is no list hides nothing',
    false,
    { ...config, hiddenLinks: null as unknown as string[] },
    ['th_business_index', 'DomesticAirTicketQuery', 'partner_plan_index'],
  ],
])('%s', (_, isThirdParty, given, shown) => {
  expect(names(topLinksFor(isThirdParty, given))).toEqual(shown);
});

test('the footer links to the about page, the service agreement and the privacy rules', () => {
  expect(footLinksFor(true, config).map(({ routeName, params }) => `${routeName} ${params?.['type'] ?? ''}`)).toEqual([
    'company_text ',
    'agreement_frame service_agreement',
    'agreement_frame privacy',
  ]);
});
