import { describe, expect, it } from 'vitest';
import { car, contentOf, flight, hotel, intl, rule, train } from '#tests/support/policy/sample.ts';
import { msOf } from '../../china-time.ts';
import { freeFlags } from '../facts.ts';
import type { FlightFacts } from '../facts.ts';
import type { Effect } from '../schema.ts';
import { countingOf, isHigher } from './joint.ts';
import { judge } from './judge.ts';
import { winnersOf } from './winners.ts';

const short = ({ state, overBy, message }: ReturnType<typeof judge>) => [state, overBy / 100, message];

describe('flights', () => {
  const economy = (effect: Effect = 'reason') =>
    contentOf([
      rule('flight', { kind: 'cabin', cabin: 'Y' }, [], effect),
      rule('flight', { kind: 'discount', percent: 60 }, [], effect),
      rule('flight', { kind: 'lowest', hours: 2, tolerance: 0 }, [], 'hint'),
    ]);
  const at = (yuan: number, cabin: FlightFacts['cabin'] = 'Y', more: Partial<FlightFacts> = {}): FlightFacts => ({
    ...flight,
    price: yuan * 100,
    cabin,
    ...more,
  });

  it.each([
    [at(930), 'ok', 0, ''],
    [at(1176), 'ok', 0, ''],
    [at(1280), 'over', 104, '高于 6.0 折差标 ¥1,176，超出 ¥104'],
    [at(4700, 'C'), 'over', 3524, '差标为经济舱，所选为公务舱；高于 6.0 折差标 ¥1,176，超出 ¥3,524'],
    [at(1000, 'W'), 'over', 0, '差标为经济舱，所选为超级经济舱'],
  ] as const)('%#: cabin and discount', (facts, ...expected) => {
    expect(short(judge(facts, economy(), freeFlags))).toEqual(expected);
  });

  it('the company pays up to the limit and the tolerance', () => {
    expect(judge(at(1280), economy(), freeFlags)).toMatchObject({ limit: 1176_00, companyPays: 1280_00 });
    expect(judge(at(1960), economy(), freeFlags)).toMatchObject({ limit: 1176_00, companyPays: 1376_00 });
  });

  it('without a cap the full fare of the granted cabin is the limit', () => {
    const business = contentOf([rule('flight', { kind: 'cabin', cabin: 'C' })]);
    expect(short(judge(at(4800, 'C'), business, freeFlags))).toEqual(['over', 100, '高于差标 ¥4,700，超出 ¥100']);
  });

  const nearby = (time: string, yuan: number, cabin: FlightFacts['cabin'] = 'Y') => ({
    depMs: msOf('2026-09-22 08:30'),
    nearby: [{ name: 'HU7605', depMs: msOf(`2026-09-22 ${time}`), cabin, price: yuan * 100 }],
  });
  it.each([
    ['10:30', 780, 'Y', '前后 2 小时内最低 ¥780（HU7605 10:30）'],
    ['10:35', 780, 'Y', ''],
    ['09:00', 930, 'Y', ''],
    ['09:00', 780, 'C', ''],
  ] as const)('a reminder names a cheaper flight at %s for %i in %s: %s', (time, yuan, cabin, message) => {
    expect(short(judge(at(930, 'Y', nearby(time, yuan, cabin)), economy(), freeFlags))).toEqual(['ok', 0, message]);
  });

  it('a lowest fare that needs a reason has a tolerance and an excess', () => {
    const content = contentOf([rule('flight', { kind: 'lowest', hours: 2, tolerance: 100_00 })]);
    expect(short(judge(at(930, 'Y', nearby('10:30', 830)), content, freeFlags))[0]).toBe('ok');
    expect(short(judge(at(930, 'Y', nearby('10:30', 780)), content, freeFlags))).toEqual([
      'over',
      50,
      '高于前后 2 小时内最低 ¥780（HU7605 10:30）加 ¥100，超出 ¥50',
    ]);
  });

  it.each([
    ['record', true, false, 'over', 'record'],
    ['reason', true, false, 'over', 'reason'],
    ['reason', true, true, 'over', 'approve'],
    ['approve', true, false, 'over', 'approve'],
    ['hint', false, false, 'over', 'hint'],
    ['reason', false, true, 'forbidden', 'forbid'],
    ['forbid', true, true, 'forbidden', 'forbid'],
  ] as const)('%s with overproof %s and overApprove %s is %s, %s', (effect, overproof, overApprove, state, found) => {
    expect(judge(at(1280), economy(effect), { overproof, overApprove })).toMatchObject({ state, effect: found });
  });

  it('a price of a route counts before the general one; the lower of price and discount is the limit', () => {
    const content = contentOf([
      rule('flight', { kind: 'price', fen: 1500_00 }),
      rule('flight', { kind: 'price', fen: 1000_00 }, [
        { field: 'from', op: 'in', value: ['BJS'] },
        { field: 'city', op: 'in', value: ['SHA'] },
      ]),
      rule('flight', { kind: 'discount', percent: 60 }),
    ]);
    expect(judge(at(1100), content, freeFlags).limit).toBe(1000_00);
    expect(judge({ ...at(1100), city: 'CAN' }, content, freeFlags).limit).toBe(1176_00);
  });

  it('advance days, agreement and closed flights name their figures', () => {
    const content = contentOf([
      rule('flight', { kind: 'advance', days: 3 }),
      rule('flight', { kind: 'agreement' }),
      rule('flight', { kind: 'closed' }, [{ field: 'time', op: 'in', value: [{ from: 1380, to: 360 }] }], 'forbid'),
    ]);
    expect(judge({ ...flight, advance: 1, time: 1400 }, content, freeFlags)).toMatchObject({
      state: 'forbidden',
      reasons: ['差旅标准不允许此项预订', '须提前 3 天预订，本次提前 1 天', '差标仅限协议价'],
    });
    expect(judge({ ...flight, advance: 3, agreement: true, time: 360 }, content, freeFlags).state).toBe('ok');
  });
});

