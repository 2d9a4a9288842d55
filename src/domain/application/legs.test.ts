import { expect, it } from 'vitest';
import { afterAct, comeAgain, decideUntil, inOrder, nextLeg } from './legs.ts';
import { addDays } from '../china-time.ts';
import type { LegAct } from './legs.ts';
import type { TripLeg } from './schema.ts';

const leg = (legId: string, day: string): TripLeg => ({
  legId,
  product: 'train',
  from: 'BJS',
  to: 'SHA',
  day,
  toDay: '',
  travellers: 1,
  units: 0,
});
const [from, to] = ['2026-12-15', '2026-12-17'];

it.each<[string, string, string]>([
  ['before the trip: its first day', '2026-12-01', from],
  ['on its first day: that day', from, from],
  ['a change under way: the first leg to come', '2026-12-16', '2026-12-16'],
  ['a change on the last day: that day', to, to],
  ['a trip that is over: its last day', '2026-12-20', to],
])('a trip is decided until %s', (_, today, until) => {
  const legs = [leg('leg-1', from), leg('leg-2', '2026-12-16')];
  expect(decideUntil({ from, to, legs, mode: 'legs' }, today)).toBe(until);
});

it.each<[LegAct, string[]]>([
  ['up', ['b', 'a', 'c']],
  ['down', ['a', 'c', 'b']],
  ['remove', ['a', 'c']],
  ['duplicate', ['a', 'b', 'leg-4', 'c']],
  ['back', ['a', 'b', 'c', 'leg-4']],
])('%s of the second of three legs', (act, ids) => {
  const legs = ['a', 'b', 'c'].map((id) => leg(id, from));
  const after = afterAct({ legs, from, to, travellers: [1] }, 1, act);
  expect(after.map(({ legId }) => legId)).toEqual(ids);
  if (act === 'back') expect(after.at(-1)).toMatchObject({ from: 'SHA', to: 'BJS', day: to });
});

it('a stay that is added after the way back has city and days between both journeys, and its place by its day', () => {
  const trip = { from, to, travellers: [1] };
  const out = leg('leg-1', from);
  const [, back] = afterAct({ ...trip, legs: [out] }, 0, 'back');
  expect(back?.day).toBe(to);
  expect(nextLeg({ ...trip, legs: [out] }, 'train').day).toBe(to);
  const legs = [out, back!];
  const stay = nextLeg({ ...trip, legs }, 'hotel');
  expect(stay).toMatchObject({ to: 'SHA', day: from, toDay: to });
  expect(inOrder([...legs, stay]).map(({ legId }) => legId)).toEqual(['leg-1', 'leg-3', 'leg-2']);
  // A second stay goes on after the first, and legs of which one has no day stay as they are.
  expect(nextLeg({ ...trip, legs: [...legs, stay] }, 'hotel').day).toBe(to);
  // Without journeys a stay is of the whole trip, one night at least.
  expect(nextLeg({ ...trip, legs: [] }, 'hotel')).toMatchObject({ day: from, toDay: to });
  expect(nextLeg({ ...trip, to: from, legs: [] }, 'hotel').toDay > from).toBe(true);
  expect(inOrder([back!, { ...stay, day: '' }, out]).map(({ legId }) => legId)).toEqual(['leg-2', 'leg-3', 'leg-1']);
});

const trip = {
  mode: 'legs',
  from,
  to,
  legs: [leg('leg-1', from), { ...leg('leg-2', '2026-12-16'), toDay: to }],
} as const;
it.each<[string, string, number]>([
  ['before its first day', '2026-12-14', 0],
  ['on its first day', from, 0],
  ['a day later: by a week', '2026-12-16', 7],
  ['a week later: by two, today is too late to ask', '2026-12-22', 14],
  ['eight days later: by two weeks', '2026-12-23', 14],
  ['three months later', '2027-03-15', 91],
])('a copied trip comes again by whole weeks %s', (_, today, days) => {
  const again = comeAgain({ ...trip, legs: [...trip.legs, leg('leg-3', '')] }, today);
  expect(again.days).toBe(days);
  expect([again.trip.from, again.trip.to]).toEqual([addDays(from, days), addDays(to, days)]);
  expect(again.trip.legs.map(({ day, toDay }) => [day, toDay])).toEqual([
    [addDays(from, days), ''],
    [addDays('2026-12-16', days), addDays(to, days)],
    ['', ''],
  ]);
});
it('a set of cities comes again by its days alone, and an empty trip stays', () => {
  const set = { mode: 'cities' as const, from, to, legs: [leg('leg-1', '2026-01-01')] };
  expect(comeAgain(set, from).days).toBe(0);
  expect(comeAgain({ mode: 'legs', from: '', to: '', legs: [] }, from).days).toBe(0);
});
