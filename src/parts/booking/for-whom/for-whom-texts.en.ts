import type { Twin } from '#base/wording.ts';
import type { forWhomTexts as chinese } from './for-whom-texts.ts';

export const forWhomTexts: Twin<typeof chinese> = {
  title: 'Booking for',
  lead: 'Business bookings begin with these travellers. The company’s rules for substitutes say whose standard and cost centre apply.',
  self: 'For myself',
  search: 'Search colleagues',
  searchHint: 'Name or department',
  products: (names, until) => (until ? `${names} until ${until}` : names),
  noPapers: 'incomplete details, typed in the booking',
  none: 'You book for no colleague yet',
  noneText: 'The company’s administrator can allow it under Substitutes.',
  notFound: 'No such colleague',
  more: (total) => `${total} colleagues: search for the others`,
  failed: 'Could not be read',
  retry: 'Retry',
  most: (count) => `At most ${count} people at once`,
  save: 'OK',
  and: ', ',
  line: (name, count) => `Booking for: ${name || 'myself'}${count > 1 ? ` and ${count - 1} more` : ''}`,
  nobody: 'Booking for: nobody chosen',
  change: 'Change',
  choose: 'Choose',
};
