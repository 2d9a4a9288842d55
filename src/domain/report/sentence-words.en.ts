import type { Twin } from '#base/wording.ts';
import type { SentenceWords } from './sentence-words.ts';

const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
const tickets = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);

export const sentenceWords: Twin<Omit<SentenceWords, 'say'>> = {
  spend: (amount, orderCount, ticketCount, compared) =>
    `Net spend ${amount}, ${orders(orderCount)} with ${tickets(ticketCount)}${compared}.`,
  spendLink: (count) => `See ${orders(count)}`,
  compared: (isMore, by, change, why) => `, ${by} ${isMore ? 'more' : 'less'} than before (${change})${why}`,
  why: { volume: 'the number of tickets', price: 'fares', mix: 'the mix of routes' },
  because: (why) => `; ticketed spend moved mostly by ${why}`,
  beside: (count) => ` (${tickets(count)} without a policy not counted)`,
  within: (checked, beside) => `${checked} of ${checked} tickets under a travel policy are within it${beside}.`,
  withinLink: 'See tickets in policy',
  over: (checked, share, beside, over, amount, why) =>
    `Of ${tickets(checked)} under a travel policy ${share} are within it${beside}; ${over} out of policy, ${amount} above it${why}.`,
  overWhy: (reason) => `, most often because of “${reason}”`,
  overLink: (count) => `See ${tickets(count)}`,
  missed: (count, amount) => `${tickets(count)} had a cheaper offer: ${amount} could have been saved.`,
  missedLink: 'See by route',
  late: (count, share, dearer) => `${tickets(count)} issued less than 3 days ahead, ${share} of all${dearer}.`,
  dearer: (share) => `, ${share} dearer on average than 7 to 13 days ahead`,
  lateLink: 'See late tickets',
  route: (name, amount, share, average) =>
    `Top route by spend is ${name}: ${amount}, ${share} of all, average fare ${average}.`,
  routeLink: 'See this route',
  department: (name, by, change) => `${name} rose most: ${by} more than before${change && ` (${change})`}.`,
  departmentLink: 'See this department',
  refunded: (count, cost) => `${tickets(count)} refunded at a loss of ${cost}`,
  changed: (count, cost) => `${tickets(count)} changed for ${cost}`,
  afterSale: (parts) => `${parts.join('; ')}.`,
  refundLink: 'See refunds',
  changeLink: 'See changes',
};