it('flights abroad have a cabin by the hours of each slice', () => {
  const content = contentOf([
    rule('intl', { kind: 'cabin', cabin: 'Y' }),
    rule('intl', { kind: 'cabin', cabin: 'W' }, [{ field: 'haul', op: 'atLeast', value: 600 }]),
  ]);
  const facts = (cabin: 'W' | 'C', haul: number) => ({
    ...intl,
    slices: [
      { haul: 300, cabin: 'Y' as const, price: 1000_00 },
      { haul, cabin, price: 5000_00, cheapest: { Y: 3000_00, W: 3000_00 } },
    ],
  });
  expect(short(judge(facts('W', 700), content, freeFlags))).toEqual(['ok', 0, '']);
  expect(short(judge(facts('W', 300), content, freeFlags))).toEqual([
    'over',
    2000,
    '差标为经济舱，所选为超级经济舱，每人超出 ¥2,000',
  ]);
  expect(judge(facts('C', 700), content, freeFlags)).toMatchObject({
    message: '差标为超级经济舱，所选为公务舱，每人超出 ¥2,000',
    companyPays: 4000_00,
  });
});

describe('trains', () => {
  const fast = { field: 'trainKind', op: 'in', value: ['G', 'D', 'C'] } as const;
  const slow = { ...fast, op: 'notIn' } as const;
  const content = contentOf([
    rule('train', { kind: 'seat', seat: 'second' }, [fast]),
    rule('train', { kind: 'seat', seat: 'hardSleeper' }, [slow]),
    rule('train', { kind: 'sleeper', seat: 'softSleeper' }, [{ field: 'haul', op: 'atLeast', value: 480 }]),
  ]);

  it('have a class by the letter of the train', () => {
    const seat = (trainKind: 'G' | 'K' | 'O', chosen: 'first' | 'hardSleeper' | 'softSleeper') =>
      judge({ ...train, trainKind, seat: chosen, price: 930_00 }, content, freeFlags);
    expect(short(seat('G', 'first'))).toEqual(['over', 377, '高于差标二等座，每张超出 ¥377']);
    expect(seat('K', 'hardSleeper').state).toBe('ok');
    expect(seat('O', 'softSleeper').state).toBe('over');
  });

  it('a standard of first class does not grant premium first class', () => {
    const first = contentOf([rule('train', { kind: 'seat', seat: 'first' }, [fast])]);
    const of = (seat: 'first' | 'premium') => judge({ ...train, trainKind: 'G', seat }, first, freeFlags).state;
    expect([of('first'), of('premium')]).toEqual(['ok', 'over']);
  });

  it('a ride through the night may have a berth above the class', () => {
    const berth = (overnight: boolean, haul: number, seat: 'softSleeper' | 'bulletSleeper' | 'deluxeSleeper') =>
      judge({ ...train, trainKind: 'D', overnight, haul, seat }, content, freeFlags).state;
    expect(berth(true, 600, 'softSleeper')).toBe('ok');
    expect(berth(true, 600, 'bulletSleeper')).toBe('ok');
    expect(berth(false, 600, 'bulletSleeper')).toBe('over');
    expect(berth(false, 600, 'softSleeper')).toBe('over');
    expect(berth(true, 300, 'softSleeper')).toBe('over');
    expect(berth(true, 600, 'deluxeSleeper')).toBe('over');
  });
});

