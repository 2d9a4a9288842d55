import { expect, it } from 'vitest';
import type { OtherWays, TrainRide, TrainSeat, TransferPlan } from '#contract/train.ts';
import { momentAt } from '#domain/china-time.ts';
import { bestWays, risks } from '#domain/rail/search/ways.ts';
import type { WayFigures } from '#domain/rail/search/ways.ts';
import { planKeyOf } from '../seat-plan/create-plans.ts';
import { otherWays } from './other-ways.ts';
import { wayTexts } from './texts.ts';
import { waysOf } from './ways-of.ts';
import type { WaysInput } from './ways-of.ts';

/** Numbers without a library of chance: the same on every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let now = seed; ; now = (now * 1_103_515_245 + 12_345) % 2_147_483_648) yield now >> 8;
}
const next = numbers(33);
const upTo = (n: number): number => next.next().value % n;
const yuan = () => String(50 + upTo(9) * 40);
const start = Date.UTC(2026, 11, 1);
const call = (telecode: string, hours: number) => ({
  station: telecode,
  telecode,
  at: momentAt(start + hours * 3_600_000),
});

const seat = (left: number): TrainSeat => ({ seatClass: 'second', left, price: yuan(), studentPrice: '' });
function ride(trainNumber: string, left: number, [from, to]: readonly [string, string] = ['AAA', 'CCC']): TrainRide {
  const [departs, lasts] = [upTo(9), 1 + upTo(9)];
  return {
    trainNumber,
    letter: 'G',
    tags: [],
    from: call(from, departs),
    to: call(to, departs + lasts),
    beginsHere: true,
    endsHere: true,
    minutes: lasts * 60,
    nights: 0,
    km: 500,
    sale: { state: 'open' },
    seats: [seat(left)],
    bySeatChange: left === 0,
  };
}

function random(): WaysInput {
  const rides = Array.from({ length: 3 }, (_, n) => ride(`G${n + 1}`, upTo(2) * 5));
  const full = rides.filter(({ bySeatChange }) => bySeatChange);
  const plan = (one: TrainRide) => {
    const part = {
      seatClass: 'second' as const,
      seat: '01车 1A号',
      seatNo: 0,
      from: one.from,
      to: one.to,
      price: yuan(),
    };
    return [planKeyOf(one), { plan: { parts: [part, part], price: yuan() } }] as const;
  };
  const [first, second] = [ride('G7', 3, ['AAA', 'BBB']), ride('G8', 3, ['BBB', 'CCC'])];
  const waits = 20 + upTo(40);
  const transfer: TransferPlan = {
    kind: 'same',
    departs: first.from.at,
    arrives: second.to.at,
    minutes: first.minutes + waits + second.minutes,
    waits,
    price: '0',
    rides: [first, second],
  };
  const air = (code: string, hours: number) => ({ cityCode: code, city: code, airport: '', at: call('', hours).at });
  const others: OtherWays = {
    partWays: full.map((one) => ({
      ride: { ...ride(one.trainNumber, 4, ['AAA', 'BBB']) },
      to: one.to,
      minutes: one.minutes,
      nights: 0,
      rest: yuan(),
      canStand: upTo(2) === 0,
    })),
    waits: full.map(({ trainNumber }) => ({
      trainNumber,
      fromStation: 'AAA',
      toStation: 'CCC',
      seatClass: 'second',
      ahead: upTo(9),
      chance: upTo(2) ? 'good' : 'small',
    })),
    flights: [{ flightNo: 'CA1', from: air('PEK', 8), to: air('SHA', 9 + upTo(3)), price: yuan() }],
  };
  return {
    rides,
    transfers: [transfer],
    plans: Object.fromEntries(full.map(plan)),
    others,
    isStudent: false,
    travelType: 'private',
  };
}

const beats = (a: WayFigures, b: WayFigures): boolean =>
  a.fen <= b.fen &&
  a.minutes <= b.minutes &&
  risks.indexOf(a.risk) <= risks.indexOf(b.risk) &&
  (a.fen < b.fen || a.minutes < b.minutes || a.risk !== b.risk);

it('of all kinds of ways those are shown that no other beats, by brute force', () => {
  const kinds = new Set<string>();
  for (let n = 0; n < 600; n += 1) {
    const input = random();
    const all = [...waysOf(input, wayTexts), ...otherWays(input, wayTexts)];
    const best = bestWays(all);
    const key = ({ fen, minutes, risk }: WayFigures) => `${fen} ${minutes} ${risk}`;
    expect(new Set(best.map(key))).toEqual(new Set(all.filter((one) => !all.some((b) => beats(b, one))).map(key)));
    expect(best.some((one) => best.some((other) => beats(other, one)))).toBe(false);
    for (const { kind } of best) kinds.add(kind);
  }
  expect([...kinds].sort()).toEqual(['air', 'direct', 'part', 'seat', 'transfer', 'wait']);
});

it('a berth to wait for costs the deposit, which is the price of the dearest tier', () => {
  const full = ride('Z1', 0);
  const [seat] = full.seats;
  if (!seat) throw new Error('the train has no seats');
  const berth = (price: string, studentPrice: string) => ({ berth: 'lower' as const, left: 0, price, studentPrice });
  Object.assign(seat, {
    seatClass: 'hardSleeper',
    price: '180.00',
    studentPrice: '150.00',
    berths: [berth('195.00', '165.00'), berth('180.00', '150.00')],
  });
  const wait = { trainNumber: 'Z1', fromStation: 'AAA', toStation: 'CCC', ahead: 0, chance: 'good' } as const;
  const fenFor = (isStudent: boolean) =>
    otherWays(
      {
        ...random(),
        rides: [full],
        isStudent,
        others: { partWays: [], flights: [], waits: [{ ...wait, seatClass: 'hardSleeper' }] },
      },
      wayTexts,
    ).map(({ fen }) => fen);
  expect(fenFor(false)).toEqual([19_500]);
  expect(fenFor(true)).toEqual([16_500]);
});
