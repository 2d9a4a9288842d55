import { describe, expect, it } from 'vitest';
import { msOf } from '../china-time.ts';
import { tripsOf } from './trips.ts';
import type { TripLeg, TripOrder } from './trips.ts';

const now = msOf('2026-11-20 12:00:00');
let orders = 0;

/** `北京 上海 12-01 08:00 10:00` */
function leg(text: string, given: Partial<TripLeg> = {}): TripLeg {
  const [orgcityname = '', dstcityname = '', day = '', dep = '', arr = ''] = text.split(' ');
  const at = (clock: string) => `2026-${day} ${clock}:00`;
  return {
    triptype: 1,
    orgcityname,
    dstcityname,
    airline: 'CA',
    flightNo: 'CA1',
    depTime: at(dep),
    arrTime: at(arr),
    ...given,
  };
}
const order = (flights: (string | TripLeg)[], given: Partial<TripOrder> = {}): TripOrder => ({
  orderId: String((orders += 1)),
  status: 2,
  psgNames: ['周砚清'],
  flightList: flights.map((one) => (typeof one === 'string' ? leg(one) : one)),
  ...given,
});
const shown = (list: TripOrder[]) =>
  tripsOf(list, now).map(({ from, to, cities, steps }) => ({
    days: `${from.slice(5)}–${to.slice(5)}`,
    cities: cities.join('→'),
    notes: steps.flatMap(({ notes }) => notes.map(({ kind, text }) => `${kind} ${text}`)),
  }));

describe('trips', () => {
  it('put the way there and the way back of two orders together, with the nights between', () => {
    const list = [order(['上海 北京 12-05 18:00 20:00']), order(['北京 上海 12-01 08:00 10:00'])];
    expect(shown(list)).toEqual([{ days: '12-01–12-05', cities: '北京→上海→北京', notes: ['stay 上海停留 4 晚'] }]);
  });

  it('begin anew after a return home, and after a stay of more than two weeks', () => {
    const home = [
      order(['北京 上海 12-01 08:00 10:00', '上海 北京 12-02 08:00 10:00']),
      order(['北京 广州 12-06 08:00 11:00']),
    ];
    expect(shown(home).map(({ cities }) => cities)).toEqual(['北京→上海→北京', '北京→广州']);
    const long = [order(['北京 上海 12-01 08:00 10:00']), order(['上海 北京 12-16 08:00 10:00'])];
    expect(shown(long)).toHaveLength(2);
  });

  it.each([
    ['上海 广州 12-01 09:00 11:00', 'clash 与 CA1 时间冲突'],
    ['上海 广州 12-01 11:30 13:30', 'tight 上海中转仅 1 时 30 分，请留意衔接'],
    ['杭州 广州 12-01 15:00 17:00', 'break 到达上海，下一程从杭州出发，中间行程未安排'],
    ['杭州 广州 12-02 15:00 17:00', 'break 到达上海，下一程从杭州出发，中间行程未安排'],
  ])('name a gap or a clash: %s', (second, note) => {
    expect(shown([order(['北京 上海 12-01 08:00 10:00']), order([second])])[0]?.notes).toEqual([note]);
  });

  it('have no note where the time to change is enough', () => {
    expect(shown([order(['北京 上海 12-01 08:00 10:00']), order(['上海 广州 12-01 14:00 16:00'])])[0]?.notes).toEqual(
      [],
    );
  });

  it('are those of the same people: colleagues on the same day have their own', () => {
    const list = [
      order(['北京 上海 12-01 08:00 10:00']),
      order(['广州 成都 12-01 08:00 10:00'], { psgNames: ['林知远'] }),
    ];
    expect(shown(list)).toHaveLength(2);
    expect(
      shown([...list, order(['上海 北京 12-01 09:00 11:00'], { psgNames: ['周砚清', '林知远'] })])[0]?.notes,
    ).toEqual(['clash 与 CA1 时间冲突']);
  });

  it('name a clash of flights that stand in two trips', () => {
    const list = [
      order(['北京 广州 12-01 08:00 11:00'], { flightList: [leg('北京 广州 12-01 08:00 11:00', { flightNo: 'CA7' })] }),
      order(['成都 昆明 12-08 08:00 10:00']),
      order(['广州 北京 12-08 09:00 12:00'], { flightList: [leg('广州 北京 12-08 09:00 12:00', { flightNo: 'CA9' })] }),
    ];
    const found = shown(list);
    expect(found).toHaveLength(2);
    expect(found.flatMap(({ notes }) => notes)).toContain('clash 与 CA9 时间冲突');
  });

  it('judge no flight that is being refunded', () => {
    const list = [
      order(['北京 上海 12-01 08:00 10:00']),
      order(['杭州 广州 12-01 09:00 11:00'], { status: 10 }),
      order(['上海 北京 12-03 09:00 11:00']),
    ];
    expect(shown(list)[0]).toMatchObject({ cities: '北京→上海→北京', notes: ['stay 上海停留 2 晚'] });
  });

  it('say that a cancelled flight breaks the trip, and judge the others without it', () => {
    const cancelled = leg('上海 广州 12-01 11:00 13:00', { schedule: 'cancelled', flightNo: 'CA2' });
    expect(shown([order(['北京 上海 12-01 08:00 10:00']), order([cancelled])])[0]?.notes).toEqual([
      'break CA2 已取消，请改签或另订行程',
    ]);
  });

  it('leave out orders that are over, cancelled or refunded', () => {
    expect(shown([order(['北京 上海 11-01 08:00 10:00'])])).toEqual([]);
    for (const status of [4, 5, 6, 8]) expect(shown([order(['北京 上海 12-01 08:00 10:00'], { status })])).toEqual([]);
  });
});

describe('stays', () => {
  const stay = (checkIn: string, checkOut: string, given: Partial<TripOrder> = {}) =>
    order([], {
      hotel: { name: '南京西路栖庐酒店', cityName: '上海', checkIn: `2026-${checkIn}`, checkOut: `2026-${checkOut}` },
      ...given,
    });
  const there = () => order(['北京 上海 12-01 08:00 10:00', '上海 北京 12-04 18:00 20:00']);

  it('are in the trip of their guest on the same days, whatever was booked first', () => {
    const hotel = stay('12-01', '12-04');
    const [trip, ...others] = tripsOf([hotel, there()], now);
    expect(others).toEqual([]);
    expect(trip?.stays).toEqual([hotel]);
    expect(trip?.steps).toHaveLength(2);
  });

  it('in a city where the trip does not lead are a trip of their own', () => {
    const trips = tripsOf([stay('12-01', '12-03'), order(['北京 昆明 12-01 08:00 11:00'])], now);
    expect(trips.map(({ cities, stays }) => [cities.join('→'), stays.length])).toEqual([
      ['北京→昆明', 0],
      ['上海', 1],
    ]);
  });

  it('of other people, other days or a cancelled order are not', () => {
    expect(tripsOf([there(), stay('12-01', '12-04', { psgNames: ['许曼'] })], now)).toHaveLength(2);
    expect(tripsOf([there(), stay('12-20', '12-22')], now)).toHaveLength(2);
    expect(tripsOf([there(), stay('12-01', '12-04', { status: 5 })], now).map(({ stays }) => stays)).toEqual([[]]);
  });

  it('without a flight are a trip of their own, one after the other the same one', () => {
    const trips = tripsOf([stay('12-03', '12-05'), stay('12-01', '12-03')], now);
    expect(trips.map(({ from, to, cities, stays }) => [from, to, cities, stays.length])).toEqual([
      ['2026-12-01', '2026-12-05', ['上海'], 2],
    ]);
  });
});
