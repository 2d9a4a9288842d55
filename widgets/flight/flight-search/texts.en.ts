import type { Twin } from '#base/wording.ts';
import type { Texts } from './texts.ts';

const aheadNames = ['Today', 'Tomorrow'];
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const texts: Twin<Texts> = {
  formLabel: 'Flight search',
  oneWay: 'One way',
  round: 'Return',
  tripType: 'Trip',
  business: 'Business',
  private: 'Private',
  travelType: 'Purpose of the trip',
  from: 'From',
  to: 'To',
  cityHint: ': city, airport or code',
  typingHint: '↑ ↓ to move · Enter',
  chooseCity: 'Select',
  swap: 'Swap from and to',
  departDate: 'Depart',
  returnDate: 'Return',
  addReturn: 'Add return',
  chooseDate: 'Select a date',
  oneWayDate: 'Departure date',
  roundDates: 'Departure and return dates',
  lowest: 'Adult from',
  people: 'Passengers · cabin',
  anyCabin: 'Any cabin',
  onlyDirect: 'Direct only',
  withChild: 'Children',
  withInfant: 'Infants',
  search: 'Search',
  recent: 'Recent',
  popular: 'Popular',
  partFailed: 'Loading chunk failed, please check the network',
  retry: 'Try again',
  resultsFailed: 'The list of flights could not be loaded',
  linkProblems: {
    from: 'The departure was not found, please select it again',
    to: 'The destination was not found, please select it again',
    same: 'Departure and destination are the same city, please select again',
    date: 'The date could not be read and is now tomorrow',
    pastDate: 'The date is past or too far ahead and is now tomorrow',
    returnDate: 'The return date is not valid, please select it again',
    people: 'The number of passengers is not valid: the search is for 1 adult',
    choice: 'A filter could not be read and was left out',
    outbound: 'The outbound flight is incomplete, please select it again',
  },
  ahead: (days) => aheadNames[days] ?? `in ${days} days`,
  span: (days) => counted(days, 'day', 'days'),
  party: ({ adults, children, infants }) =>
    [
      counted(adults, 'adult', 'adults'),
      children && counted(children, 'child', 'children'),
      infants && counted(infants, 'infant', 'infants'),
    ]
      .filter(Boolean)
      .join(', '),
  airport: (name) => `${name} Airport`,
};
