import type { Twin } from '#base/wording.ts';
import type { Texts } from './texts.ts';

const many = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

export const texts: Twin<Texts> = {
  say: (name) => name,
  title: 'Sub-members',
  add: 'New sub-member',
  showTree: 'Organisation',
  showList: 'List',
  stats: 'Sub-members and their month',
  count: 'Sub-members',
  countNote: (active, unclaimed, frozen) =>
    [`${active} active`, unclaimed > 0 && `${unclaimed} invited`, frozen > 0 && `${frozen} frozen`]
      .filter(Boolean)
      .join(' · '),
  orders: 'Orders this month',
  ordersNote: 'Paid or checked in, without full refunds',
  sales: 'Their sales this month',
  salesNote: 'With taxes and insurance, less refunds, without your own orders',
  earned: 'My share',
  earnedNote: (fare) => `On fares of ${fare} of private flights and trains, less refunds`,

  groups: { all: 'All', active: 'Active', unclaimed: 'Invited', frozen: 'Frozen' },
  noneOf: { active: 'Nobody active', unclaimed: 'Nobody invited', frozen: 'Nobody frozen' },
  keyword: 'Search',
  keywordHint: 'Name or last digits of the phone',
  memberType: 'Kind of member',
  allTypes: 'All kinds',
  superiorFilter: (name) => `Only the direct sub-members of ${name || 'one member'}`,
  allOf: 'See all',

  columns: {
    name: 'Name',
    type: 'Kind of member',
    commission: 'Their part',
    below: 'Below',
    sales: 'Sales this month',
    earned: 'My share',
    created: 'Since',
  },
  people: String,
  total: 'Total',
  ofFare: (rate, fare) => `${rate} of fares ${fare}`,
  allOfFare: (fare) => `Fares ${fare}`,
  note: (rate) =>
    `Your share is counted ticket by ticket on the fares of private flights (abroad too) and trains, without taxes: ${rate} less the part you give. A new part counts for new tickets.`,
  orderCount: (count) => many(count, 'order'),
  superior: (name) => `Below ${name}`,
  indirect: '—',

  edit: 'Edit',
  look: 'See',
  showOrders: 'Orders',
  showBelow: 'Those below',
  freeze: 'Freeze',
  unfreeze: 'Unfreeze',
  reset: 'Reset password',
  freezeQuestion: (name) => ({
    title: 'Freeze this sub-member?',
    text: `${name} is logged out at once, and can neither log in nor book. Orders that exist are ticketed, changed and refunded as before.`,
    yes: 'Freeze',
    no: 'Keep',
    kind: 'danger',
  }),
  unfreezeQuestion: (name) => ({
    title: 'Unfreeze this sub-member?',
    text: `${name} can log in and book again.`,
    yes: 'Unfreeze',
  }),
  frozen: 'Frozen',
  unfrozen: 'Unfrozen',
  resetQuestion: (name) => ({
    title: 'Reset the password?',
    text: `The password of ${name} ends at once. A message asks them to log in by SMS and set a new one.`,
    yes: 'Reset',
    no: 'Keep',
    kind: 'danger',
  }),
  wasReset: 'Password reset, a message is sent',

  none: 'No sub-members yet',
  noneText: 'Open an account for one: you share in its sales, and can give a part of that',

  tree: 'Organisation',
  treeFind: 'Find a name',
  treeNone: 'Nobody matches',
  treeHint: 'Press a member for details and settings',
  you: 'You',
};
