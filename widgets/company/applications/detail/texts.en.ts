import type { Twin } from '#base/wording.ts';
import { pageTexts } from '#parts/application/words/page-texts.en.ts';
import type { DetailTexts } from './texts.ts';

const units = (count: number, unit: string): string => (count === 1 ? unit : `${unit}s`);

export const detailTexts: Twin<DetailTexts> = {
  ...pageTexts,
  title: 'Trip request',
  kinds: {
    travel_dometic_applycation_detail: 'Domestic trip request',
    travel_intl_applycation_detail: 'International trip request',
  },
  missingText: 'It may have been deleted, or it is not of your company.',

  version: (version) => `Version ${version}`,
  submittedAt: (at) => `Submitted ${at}`,
  createdAt: (at) => `Created ${at}`,
  leadOfCities: 'Book between the cities below on the travel dates.',
  leadOfSome: 'Legs with “Book” can be booked now.',
  leads: {
    '0': 'Fill it in and submit it for approval.',
    '1': 'It can be booked from once it is approved.',
    '2': 'Every leg below can be booked.',
    '3': 'Edit it and submit it again.',
    '4': 'Edit it and submit it again.',
    '5': 'The travel dates are past: nothing more can be booked.',
    '6': 'Every leg is booked: nothing more can be booked.',
    '7': 'Nothing more can be booked. Orders stay as they are.',
  },
  refused: (why) => `Rejected: ${why}`,
  submit: 'Submit',
  submitAgain: 'Edit and resubmit',
  round: (number) => `Submission ${number}`,
  editChange: 'Go on with change',

  legs: 'Book by leg',
  legsSub: (days) =>
    days
      ? `${days} ${units(days, 'day')} earlier or later, from any airport or station of the city`
      : 'From any airport or station of the city',
  legsOnly: 'Trip',
  estimates: 'Trip and estimates',
  estimatesOfChange: 'Trip after the change, with estimates',
  estimatesSub: (at) => `Estimates as of ${at}; no seat is held`,
  estimatesSum: 'Estimates together (median)',
  used: (yuan) => `${yuan} used`,
  booked: (booked, all, unit) => `${booked}/${all} ${units(all, unit)} booked`,
  full: 'Booked',
  remaining: (left, unit) => `${left} ${units(left, unit)} left`,
  list: (names) => names.join(', '),
  open: (names) => `${names.join(', ')} not booked`,
  units: { journey: 'seat', stay: 'room night', rides: 'ride' },
  size: (count, unit) => `${count} ${units(count, unit)}`,
  onSale: (day) => `On sale from ${day}`,
  closed: { unsold: (product) => `${product} is not sold here`, past: () => 'Its day has passed' },
  book: 'Book',
  bookFor: (name) => `Book ${name}`,
  seeOrder: 'Order',
  anywhere: (cities) => `Between these cities on the travel dates: ${cities}`,
  search: (product) => `Book ${product.slice(0, 1).toLowerCase()}${product.slice(1)}`,

  orders: 'Orders of this request',
  orderCount: (count) => `${count} ${units(count, 'order')}`,
  order: 'Order',
  content: 'Details',
  people: 'Travellers',
  status: 'Status',
  amount: 'Amount',
  counted: 'Of budget',
  sum: (count) => `Total of ${count} ${units(count, 'order')}`,
  returned: (yuan) => `${yuan} given back`,
  noOrders: 'No orders yet',
  noOrdersText: 'Book from the trip above, and its orders are listed here.',

  change: 'Change',
  changeStates: { draft: 'Not submitted', approving: 'In approval', refused: 'Rejected' },
  changeSub: 'Only what differs from the version in force, which stays bookable until this is approved',
  item: 'Item',
  after: 'New',
  by: 'Difference',
  increase: 'Budget change',

  budget: 'Budget',
  budgetSub: (yuan) => `${yuan} requested`,
  budgetUsed: 'Used',
  budgetLeft: 'Left',
  budgetUnused: 'Unused',
  budgetBar: (percent) => `${percent} of the budget used`,
  total: 'Total',

  reason: 'Purpose',
  tripType: 'Trip type',
  days: 'Travel dates',
  spanOf: (days, count) => `${days}, ${count} ${units(count, 'day')}`,
  travellers: 'Travellers',
  costCenter: 'Cost centre',
  project: 'Project',
  overReason: 'Policy exception',
  files: 'Attachments',
  lacksDocument: 'No document yet: add it before booking',

  noCase: 'Once you submit, the approvers are shown here.',
};
