import { showDate, weekdayNames } from '../../china-time.en.ts';
import { carClassNames, carSceneNames } from '../../car/classes.en.ts';
import { showFen } from '../../money.ts';
import { seatClassNames } from '../../rail/seat-classes.en.ts';
import { daysBetween } from '../../china-time.ts';
import { isNumeric, isTimes } from '../schema.ts';
import type { ChoiceCondition, FieldName, Limit, NumberCondition, PolicyProduct } from '../schema.ts';
import { hoursInWords, numberOf, weekdayRuns } from './condition-words.ts';
import type { PolicyNames, PolicyWords } from './condition-words.ts';
import { inOrder } from './sentence.ts';

const cabinNames = { Y: 'Economy', W: 'Premium economy', C: 'Business class', F: 'First class' };
const yuan = (fen: number): string => `¥${showFen(fen)}`;
const some = (count: number | string, one: string): string => `${count} ${one}${String(count) === '1' ? '' : 's'}`;
const oneOf = (names: readonly string[], last = 'or'): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}` : (names[0] ?? '(none selected)');

/** Mon–Fri, Mon and Wed */
export function weekdaysInWords(codes: readonly string[]): string {
  const nameOf = (day = '') => weekdayNames[Number(day) - 1] ?? '';
  return oneOf(
    weekdayRuns(codes).flatMap((run) =>
      run.length > 2 ? [`${nameOf(run[0])}–${nameOf(run.at(-1))}`] : run.map(nameOf),
    ),
    'and',
  );
}

function nameOf(field: FieldName, code: string, names: PolicyNames): string {
  switch (field) {
    case 'level':
      return code === '0' ? 'no level' : names.level(code);
    case 'from':
    case 'city':
      return names.city(code);
    case 'airline':
      return names.airline?.(code) ?? code;
    case 'tier':
      return code || 'other cities';
    case 'cabin':
      return cabinNames[code as keyof typeof cabinNames];
    case 'seat':
      return seatClassNames[code as keyof typeof seatClassNames];
    case 'scene':
      return carSceneNames[code as keyof typeof carSceneNames];
    case 'carClass':
      return carClassNames[code as keyof typeof carClassNames];
    case 'trainKind':
      return code === 'O' ? 'no letter' : code;
    default:
      return code;
  }
}

/** [one of them, none of them] */
const around: Readonly<Record<string, readonly [is: string, not: string]>> = {
  level: ['', 'Not '],
  from: ['From ', 'Not from '],
  city: ['To ', 'Not to '],
  tier: ['To ', 'Not to '],
  band: ['During ', 'Not during '],
  airline: ['On ', 'Not on '],
  cabin: ['In ', 'Not in '],
  seat: ['In ', 'Not in '],
  trainKind: ['On trains ', 'Not on trains '],
};
const yesNo: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  agreement: ['Agreement rate', 'No agreement rate'],
  overnight: ['Overnight', 'Not overnight'],
  shared: ['Two in a room', 'Single room'],
  crossCity: ['Between cities', 'Within a city'],
  dayKind: ['On working days', 'On days off'],
};

/** A city is where these go; of the others it is where they are. */
const isJourney: Readonly<Record<PolicyProduct, boolean>> = {
  flight: true,
  intl: true,
  train: true,
  hotel: false,
  car: false,
};

function choiceWords({ field, op, value }: ChoiceCondition, product: PolicyProduct, names: PolicyNames): string {
  const isIn = op === 'in';
  const flag = yesNo[field];
  if (flag) return flag[value.includes('1') === isIn ? 0 : 1];
  if (field === 'weekday') return `${isIn ? 'On' : 'Not on'} ${weekdaysInWords(value)}`;
  const list = oneOf(value.map((code) => nameOf(field, code, names)));
  if ((field === 'city' || field === 'tier') && !isJourney[product]) return `${isIn ? 'In' : 'Not in'} ${list}`;
  const [is, not] = around[field] ?? ['', 'Not '];
  return `${isIn ? is : not}${list}`;
}

function numberWords({ field, op, value }: NumberCondition): string {
  const isLeast = op === 'atLeast';
  switch (field) {
    case 'haul':
      return `${isLeast ? 'Trips of at least' : 'Trips under'} ${some(numberOf(value, 60), 'hour')}`;
    case 'advance':
      return isLeast ? `At least ${some(value, 'day')} ahead` : `Less than ${some(value, 'day')} ahead`;
    case 'nights':
      return `${isLeast ? 'Stays of at least' : 'Stays under'} ${some(value, 'night')}`;
    case 'stars':
      return `Hotels ${isLeast ? 'of at least' : 'below'} ${some(value, 'star')}`;
  }
}

function sharingWords(limit: Extract<Limit, { kind: 'sharing' }>): string {
  switch (limit.formula) {
    case 'sumPercent':
      return `${limit.percent}% of both limits`;
    case 'higherPercent':
      return `${limit.percent}% of the higher limit`;
    case 'higherAndPercent':
      return `the higher limit and ${limit.percent}% of the other`;
    case 'higherPlus':
      return `the higher limit plus ${yuan(limit.fen)}`;
    case 'meanPlus':
      return `the mean of both limits plus ${yuan(limit.fen)}`;
  }
}

const things: Readonly<Record<PolicyProduct, string>> = {
  flight: ' airlines',
  intl: ' airlines',
  train: ' trains',
  hotel: ' hotels',
  car: ' cars',
};

/** A rule in English: `P5 or P6 · In Tier 1: at most ¥600 a room and night`. */
export const policyWords: PolicyWords = {
  condition(condition, product, names) {
    if (isNumeric(condition)) return numberWords(condition);
    if (!isTimes(condition)) return choiceWords(condition, product, names);
    return `${condition.op === 'in' ? 'At' : 'Not at'} ${oneOf(condition.value.map(hoursInWords))}`;
  },
  limit({ limit, product, effect }) {
    switch (limit.kind) {
      case 'cabin':
        return ['at most ', cabinNames[limit.cabin], ''];
      case 'discount':
        return ['at most ', `${limit.percent}%`, ' of the full fare'];
      case 'price':
        return ['at most ', yuan(limit.fen), ' a ticket'];
      case 'lowest': {
        const more = limit.tolerance ? ` plus ${yuan(limit.tolerance)}` : '';
        const reminds = effect === 'record' || effect === 'hint';
        return [
          reminds ? 'point to the lowest fare within ' : 'at most the lowest fare within ',
          some(limit.hours, 'hour'),
          more,
        ];
      }
      case 'advance':
        return ['book ', some(limit.days, 'day'), ' ahead'];
      case 'agreement':
        return ['', 'agreement', `${things[product]} only`];
      case 'seat':
        return ['at most ', seatClassNames[limit.seat], ''];
      case 'sleeper':
        return ['overnight up to ', seatClassNames[limit.seat], ''];
      case 'nightPrice':
        return ['at most ', yuan(limit.fen), ' a room and night'];
      case 'stars':
        return ['at most ', some(limit.stars, 'star'), ''];
      case 'nights':
        return ['at most ', some(limit.nights, 'night'), ' in a row'];
      case 'sharing':
        return ['sharing a room, ', sharingWords(limit), ''];
      case 'upgrade':
        return ['limits raised by ', `${limit.percent}%`, ''];
      case 'carClass':
        return ['only ', oneOf(limit.classes.map((name) => carClassNames[name])), ''];
      case 'perRide':
        return ['at most ', yuan(limit.fen), ' a ride'];
      case 'perDay':
        return ['at most ', yuan(limit.fen), ' a day'];
      case 'perMonth':
        return ['at most ', yuan(limit.fen), ' a month'];
      case 'rides':
        return ['at most ', some(limit.rides, 'ride'), limit.per === 'day' ? ' a day' : ' a month'];
      case 'leeway':
        return ['up to ', yuan(limit.fen), ' over is only noted'];
      case 'closed':
        return ['', 'not to be booked', ''];
    }
  },
  parts(rule, names) {
    const when = inOrder(rule.when).flatMap(({ condition, at }, place) => [
      ...(place ? [{ text: ' · ' }] : []),
      { text: policyWords.condition(condition, rule.product, names), at },
    ]);
    const [before, value, after] = policyWords.limit(rule);
    const first = when.length ? `: ${before}` : before;
    const lead = when.length ? first : first.charAt(0).toUpperCase() + first.slice(1);
    const shown = when.length || before ? value : value.charAt(0).toUpperCase() + value.slice(1);
    return [
      ...when,
      ...(lead ? [{ text: lead }] : []),
      { text: shown, at: 'limit' as const },
      ...(after ? [{ text: after }] : []),
    ];
  },
  stretch({ from, to }) {
    const isMonth = from.slice(0, 7) === to.slice(0, 7) && daysBetween(from, to) >= 20;
    if (isMonth) return showDate(from).split(' ')[1] ?? '';
    return from === to ? showDate(from) : `${showDate(from)} – ${showDate(to)}`;
  },
};
