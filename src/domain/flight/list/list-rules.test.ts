import { describe, expect, it } from 'vitest';
import { fenOf } from '../../money.ts';
import { cheaperNearby, nextSort, reasonOf, sortOffers } from './list-sort.ts';
import { facetsOf } from './list-facets.ts';
import { noFilters } from './list-choices.ts';
import type { Filters, SortKey } from './list-choices.ts';
import { bandAt, countFilters, filterOffers, filtersForReturn, toggleOption } from './list-filter.ts';
import { cheapest, discountText, leavingAfter, lowestReturn, notLeft } from './list-flight.ts';
import type { ListFlight, ListSeat } from './list-flight.ts';

const price = {
  childCabinPrice: '0',
  infantCabinPrice: '0',
  adtTaxeCn: '0',
  adtTaxeYq: '0',
  chdTaxeCn: '0',
  chdTaxeYq: '0',
  serviceFee: '0',
  discountServiceFee: '0',
  ruleId: 'A-L',
};
const seat = (parPrice: string, more: Partial<ListSeat> = {}): ListSeat => ({
  cabinCode: 'Y',
  cabinClass: 'Y',
  discount: 4.7,
  seatNum: 10,
  parPrice,
  ...price,
  ...more,
});

function flight(flightNo: string, time: string, price: string, more: Partial<ListFlight> = {}): ListFlight {
  const [dep = '', arr = ''] = time.split('-');
  return {
    flightId: `${flightNo}-20260922-PEKSHA`,
    flightNo,
    airline: flightNo.slice(0, 2),
    airlineName: { CA: '中国国航', MU: '东方航空', SC: '山东航空', ZH: '深圳航空' }[flightNo.slice(0, 2)] ?? '',
    carrierFlightNo: '',
    planeSize: '大型',
    orgAirport: 'PEK',
    orgAirportName: '首都',
    dstAirport: 'SHA',
    dstAirportName: '虹桥',
    depTime: `2026-09-22 ${dep}:00`,
    arrTime: `2026-09-22 ${arr}:00`,
    arrivalDays: 0,
    durationMinutes:
      (Number(arr.slice(0, 2)) - Number(dep.slice(0, 2))) * 60 + Number(arr.slice(3)) - Number(dep.slice(3)),
    stops: [],
    punctuality: 95,
    seats: [seat(price)],
    ...more,
  };
}

const ca = flight('CA1501', '08:30-10:45', '930', {
  seats: [seat('930'), seat('3680', { cabinClass: 'C', discount: 18 })],
});
const mu = flight('MU5104', '09:00-11:20', '860', { orgAirport: 'PKX', orgAirportName: '大兴' });
const sc = flight('SC4652', '07:25-11:40', '620', {
  planeSize: '中型',
  dstAirport: 'PVG',
  dstAirportName: '浦东',
  stops: ['济南'],
  punctuality: 88,
});
const zh = flight('ZH1519', '10:30-12:50', '1280', {
  carrierFlightNo: 'CA1519',
  seats: [seat('1280', { seatNum: 2, standard: { verdict: 'over', overBy: '104' } })],
});
const all = [ca, mu, sc, zh];
const any = { cabin: '', people: 1 } as const;
const numbers = (offers: readonly { flight: ListFlight }[]): string[] => offers.map((one) => one.flight.flightNo);

