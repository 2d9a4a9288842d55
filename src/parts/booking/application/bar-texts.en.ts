import type { Twin } from '#base/wording.ts';
import type { barTexts as chinese } from './bar-texts.ts';

export const barTexts: Twin<typeof chinese> = {
  from: 'Booking from request ',
  fromEnd: '',
  budget: (product, left) => `${product}: ${left} of the budget left`,
  total: (left) => `${left} of the budget left`,
  left: (product, left, all) => `${product}: ${left} of the request’s ${all} left`,
  overBudget: (yuan) => `${yuan} over the request’s budget`,
  overWord: 'Over budget',
  toBook: 'To book: ',
  legs: (legs, count) => `${count > 1 ? 'Legs' : 'Leg'} of the request: ${legs}`,
  days: (days) => `Days of the request: ${days}`,
  after: (left, part, after) =>
    `${left} of the budget left; the company pays ¥${part} of this order, then ¥${after} is left`,
  separator: ', ',
  around: (days) => ` (${days} ${days === 1 ? 'day' : 'days'} earlier or later at most)`,
  open: (cities, from, to) => `May be booked: ${cities}, ${from} to ${to}`,
  outside: 'Outside the request',
  out: 'Outside',
  why: {
    cities: 'The request does not include this route.',
    days: 'The request does not include this date.',
    booked: 'This part of the request is booked already.',
  },
  todo: 'Search for a trip that may be booked, or change the request first and book once it is approved.',
  change: 'Change the request',
  back: 'Back to the request',
  leave: 'Do not use it',
};
