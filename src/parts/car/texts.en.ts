import type { Twin } from '#base/wording.ts';
import { carClassNames } from '#domain/car/classes.en.ts';
import { noteOf, rowInWords, weekInWords } from '#domain/car/words.en.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { Texts } from './texts.ts';

const yuan = (fen: number): string => `¥${showFen(fen)}`;
const names = {
  scene: 'Occasion',
  hours: 'Time',
  city: 'City',
  cross: 'To',
  class: 'Car class',
  perRide: 'Ride',
  perDay: 'Day',
  perMonth: 'Month',
  rides: 'Rides',
};

export const texts: Omit<Twin<Texts>, 'check' | 'choice' | 'answer'> & Pick<Texts, 'check' | 'choice' | 'answer'> = {
  scenes: 'Occasions',
  allScenes: 'All',
  sceneOf: (name, count) => (count ? `${name} ${count}` : name),
  week: 'Hours of a week',
  weekOf: (scene) => `Hours of a week: ${scene}`,
  paint: (number) =>
    `Painting the hours of rule ${number}: drag over the grid, or select with Shift and the arrow keys and press Enter`,
  noPaint: 'Select a rule below to paint its hours',
  everywhere: 'Other cities',
  cityFilter: 'City shown',
  gap: 'Gap',
  overlap: 'Overlap',
  closed: 'No rides',
  tried: 'The ride tried',
  gapTitle: (hours) => `Gap of ${hours}`,
  gapText: (words) => `${words}: no rule, rides are refused`,
  noRow: 'No rules for this occasion yet: rides are refused',
  overlapTitle: (hours) => `Overlap of ${hours}`,
  overlapText: (words, a, b) => `${words}: both ${a} and ${b} apply, the later one counts`,
  close: 'No rides then',
  mergeInto: (name) => `Add to ${name.toLowerCase()}`,
  give: (name) => `To ${name.toLowerCase()}`,
  hours: (minutes) => `${minutes % 60 ? (minutes / 60).toFixed(1) : minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}`,
  row: (number) => `Rule ${number}`,
  rows: (count) => (count === 1 ? '1 rule' : `${count} rules`),
  noRows: 'No rules yet',
  add: (scene) => `Add rule: ${scene}`,
  edit: (number) => `Edit rule ${number}`,
  editShort: 'Edit',
  rowWords: rowInWords,
  noteOf,
  weekWords: weekInWords,
  rowOf: (scene, number) => `${scene} (rule ${number})`,
  gapOf: (minutes) => `Gap of ${minutes} minutes`,
  and: ', ',
  done: 'Done',
  copy: 'Copy',
  remove: 'Delete',
  removeRow: (number) => `Delete rule ${number}`,
  copyRow: (number) => `Copy rule ${number}`,
  effect: 'out of policy',
  classes: 'Car classes',
  anyClass: 'None selected: every car',
  perRide: 'A ride',
  perDay: 'A day',
  perMonth: 'A month',
  rides: 'Rides a month',
  unlimited: 'No limit',
  yuan: 'CNY',
  times: 'rides',
  cities: 'Cities',
  citiesHint: 'None selected: everywhere. Type a name or pinyin',
  noCity: 'No such city',
  way: 'Trips',
  ways: { any: 'All', city: 'Within the city', cross: 'To another city' },
  isClosed: 'No rides at these hours',
  allHours: 'All week',
  noHours: 'Clear hours',
  others: (count) =>
    `${count === 1 ? '1 more rule has' : `${count} more rules have`} other conditions and stay${count === 1 ? 's' : ''} as ${count === 1 ? 'it is' : 'they are'}`,
  test: 'Try a ride',
  inCity: (city) => `Within ${city}`,
  testSub: 'By the rules as they are here',
  likely: 'Likely rides',
  likelyRides: {
    day: 'Errand by day',
    late: 'Home after overtime',
    night: 'Overtime at night',
    weekend: 'Weekend duty',
    flight: 'Early flight',
  },
  weekday: 'Weekday',
  time: 'Time',
  scene: 'Occasion',
  carClass: 'Car class',
  city: 'City',
  toCity: 'Ends in',
  sameCity: 'The same city',
  crossTo: (city) => `${city} (another city)`,
  amount: 'Fare',
  from: 'From',
  to: 'To',
  employee: 'As an employee (with the rides of this month)',
  employeeHint: 'None selected: someone without rides',
  states: { ok: 'Within policy', over: 'Out of policy', forbidden: 'No rides' },
  over: (amount) => `¥${amount} over`,
  hit: (rows) => `Rule ${rows}`,
  pays: (amount) => `the company pays ¥${amount}`,
  answer: (parts) => parts.filter(Boolean).join('; '),
  // The checks below say it with the same figures.
  message: () => '',
  check({ kind, text, note, isOk, figures }, { rows }, say) {
    const name = names[kind];
    const [row] = rows;
    switch (kind) {
      case 'scene':
        return { name, text: say(text), note: row ? `Rule ${row}` : 'No rule' };
      case 'hours':
        return { name, text: '', note: isOk ? 'Within hours' : row ? 'No rides' : 'No policy' };
      case 'cross':
        return { name, text: say(text), note: 'Another city' };
      case 'rides':
        return {
          name,
          text: `${(figures?.before ?? 0) + 1} of ${figures?.most ?? 0}`,
          note: isOk ? 'Allowed' : 'Too many',
        };
      case 'perRide':
      case 'perDay':
      case 'perMonth':
        return { name, text: `at most ${yuan(figures?.most ?? 0)}`, note: isOk ? 'Within limit' : 'Over limit' };
      default:
        return { name, text: say(text), note: say(note) };
    }
  },
  choice: ({ kind, carClass, price, time }) =>
    kind === 'class'
      ? `${carClassNames[carClass]}, about ${yuan(fenOf(price))}`
      : `${carClassNames[carClass]} at ${time}`,
  nearest: 'Nearest choice within policy',
  saves: (amount) => `¥${amount} less`,
  month: 'Used this month',
  unfinished: 'Enter a time and a fare to see the verdict',
  retry: 'Try again',
};