describe('the seat a row shows', () => {
  it.each([
    ['the cheapest of all cabins', { cabin: '', people: 1 }, '930'],
    ['business and first are one choice', { cabin: 'CF', people: 1 }, '3680'],
    ['none where the cabin is not sold', { cabin: 'W', people: 1 }, undefined],
  ] as const)('is %s', (_, wish, price) => {
    expect(cheapest(ca, wish)?.seat.parPrice).toBe(price);
  });

  it('costs what is shown: with fund, fuel and fee, or the ticket alone', () => {
    const taxed = flight('CA1501', '08:30-10:45', '930', {
      seats: [seat('930', { adtTaxeCn: '50', adtTaxeYq: '20', serviceFee: '10', discountServiceFee: '5' })],
    });
    expect((['total', 'ticket'] as const).map((basis) => cheapest(taxed, { ...any, basis })?.fen)).toEqual([
      fenOf('1005'),
      fenOf('930'),
    ]);
  });

  it('is marked as bare where baggage costs extra, and left out of a search with baggage', () => {
    const rules = { 'LC-X': { baggageKg: 0 }, 'A-L': { baggageKg: 20 } };
    const spring = flight('9C8889', '08:30-10:45', '400', { seats: [seat('400', { ruleId: 'LC-X' }), seat('600')] });
    expect([cheapest(spring, { ...any, rules })?.isBare, cheapest(ca, { ...any, rules })?.isBare]).toEqual([
      true,
      false,
    ]);
    const offers = filterOffers([spring, ca], { ...noFilters, baggage: true }, { ...any, rules });
    expect(offers.map((one) => [one.seat.parPrice, one.isBare])).toEqual([
      ['600', false],
      ['930', false],
    ]);
  });

  it('is recommended less where baggage costs extra', () => {
    const rules = { 'LC-X': { baggageKg: 0 } };
    const bare = flight('9C8889', '08:30-10:45', '900', { seats: [seat('900', { ruleId: 'LC-X' })] });
    expect(
      numbers(sortOffers(filterOffers([bare, ca], noFilters, { ...any, rules }), { by: 'recommended', down: false })),
    ).toEqual(['CA1501', '9C8889']);
  });

  it('of a return trip leaves after the way out has landed', () => {
    const returns = filterOffers([mu, ca], noFilters, any);
    expect([
      lowestReturn(returns, '2026-09-22 08:45:00'),
      lowestReturn(returns, '2026-09-22 08:00:00'),
      lowestReturn(returns, '2026-09-22 12:00:00'),
    ]).toEqual([fenOf('860'), fenOf('860'), undefined]);
  });

  it('has a seat for every passenger who needs one, or is not offered', () => {
    expect(cheapest(zh, { cabin: '', people: 3 })).toBeUndefined();
    expect(cheapest(ca, { cabin: '', people: 9 })?.seat.seatNum).toBe(10);
  });

  it.each([
    [4.7, '4.7 折'],
    [6, '6.0 折'],
    [10, '全价'],
    [11.7, ''],
    [18, ''],
  ] as const)('a discount of %s reads %s', (discount, text) => {
    expect(discountText({ discount })).toBe(text);
  });
});

describe('filters', () => {
  const rows: [string, Partial<Filters>, string[]][] = [
    ['direct only', { stops: ['direct'] }, ['CA1501', 'MU5104', 'ZH1519']],
    ['with a stop', { stops: ['stop'] }, ['SC4652']],
    ['two airlines together', { airline: ['CA', 'SC'] }, ['CA1501', 'SC4652']],
    ['one airport of departure', { depAirport: ['PKX'] }, ['MU5104']],
    ['one airport of arrival', { arrAirport: ['PVG'] }, ['SC4652']],
    ['in the morning', { dep: ['06-12'], arr: ['12-18'] }, ['ZH1519']],
    ['by size of aircraft', { size: ['中型'] }, ['SC4652']],
    ['without code shares', { hideShare: true }, ['CA1501', 'MU5104', 'SC4652']],
    ['within the travel standard', { compliant: true }, ['CA1501', 'MU5104', 'SC4652']],
    ['groups narrow each other', { stops: ['direct'], airline: ['SC'] }, []],
  ];
  it.each(rows)('%s', (_, filters, left) => {
    expect(numbers(filterOffers(all, { ...noFilters, ...filters }, any))).toEqual(left);
  });

  it.each([
    ['2026-09-22 00:00:00', '00-06'],
    ['2026-09-22 05:59:00', '00-06'],
    ['2026-09-22 06:00:00', '06-12'],
    ['2026-09-22 12:00:00', '12-18'],
    ['2026-09-22 23:59:00', '18-24'],
  ])('%s belongs to the band %s', (moment, band) => {
    expect(bandAt(moment)).toBe(band);
  });

  it('counts what is on', () => {
    const on = toggleOption(toggleOption({ ...noFilters, hideShare: true }, 'airline', 'CA'), 'airline', 'MU');
    expect(countFilters(on)).toBe(3);
    expect(countFilters(toggleOption(on, 'airline', 'CA'))).toBe(2);
  });

  it('keeps for the way back what is not tied to one flight, with the airports turned round', () => {
    const on = { ...noFilters, stops: ['direct'], dep: ['06-12'], airline: ['CA'], depAirport: ['PEK'] } as const;
    expect(filtersForReturn(on)).toEqual({ ...noFilters, stops: ['direct'], arrAirport: ['PEK'] });
  });

  it('hides flights that have left and returns that leave before the arrival', () => {
    expect(notLeft(all, '2026-09-22 08:30:00').map((one) => one.flightNo)).toEqual(['MU5104', 'ZH1519']);
    expect(leavingAfter(all, '2026-09-22 09:30:00').map((one) => one.flightNo)).toEqual(['ZH1519']);
  });
});