describe('hotels', () => {
  const tiers = [{ name: '一线', cities: ['BJS', 'SHA', 'CAN', 'SZX'] }];
  const inTier = { field: 'tier', op: 'in', value: ['一线'] } as const;
  const season = { name: '暑期', from: '2026-07-10', to: '2026-08-25' };
  const fair = { name: '广交会', from: '2026-08-20', to: '2026-09-04', city: 'CAN' };
  const content = contentOf(
    [
      rule('hotel', { kind: 'nightPrice', fen: 350_00 }),
      rule('hotel', { kind: 'nightPrice', fen: 500_00 }, [inTier]),
      rule('hotel', { kind: 'nightPrice', fen: 900_00 }, [
        { field: 'band', op: 'in', value: ['广交会'] },
        { field: 'city', op: 'in', value: ['CAN'] },
      ]),
      rule('hotel', { kind: 'upgrade', percent: 20 }, [{ field: 'band', op: 'in', value: ['暑期'] }], 'record'),
      rule('hotel', { kind: 'sharing', formula: 'higherPercent', percent: 120 }, [], 'hint'),
      rule('hotel', { kind: 'nights', nights: 14 }, [], 'approve'),
      rule('hotel', { kind: 'closed' }, [
        { field: 'stars', op: 'atLeast', value: 5 },
        { field: 'agreement', op: 'in', value: ['0'] },
      ]),
    ],
    { tiers, bands: [season, fair] },
  );
  const stay = (prices: number[], from = 22, more = {}) => ({
    ...hotel,
    nights: prices.map((price, at) => ({ day: `2026-09-${from + at}`, price: price * 100 })),
    ...more,
  });

  it('stand against the limit night by night, in every room', () => {
    expect(short(judge(stay([500, 400], 22, { rooms: 2 }), content, freeFlags))).toEqual(['ok', 0, '']);
    expect(judge(stay([580, 400], 22, { rooms: 2 }), content, freeFlags)).toMatchObject({
      overBy: 160_00,
      overByNight: 80_00,
      message: '2 晚中有 1 晚高于差标 ¥500/晚，共超出 ¥160',
      companyPays: 1800_00,
      limit: 500_00,
    });
    expect(short(judge(stay([501]), content, freeFlags))).toEqual(['over', 1, '高于差标 ¥500/晚，共超出 ¥1']);
    expect(judge(stay([360], 22, { city: 'CTU' }), content, freeFlags).limit).toBe(350_00);
  });

  it('a season raises the price, an event has its own, and the higher of both counts', () => {
    const limit = (city: string, day: string) =>
      judge({ ...hotel, city, nights: [{ day, price: 2000_00 }] }, content, freeFlags).limit;
    expect(limit('SHA', '2026-07-10')).toBe(600_00);
    expect(limit('SHA', '2026-08-26')).toBe(500_00);
    expect(limit('CAN', '2026-09-04')).toBe(900_00);
    expect(limit('CAN', '2026-08-20')).toBe(900_00);
    expect(limit('SHA', '2026-09-04')).toBe(500_00);
  });

  it('two nights with limits of their own say both', () => {
    const nights = [
      { day: '2026-08-25', price: 700_00 },
      { day: '2026-08-26', price: 700_00 },
    ];
    expect(judge({ ...hotel, nights }, content, freeFlags)).toMatchObject({
      message: '高于差标（每晚 ¥500 至 ¥600），共超出 ¥300',
      overByNight: 200_00,
    });
  });

  it.each([
    [{ formula: 'sumPercent', percent: 70 }, 665],
    [{ formula: 'higherPercent', percent: 120 }, 720],
    [{ formula: 'higherAndPercent', percent: 50 }, 775],
    [{ formula: 'higherPlus', fen: 100_00 }, 700],
    [{ formula: 'meanPlus', fen: 100_00 }, 575],
  ] as const)('a shared room has the limit of %o: %i', (formula, yuan) => {
    const shared = contentOf([
      rule('hotel', { kind: 'nightPrice', fen: 350_00 }),
      rule('hotel', { kind: 'nightPrice', fen: 600_00 }, [{ field: 'level', op: 'in', value: ['7'] }]),
      rule('hotel', { kind: 'sharing', ...formula }, [], 'hint'),
    ]);
    expect(judge({ ...stay([2000]), mate: '7' }, shared, freeFlags).limit).toBe(yuan * 100);
    expect(judge({ ...stay([2000]), level: '7', mate: '6' }, shared, freeFlags).limit).toBe(yuan * 100);
  });

  it('long stays and dear hotels without an agreement have effects of their own', () => {
    const nights = Array.from({ length: 15 }, (_, at) => ({ day: `2026-11-${at + 10}`, price: 300_00 }));
    expect(judge({ ...hotel, nights }, content, freeFlags)).toMatchObject({
      effect: 'approve',
      message: '连住不超过 14 晚，本次 15 晚',
    });
    expect(judge({ ...stay([400]), stars: 5 }, content, freeFlags).state).toBe('over');
    expect(judge({ ...stay([400]), stars: 5, agreement: true }, content, freeFlags).state).toBe('ok');
  });

  it('says an excess in the words of the company', () => {
    const own = {
      ...content,
      messages: { hotel: '每晚 {price}，标准 {limit}，超出 {over} × {count} 晚 ＝ {total}。' },
    };
    expect(judge(stay([780, 780]), own, freeFlags).message).toBe('每晚 ¥780，标准 ¥500，超出 ¥280 × 2 晚 ＝ ¥560。');
  });
});

