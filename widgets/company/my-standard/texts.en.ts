import type { Twin } from '#base/wording.ts';
import type { PolicyNames } from '#domain/policy/words/condition-words.ts';
import { policyWords } from '#domain/policy/words/sentence.en.ts';
import type { Texts } from './texts.ts';

const several = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const texts: Omit<Twin<Texts>, 'rule'> & Pick<Texts, 'rule'> = {
  title: 'My travel policy',
  titleOf: (name) => `Travel policy of ${name}`,
  back: 'All policies',
  choose: 'Policy of an employee',
  chooseHint: 'Select an employee to see the policy that applies',
  standards: 'Policies of the company',
  noStandards: 'No travel policies yet',
  settings: 'Travel policies',
  noLevel: 'No level',
  version: (name, version) => `${name} v${version}`,
  next: (name) => `then ${name}`,
  since: (from, to) => (to ? `${from} – ${to}` : `since ${from}`),
  via: {
    employee: 'assigned to you',
    level: 'by your travel level',
    department: 'by your department',
    company: 'for the whole company',
  },
  none: 'No travel policy applies',
  noneText: 'Business bookings need a travel policy: ask the administrator of your company',
  rule({ rule, ...shown }, say) {
    const names: PolicyNames = {
      level: (id) => id,
      city: (name) => say(name),
      airline: (name) => say(name),
      words: policyWords,
    };
    const whole = { ...rule, id: '', effect: shown.effect };
    return {
      ...shown,
      limit: say(shown.limit),
      when: rule.when.map((condition) => policyWords.condition(condition, rule.product, names)).join(' · '),
      value: capital(policyWords.limit(whole)[1]),
      sentence: policyWords
        .parts(whole, names)
        .map(({ text }) => text)
        .join(''),
    };
  },
  and: ', ',
  sentences: (all) => `${all.join('. ')}.`,
  columns: { when: 'When', limit: 'Limit', value: 'Policy', effect: 'Out of policy' },
  always: 'Always',
  effects: {
    record: 'you may book, it is recorded',
    hint: 'you may book, with a hint',
    reason: 'you may book, with a reason',
    approve: 'paid once it is approved',
    forbid: 'not to be booked on business',
  },
  widens: 'Widens the limits above',
  tolerance: (yuan, limit, most, ticket) =>
    `Up to ${yuan} above the limit of a flight is paid by the company; more is paid by you, where the company allows shared payment. With a limit of ${limit}, the company pays tickets up to ${most}; of one at ${ticket} you pay ¥100.`,
  noTolerance: {
    some: ' It does not apply to limits above which nothing can be booked.',
    none: 'There is no tolerance for flights: a ticket above the limit cannot be booked.',
  },
  together: {
    higher: (products) => `${products}: with colleagues, the higher policy counts.`,
    lower: (products) => `${products}: with colleagues, the lower policy counts.`,
  },
  flags: 'Travel rights',
  flagsSub: 'By travel level',
  flag: {
    approveFlag: ['Trips need a request first', 'No request before you book'],
    feeFlag: ['Costs are paid once approved', 'Costs need no approval'],
    changeApprove: ['Changes and refunds need approval', 'Changes and refunds need no approval'],
    overproof: ['You may book out of policy', 'Nothing out of policy'],
    overApprove: ['Out of policy needs approval', 'Out of policy needs no approval'],
  },
  tiers: 'City tiers',
  tierCount: (count) => `(${count} in all)`,
  otherCities: 'Other cities: all that are not listed',
  bands: 'Seasons and events',
  bandLine: (from, to, city) => `${from} – ${to}${city && ` · ${city}`}`,
  rules: (count) => several(count, 'rule'),
  people: (count) => several(count, 'employee'),
};