describe('facets', () => {
  it('show the number of flights of an option and their lowest price', () => {
    const { airline, stops, cabin } = facetsOf(all, noFilters, any);
    expect(airline.map((one) => [one.label, one.count, one.lowestFen])).toEqual([
      ['中国国航', 1, 93000],
      ['东方航空', 1, 86000],
      ['山东航空', 1, 62000],
      ['深圳航空', 1, 128000],
    ]);
    expect(stops.map((one) => [one.label, one.count, one.lowestFen])).toEqual([
      ['直飞', 3, 86000],
      ['经停', 1, 62000],
    ]);
    expect(cabin.map((one) => one.count)).toEqual([4, 0, 1]);
  });

  it('count a group with every other group applied, but not with itself', () => {
    const { airline, stops, hideShare, compliant } = facetsOf(
      all,
      { ...noFilters, stops: ['direct'], airline: ['SC'] },
      any,
    );
    expect(stops.find((one) => one.option === 'stop')?.count).toBe(1);
    expect(airline.find((one) => one.option === 'SC')?.count).toBe(0);
    expect(airline.find((one) => one.option === 'CA')?.count).toBe(1);
    expect([hideShare.count, compliant.count]).toEqual([0, 0]);
  });

  it('keep a ticked option that the list does not have', () => {
    const { airline } = facetsOf(all, { ...noFilters, airline: ['CZ'] }, any);
    expect(airline.find((one) => one.option === 'CZ')).toMatchObject({ label: 'CZ', count: 0, lowestFen: null });
  });
});

describe('sorting', () => {
  const offers = filterOffers(all, noFilters, any);
  const rows: [SortKey, boolean, string[]][] = [
    ['dep', false, ['SC4652', 'CA1501', 'MU5104', 'ZH1519']],
    ['dep', true, ['ZH1519', 'MU5104', 'CA1501', 'SC4652']],
    ['price', false, ['SC4652', 'MU5104', 'CA1501', 'ZH1519']],
    ['price', true, ['ZH1519', 'CA1501', 'MU5104', 'SC4652']],
    ['duration', false, ['CA1501', 'MU5104', 'ZH1519', 'SC4652']],
    ['recommended', false, ['MU5104', 'CA1501', 'SC4652', 'ZH1519']],
  ];
  it.each(rows)('by %s, down: %s', (by, down, order) => {
    expect(numbers(sortOffers(offers, { by, down }))).toEqual(order);
  });

  it('sorts equal flights the same for every order of the input', () => {
    const twins = filterOffers(
      [flight('MU5110', '10:00-12:20', '860'), flight('CA1510', '10:00-12:20', '860'), mu],
      noFilters,
      any,
    );
    const sort = { by: 'price', down: false } as const;
    expect(numbers(sortOffers(twins, sort))).toEqual(['MU5104', 'CA1510', 'MU5110']);
    expect(numbers(sortOffers([...twins].reverse(), sort))).toEqual(['MU5104', 'CA1510', 'MU5110']);
  });

  it('turns round on the second press; 推荐 has one direction', () => {
    const once = nextSort({ by: 'recommended', down: false }, 'price');
    expect([once, nextSort(once, 'price')]).toEqual([
      { by: 'price', down: false },
      { by: 'price', down: true },
    ]);
    expect(nextSort({ by: 'price', down: true }, 'recommended')).toEqual({ by: 'recommended', down: false });
  });

  it('names the reason of the first rank in one line', () => {
    expect(reasonOf(sortOffers(offers, { by: 'recommended', down: false }))).toBe(
      '首推 MU5104：直飞，只比最低价贵 ¥240，比最快的多 5 分钟，准点率最高 95%',
    );
    expect(reasonOf([])).toBe('');
  });

  it('names a cheaper flight only within the hours around the chosen one', () => {
    const chosen = { flightId: ca.flightId, depTime: ca.depTime, fen: fenOf('930') };
    expect(cheaperNearby(offers, chosen, 2)?.flight.flightNo).toBe('SC4652');
    expect(cheaperNearby(offers, chosen, 1)?.flight.flightNo).toBe('MU5104');
    expect(cheaperNearby(offers, { flightId: sc.flightId, depTime: sc.depTime, fen: fenOf('620') }, 4)).toBeUndefined();
  });

  it('names the chosen flight first of several at one price, then the direct one, then the nearest', () => {
    const cheap = [
      flight('ZH9001', '08:40-10:45', '620', { stops: ['济南'] }),
      flight('MU9002', '10:00-12:05', '620'),
      flight('SC9003', '09:10-11:15', '620'),
      flight('CA1501', '08:30-10:45', '620'),
    ];
    const offered = filterOffers(cheap, noFilters, any);
    const chosen = { flightId: ca.flightId, depTime: ca.depTime, fen: fenOf('930') };
    const named = (offers: typeof offered) => cheaperNearby(offers, chosen, 2)?.flight.flightNo;
    expect([
      named(offered),
      named(offered.filter(({ flight: { flightNo } }) => flightNo !== 'CA1501')),
      named(offered.slice(0, 1)),
    ]).toEqual(['CA1501', 'SC9003', 'ZH9001']);
  });
});