describe('cars', () => {
  const scene = { field: 'scene', op: 'in', value: ['overtime'] } as const;
  const evening = { field: 'time', op: 'in', value: [{ from: 18 * 60, to: 1440 }] } as const;
  const content = contentOf([
    rule('car', { kind: 'carClass', classes: ['express', 'comfort'] }, [scene]),
    rule('car', { kind: 'perRide', fen: 80_00 }, [scene, evening]),
    rule('car', { kind: 'perMonth', fen: 1500_00 }, [scene]),
    rule('car', { kind: 'rides', rides: 20, per: 'month' }, [scene]),
    rule(
      'car',
      { kind: 'leeway', fen: 20_00 },
      [{ field: 'time', op: 'in', value: [{ from: 1320, to: 360 }] }],
      'record',
    ),
  ]);

  it('at night an excess up to the leeway is a note', () => {
    expect(judge(car, content, freeFlags)).toMatchObject({
      state: 'over',
      effect: 'record',
      overBy: 6_00,
      limit: 80_00,
      message: '每次标准 ¥80，本次 ¥86，超出 ¥6；超出 ¥20 以内只作备注',
    });
    expect(judge({ ...car, price: 101_00 }, content, freeFlags).effect).toBe('reason');
    expect(judge({ ...car, time: 1319 }, content, freeFlags).effect).toBe('reason');
  });

  it('the month counts with what was used before', () => {
    const used = { ...car.used, month: 1450_00 };
    expect(judge({ ...car, price: 75_00, used, time: 1200 }, content, freeFlags)).toMatchObject({
      overBy: 25_00,
      limit: 50_00,
      companyPays: 50_00,
      message: '当月标准 ¥1,500，已用 ¥1,450，本次 ¥75，超出 ¥25',
    });
    expect(
      judge({ ...car, used: { ...used, month: 0, ridesOfMonth: 20 }, price: 10_00 }, content, freeFlags),
    ).toMatchObject({ state: 'over', message: '当月限 20 次，已用 20 次' });
  });

  it('another class is named, and a ride without a rule is refused', () => {
    expect(judge({ ...car, carClass: 'luxury', price: 1 }, content, freeFlags).message).toBe(
      '可用快车、专车，所选为豪华车',
    );
    expect(judge({ ...car, scene: 'city' }, content, freeFlags)).toMatchObject({ state: 'forbidden', companyPays: 0 });
  });
});

it('travellers of one order count together by the highest or the lowest standard', () => {
  const low = contentOf([rule('train', { kind: 'seat', seat: 'second' })]);
  const high = contentOf([rule('train', { kind: 'seat', seat: 'business' })]);
  const facts = { ...train, seat: 'first', price: 930_00 } as const;
  const people = [
    { name: '陈佳宁', verdict: judge(facts, low, freeFlags) },
    { name: '周国梁', verdict: judge(facts, high, freeFlags) },
  ];
  expect(countingOf(people, true)).toMatchObject({ name: '周国梁', verdict: { state: 'ok' } });
  expect(countingOf(people, false)).toMatchObject({ name: '陈佳宁', verdict: { state: 'over', overBy: 377_00 } });
  expect(countingOf([], false)).toBeUndefined();
  const [higher, lower] = (['higher', 'lower'] as const).map((together) => ({ content: { ...low, together } }));
  expect([isHigher([higher!, higher!]), isHigher([higher!, lower!])]).toEqual([true, false]);
});

it('among equally specific rules the later row counts, and winners are known without a choice', () => {
  const content = contentOf([
    rule('train', { kind: 'seat', seat: 'second' }, [{ field: 'level', op: 'in', value: ['6'] }]),
    rule('train', { kind: 'seat', seat: 'first' }, [{ field: 'trainKind', op: 'in', value: ['G'] }]),
    rule('train', { kind: 'seat', seat: 'business' }),
  ]);
  expect(winnersOf(train, content).seat?.limit.seat).toBe('first');
  expect(winnersOf({ ...train, trainKind: 'K' }, content).seat?.limit.seat).toBe('second');
  expect(winnersOf({ ...train, trainKind: 'K', level: '5' }, content).seat?.limit.seat).toBe('business');
});
