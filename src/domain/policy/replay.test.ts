import { expect, it } from 'vitest';
import { createDice, randomContent, randomFacts, randomFlags, randomProduct } from '#tests/support/policy/random.ts';
import { car, contentOf, hotel, rule } from '#tests/support/policy/sample.ts';
import { policyProducts } from './schema.ts';
import type { StandardContent } from './schema.ts';
import { freeFlags } from './facts.ts';
import { judge } from './judge/judge.ts';
import { paidOfRide } from './judge/paid-of-ride.ts';
import {
  changedPlaces,
  directionAt,
  effectAt,
  emptyReplay,
  hitBy,
  monthsOf,
  replayPart,
  stateAt,
  totalsIn,
  tripDay,
  verdictAt,
} from './replay.ts';
import type { PastTrip, Replay } from './replay.ts';

const replay = (trips: readonly PastTrip[], content: StandardContent): Replay => {
  const found = emptyReplay(trips);
  replayPart(found, content, 0, trips.length);
  return found;
};

const ride = (id: string, day: string, yuan: number, employee = '71'): PastTrip => ({
  id,
  employee,
  flags: freeFlags,
  facts: { ...car, day, price: yuan * 100 },
});

it('limits of a day and a month count what came before, in order, for each employee', () => {
  const content = contentOf([
    rule('car', { kind: 'perDay', fen: 100_00 }, [], 'reason'),
    rule('car', { kind: 'perMonth', fen: 150_00 }, [], 'approve'),
  ]);
  const trips = [
    ride('1', '2026-09-01', 80),
    ride('2', '2026-09-01', 30),
    ride('3', '2026-09-02', 60),
    ride('4', '2026-09-02', 50, '72'),
    ride('5', '2026-10-01', 100),
  ];
  const found = replay(trips, content);
  expect(trips.map((_, at) => [stateAt(found, at), effectAt(found, at), (found.overBy[at] ?? 0) / 100])).toEqual([
    ['ok', null, 0],
    ['over', 'reason', 10],
    ['over', 'approve', 10],
    ['ok', null, 0],
    ['ok', null, 0],
  ]);
  expect(totalsIn(found, monthsOf(trips), [{ from: 0, end: trips.length }])).toEqual({
    trips: 5,
    over: 2,
    reason: 1,
    approve: 1,
    forbidden: 0,
    overBy: 20_00,
    companyPays: 300_00,
    months: [
      { month: '2026-09', over: 2 },
      { month: '2026-10', over: 0 },
    ],
  });
});

it('a ride that the standard refuses counts for nothing', () => {
  const content = contentOf([
    rule('car', { kind: 'perRide', fen: 100_00 }, [], 'forbid'),
    rule('car', { kind: 'perMonth', fen: 150_00 }, [], 'reason'),
  ]);
  const found = replay([ride('1', '2026-09-01', 140), ride('2', '2026-09-02', 100)], content);
  expect([stateAt(found, 0), stateAt(found, 1)]).toEqual(['forbidden', 'ok']);
});

it('employees who are hit by a change come with the most trips first', () => {
  const of = (fen: number) => contentOf([rule('hotel', { kind: 'nightPrice', fen })]);
  const stay = (employee: string, yuan: number): PastTrip => ({
    id: employee,
    employee,
    flags: freeFlags,
    facts: { ...hotel, nights: [{ day: '2026-09-01', price: yuan * 100 }] },
  });
  const trips = [stay('71', 480), stay('72', 480), stay('72', 490), stay('73', 900), stay('74', 100)];
  const [before, after] = [replay(trips, of(500_00)), replay(trips, of(400_00))];
  const places = changedPlaces(before, after, 0, trips.length);
  expect(places).toEqual([0, 1, 2, 3]);
  expect(hitBy([{ trips, before, after, places }])).toEqual([
    { employee: '72', trips: 2, paysLess: 170_00 },
    // Above the standard before as well, and by more now.
    { employee: '73', trips: 1, paysLess: 100_00 },
    { employee: '71', trips: 1, paysLess: 80_00 },
  ]);
});

/** One standard for all products. */
const wholeContent = (seed: number): StandardContent => {
  const dice = createDice(seed);
  const parts = policyProducts.map((product) => randomContent(dice, product, 6));
  const rules = parts.flatMap((part) => part.rules.map((one) => ({ ...one, id: `${one.product}-${one.id}` })));
  return { ...contentOf(rules), ...(parts[0] && { tiers: parts[0].tiers, bands: parts[0].bands }) };
};

it('the difference of two standards is exactly the trips that each judges otherwise', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const dice = createDice(seed);
    const trips: PastTrip[] = Array.from({ length: 60 }, (_, at) => ({
      id: String(at),
      employee: dice.one(['71', '72']),
      facts: randomFacts(dice, randomProduct(dice)),
      flags: randomFlags(dice),
    }));
    const [a, b] = [wholeContent(seed), wholeContent(seed + 1000)];
    const oneByOne = (content: StandardContent): string[] => {
      const past: { employee: string; scene: string; day: string; paid: number }[] = [];
      return trips.map(({ facts, employee, flags }) => {
        const before = past.filter((one) => one.employee === employee && 'scene' in facts && one.scene === facts.scene);
        const ofDay = before.filter(({ day }) => day === tripDay(facts));
        const ofMonth = before.filter(({ day }) => day.slice(0, 7) === tripDay(facts).slice(0, 7));
        const sum = (rides: typeof past): number => rides.reduce((total, { paid }) => total + paid, 0);
        const used = { day: sum(ofDay), month: sum(ofMonth), ridesOfDay: ofDay.length, ridesOfMonth: ofMonth.length };
        const verdict = judge('used' in facts ? { ...facts, used } : facts, content, flags);
        const paid = 'used' in facts ? paidOfRide({ ...facts, used }, content, verdict) : verdict.companyPays;
        if ('used' in facts && verdict.state !== 'forbidden')
          past.push({ employee, scene: facts.scene, day: facts.day, paid: paid ?? 0 });
        return [verdict.state, verdict.effect, verdict.overBy, paid].join();
      });
    };
    const [before, after] = [oneByOne(a), oneByOne(b)];
    const [one, other] = [replay(trips, a), replay(trips, b)];
    const places = changedPlaces(one, other, 0, trips.length);
    const expected = trips.flatMap((_, at) => (before[at] === after[at] ? [] : [at]));
    expect({ seed, changed: places }).toEqual({ seed, changed: expected });
    for (const at of places) {
      const { state, effect, overBy, companyPays } = verdictAt(other, at);
      expect([state, effect, overBy, companyPays].join()).toBe(after[at]);
    }
    expect(changedPlaces(one, one, 0, trips.length)).toEqual([]);
    // The people have every harder trip between them, and the company's payments differ by theirs and the eased ones alone.
    const turns = places.map((at) => Math.sign(directionAt(one, other, at)));
    expect(turns).not.toContain(0);
    const hit = hitBy([{ trips, before: one, after: other, places }]);
    const eased = hitBy([{ trips, before: other, after: one, places }]);
    const sum = (people: typeof hit, of: 'trips' | 'paysLess') => people.reduce((all, own) => all + own[of], 0);
    expect(sum(hit, 'trips')).toBe(turns.filter((turn) => turn > 0).length);
    expect(sum(eased, 'trips')).toBe(turns.filter((turn) => turn < 0).length);
    const paid = (found: Replay) => totalsIn(found, monthsOf(trips), [{ from: 0, end: trips.length }]).companyPays;
    expect(sum(hit, 'paysLess') - sum(eased, 'paysLess')).toBe(paid(one) - paid(other));
  }
});
