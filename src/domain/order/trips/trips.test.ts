import { describe, expect, it } from 'vitest';
import { msOf } from '../../china-time.ts';
import { tripsOf } from './trips.ts';
import type { TripLeg, TripOrder } from './trip.ts';

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
  type: 'airTicket',
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
  it('are of those who still fly', () => {
    const given = { psgNames: ['周砚清', '林知夏'], refundedNames: ['林知夏'] };
    expect(tripsOf([order(['北京 上海 12-01 08:00 10:00'], given)], now)[0]?.psgNames).toEqual(['周砚清']);
  });

  it('put the way there and the way back of two orders together, with the nights between', () => {
    const list = [order(['上海 北京 12-05 18:00 20:00']), order(['北京 上海 12-01 08:00 10:00'])];
    expect(shown(list)).toEqual([{ days: '12-01–12-05', cities: '北京→上海→北京', notes: ['stay 上海停留 4 晚'] }]);
  });

  it('of two people of whom one has changed have no clash between them, and each way once', () => {
    const pair = { psgNames: ['沈若清', '蒋文博'], status: 3 };
    const changed = leg('北京 上海 12-03 07:15 09:25', { flightNo: 'CA1503', people: ['蒋文博'] });
    const booked = leg('北京 上海 12-03 08:30 10:45', { flightNo: 'CA1501', people: ['沈若清'], asBooked: true });
    const onward = order(['上海 成都 12-04 21:35 23:35'], { psgNames: ['沈若清'] });
    const [trip, ...others] = tripsOf([order([changed, booked], pair), onward], now);
    expect(others).toEqual([]);
    expect(trip?.ways).toEqual([['北京', '上海', '成都']]);
    expect(trip?.steps.flatMap(({ notes }) => notes.map(({ text }) => text))).toEqual(['上海停留 1 晚']);
    // The one who has arrived and goes on from elsewhere is the one who flew.
    const other = order(['上海 广州 12-03 09:40 12:00'], { psgNames: ['沈若清'] });
    expect(shown([order([changed, booked], pair), other])[0]?.notes).toEqual(['clash 与 CA1 时间冲突']);
  });

  it('flights abroad are compared by their moments, and a connection of one slice is no news', () => {
    const abroad = { depOffset: 480, arrOffset: 0 };
    const toLondon = leg('上海 伦敦 12-01 13:00 17:30', { ...abroad, flightNo: 'MU551' });
    const others = order(['北京 广州 12-01 22:00 23:50']);
    expect(shown([order([toLondon], { type: 'intl' }), others])[0]?.notes).toContain('clash 与 CA1 时间冲突');
    const on = leg('伦敦 都柏林 12-01 18:40 20:00', { depOffset: 0, arrOffset: 0, segment: 2 });
    expect(shown([order([toLondon, on], { type: 'intl' })])[0]?.notes).toEqual([]);
  });

  const ride = (text: string) => {
    const { orgcityname, dstcityname, depTime, arrTime } = leg(text);
    return {
      trainNumber: 'G1',
      from: { station: `${orgcityname}南`, city: orgcityname, at: depTime },
      to: { station: `${dstcityname}虹桥`, city: dstcityname, at: arrTime },
    };
  };
  const byTrain = (...rides: string[]) => order([], { type: 'train', train: { rides: rides.map(ride) } });

  it('have rides of trains beside flights, by the cities of their stations', () => {
    const list = [byTrain('北京 上海 12-01 08:00 12:30'), order(['上海 北京 12-05 18:00 20:00'])];
    expect(shown(list)).toEqual([{ days: '12-01–12-05', cities: '北京→上海→北京', notes: ['stay 上海停留 4 晚'] }]);
    expect(tripsOf(list, now)[0]?.steps[0]?.leg).toMatchObject({ flightNo: 'G1', stations: ['北京南', '上海虹桥'] });
  });

  it('name little time between two trains of two orders, none between those of one', () => {
    const [first, second] = ['北京 南京 12-01 08:00 11:00', '南京 上海 12-01 11:20 12:30'];
    expect(shown([byTrain(first!, second!)])[0]?.notes).toEqual([]);
    expect(shown([byTrain(first!), byTrain(second!)])[0]?.notes).toEqual(['tight 南京中转仅 20 分钟，请留意衔接']);
    expect(shown([byTrain(first!), byTrain('南京 上海 12-01 11:40 12:30')])[0]?.notes).toEqual([]);
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
    ['杭州 广州 12-01 15:00 17:00', 'break 周砚清将在上海，下一程却从杭州出发：还缺 上海 → 杭州'],
    ['杭州 广州 12-04 15:00 17:00', 'break 周砚清将在上海，下一程却从杭州出发：还缺 上海 → 杭州'],
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

  it('are flown whole by somebody: a chain of people who each share a part has no heading in common', () => {
    const list = [
      order(['北京 上海 12-01 08:00 10:00'], { psgNames: ['周砚清', '林知远'] }),
      order(['上海 广州 12-02 08:00 10:00']),
      order(['广州 成都 12-03 08:00 10:00'], { psgNames: ['林知远', '许曼'] }),
    ];
    expect(shown(list).map(({ cities }) => cities)).toEqual(['北京→上海→广州', '广州→成都']);
  });

  it('have no part that is unpaid: it stands apart', () => {
    const list = [
      order(['北京 上海 12-01 08:00 10:00']),
      order(['上海 成都 12-02 08:00 10:00', '成都 上海 12-03 08:00 10:00'], { status: 0 }),
      order(['上海 北京 12-05 08:00 10:00']),
    ];
    expect(shown(list).map(({ cities }) => cities)).toEqual(['北京→上海→北京', '上海→成都→上海']);
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

  it('name a flight of another trip that makes a stay false', () => {
    const list = [
      order(['北京 上海 12-01 08:00 10:00']),
      order(['深圳 昆明 12-09 15:50 18:00', '昆明 成都 12-13 08:00 10:00']),
      order(['上海 北京 12-12 08:00 10:00']),
    ];
    const noted = shown(list).flatMap(({ notes }) => notes);
    expect(noted).toEqual([
      'clash 在上海期间，12-09 15:50 又从深圳乘 CA1，同一人在两个城市',
      'clash 在昆明期间，12-12 08:00 又从上海乘 CA1，同一人在两个城市',
    ]);
  });

  it('end at home, though the next flight leaves on the day after', () => {
    const list = [
      order(['北京 上海 12-09 08:00 10:00']),
      order(['上海 北京 12-11 09:50 12:20']),
      order(['北京 成都 12-12 20:05 23:05']),
      order(['成都 北京 12-15 10:35 13:05']),
    ];
    expect(shown(list).map(({ days, cities }) => [days, cities])).toEqual([
      ['12-09–12-11', '北京→上海→北京'],
      ['12-12–12-15', '北京→成都→北京'],
    ]);
  });

  it('offer a flight for the gap, and the change or the cancellation of a flight that clashes', () => {
    const remediesOf = (list: TripOrder[]) =>
      tripsOf(list, now).flatMap(({ steps }) => steps.flatMap(({ notes }) => notes.map(({ remedy }) => remedy)));
    const first = () => order(['北京 上海 12-01 08:00 10:00']);
    expect(remediesOf([first(), order(['杭州 广州 12-02 15:00 17:00'])])).toEqual([
      { kind: 'search', from: '上海', to: '杭州', day: '2026-12-01' },
    ]);
    const [ticket, unpaid] = [
      order(['上海 广州 12-01 09:00 11:00']),
      order(['上海 广州 12-01 09:00 11:00'], { status: 0 }),
    ];
    expect(remediesOf([first(), ticket])).toEqual([{ kind: 'change', orderId: ticket.orderId, type: 'airTicket' }]);
    expect(remediesOf([first(), unpaid])).toEqual([{ kind: 'cancel', orderId: unpaid.orderId, type: 'airTicket' }]);
  });

  it('leave out a flight that is being refunded', () => {
    const list = [
      order(['北京 上海 12-01 08:00 10:00']),
      order(['杭州 广州 12-01 09:00 11:00'], { status: 10 }),
      order(['上海 北京 12-03 09:00 11:00']),
    ];
    const [trip] = tripsOf(list, now);
    expect(trip?.steps.map(({ leg }) => leg.orgcityname)).toEqual(['北京', '上海']);
    expect(shown(list)).toMatchObject([{ cities: '北京→上海→北京', notes: ['stay 上海停留 2 晚'] }]);
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
      type: 'hotel',
      hotel: { name: '南京西路栖庐酒店', cityName: '上海', checkIn: `2026-${checkIn}`, checkOut: `2026-${checkOut}` },
      ...given,
    });
  const there = () => order(['北京 上海 12-01 08:00 10:00', '上海 北京 12-04 18:00 20:00']);

  it('are in the trip of their guest on the same days, whatever was booked first', () => {
    const hotel = stay('12-01', '12-04');
    const [trip, ...others] = tripsOf([hotel, there()], now);
    expect(others).toEqual([]);
    expect(trip?.stays).toEqual([{ order: hotel, notes: [] }]);
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

  const roomsOf = (list: TripOrder[]) => tripsOf(list, now).flatMap(({ stays }) => stays.flatMap(({ notes }) => notes));

  it('after the departure of their guest are named, with the way to cancel them', () => {
    const flights = [order(['北京 上海 12-09 08:00 10:00']), order(['上海 广州 12-10 11:20 16:00'])];
    const hotel = stay('12-09', '12-11');
    expect(roomsOf([...flights, hotel])).toEqual([
      {
        kind: 'room',
        text: '12-10 11:20 已离开上海，之后的房晚将空置',
        remedy: { kind: 'cancelStay', orderId: hotel.orderId, type: 'hotel' },
      },
    ]);
    // Until the departure, over a day away, and of another guest they are right.
    expect(roomsOf([...flights, stay('12-09', '12-10')])).toEqual([]);
    expect(roomsOf([...flights, stay('12-09', '12-11', { psgNames: ['许曼'] })])).toEqual([]);
    const away = order(['上海 杭州 12-10 07:00 08:00', '杭州 上海 12-10 20:00 21:00']);
    expect(roomsOf([order(['北京 上海 12-09 08:00 10:00']), away, stay('12-09', '12-11')])).toEqual([]);
  });

  it('before the arrival of their guest are named', () => {
    expect(roomsOf([order(['北京 上海 12-11 08:00 10:00']), stay('12-09', '12-12')])[0]?.text).toBe(
      '12-11 才到上海，12-09 起的房晚将空置',
    );
    expect(roomsOf([order(['北京 上海 12-09 22:50 23:59']), stay('12-09', '12-12')])).toEqual([]);
  });

  it('in two hotels in one night, or in two cities, are named at the one that was booked later', () => {
    const [first, second] = [stay('12-09', '12-11'), stay('12-10', '12-12')];
    expect(roomsOf([first, second])).toEqual([
      {
        kind: 'room',
        text: '12-10 晚已订南京西路栖庐酒店，同一晚有两家酒店',
        remedy: { kind: 'cancelStay', orderId: second.orderId, type: 'hotel' },
      },
    ]);
    const elsewhere = stay('12-09', '12-11', {
      hotel: { name: '武林广场酒店', cityName: '杭州', checkIn: '2026-12-09', checkOut: '2026-12-11' },
    });
    expect(roomsOf([first, elsewhere]).map(({ text }) => text)).toEqual([
      '12-09 起 2 晚已订上海的酒店，同一晚在两个城市',
    ]);
    expect(roomsOf([first, stay('12-10', '12-12', { psgNames: ['许曼'] }), stay('12-11', '12-12')])).toEqual([]);
  });
});
