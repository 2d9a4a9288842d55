import { expect, it } from 'vitest';
import { msOf } from '../../china-time.ts';
import { railStatus } from '../../product/rail-status.ts';
import { railLead as inEnglish } from './rail-lead.en.ts';
import { railLead, railLook, railRowLook, railSaleLook } from './rail-lead.ts';

const order = {
  status: 2,
  createTime: '2026-11-20 10:00:00',
  payDeadline: '2026-11-20 10:30:00',
  rides: [
    {
      rideNo: 0,
      trainNumber: 'G1',
      from: { station: '北京南', at: '2026-12-01 07:00:00' },
      to: { station: '上海虹桥', at: '2026-12-01 11:29:00' },
    },
  ],
  tickets: [
    { rideNo: 0, state: 'open' as const },
    { rideNo: 0, state: 'open' as const },
  ],
  payments: [],
  timeline: [{ time: '2026-11-20 10:00:00', title: '占座成功' }],
};
const at = (moment: string, over: object = {}) => railLead({ ...order, ...over }, msOf(moment));

it.each([
  ['before the departure', '2026-11-20 10:00:00', '06:55 停止检票，请提前到北京南'],
  ['on the way', '2026-12-01 07:00:00', 'G1 已开车'],
  ['after the arrival', '2026-12-01 11:30:00', '感谢您的预订'],
])('a ticketed order says %s what is next', (_, now, text) => expect(at(now)).toContain(text));

it('names the next train of anybody with a ticket, and who takes it where not all do', () => {
  const first = {
    ...order.rides[0]!,
    rideNo: 1,
    trainNumber: 'G3',
    from: { station: '北京南', at: '2026-11-30 08:00:00' },
  };
  const tickets = [
    { rideNo: 0, passengerNo: 0, state: 'changed' },
    { rideNo: 0, passengerNo: 1, state: 'open' },
    { rideNo: 1, passengerNo: 0, state: 'open' },
  ];
  const passengers = ['张伟', '李娜'].map((name, passengerNo) => ({ passengerNo, name }));
  const over = { status: 3, rides: [...order.rides, first], tickets, passengers };
  expect(at('2026-11-20 10:00:00', over)).toMatch(/^G3 次（张伟） /);
  const schedule = { kind: 'delayed' as const, depTime: '2026-11-30 07:00:00' };
  expect(at('2026-11-20 10:00:00', { ...over, rides: [...order.rides, { ...first, schedule }] })).toBe(
    'G3 次（张伟）原定 11-30 07:00 开车，现改为 08:00，可免费退票或改签',
  );
});

it('tells a traveller who missed the train of the change that is left, until midnight and while it is offered', () => {
  const tickets = [{ rideNo: 0, state: 'open' as const, mayChange: true }];
  const missed = { tickets, actions: ['change'] };
  const way = '没赶上 G1？今天 24:00 前可改签当日其他车次';
  expect(at('2026-12-01 07:10:00', missed)).toBe(`G1 已开车，祝您旅途愉快。${way}`);
  expect(at('2026-12-01 23:59:00', missed)).toBe(`感谢您的预订，期待再次出行。${way}`);
  expect(at('2026-12-01 06:00:00', missed)).not.toContain('没赶上');
  expect(at('2026-12-02 00:00:00', missed)).not.toContain('没赶上');
  expect(at('2026-12-01 07:10:00', { ...missed, actions: [] })).not.toContain('没赶上');
  expect(at('2026-12-01 07:10:00', { ...missed, tickets: order.tickets })).not.toContain('没赶上');
  expect(inEnglish({ ...order, ...missed }, msOf('2026-12-01 07:10:00'))).toMatch(/Missed G1\?/);
});

it('is about the new train while its seats wait for the difference', () => {
  const afterSales = [
    { kind: 'refund', state: 'done' },
    { kind: 'change', state: 'unpaid', old: { trainNumber: 'G1' }, new: { trainNumber: 'G13' } },
  ];
  expect(at('2026-11-20 10:00:00', { afterSales })).toMatch(/G13 的新座位已占.*原票 G1 一直有效/);
  expect(railLook(railStatus.look(2), { ...order, afterSales }, 0).label).toBe('改签待支付');
  const paid = afterSales.map((sale) => ({ ...sale, state: 'done' }));
  expect(railLook(railStatus.look(2), { ...order, afterSales: paid }, 0).label).toBe('已出票');
});

it('calls a change of destination by its name, unless another passenger has changed the train alone', () => {
  const ride = { ...order.rides[0]!, changedFrom: 0, isOtherStation: true };
  const other = { ...ride, rideNo: 1 };
  const tickets = [0, 1].map((rideNo) => ({ rideNo, state: 'open' as const }));
  const labelOf = (rides: (typeof ride)[]) => [
    railRowLook({ status: 3, train: { rides } }, 0).label,
    railLook(railStatus.look(3), { ...order, status: 3, rides, tickets }, 0).label,
  ];
  expect(labelOf([ride, other])).toEqual(['已变更到站', '已变更到站']);
  expect(labelOf([ride, { ...other, isOtherStation: false }])).toEqual(['已改签', '已改签']);
  expect(railRowLook({ status: 3, train: { rides: [ride, { ...order.rides[0]!, mayChange: true }] } }, 0).label).toBe(
    '部分变更到站',
  );
  const afterSales = [{ kind: 'change', state: 'unpaid', isOtherStation: true, new: { trainNumber: 'G13' } }];
  expect(railLook(railStatus.look(2), { ...order, afterSales }, 0).label).toBe('变更到站待支付');
  expect(at('2026-11-20 10:00:00', { afterSales })).toMatch(/^变更到站至 G13 的新座位已占/);
});

it('tells of a late train that the next one of the journey does not wait for', () => {
  const [ride] = order.rides;
  const late = { ...ride!, schedule: { kind: 'delayed' as const, depTime: '2026-12-01 05:30:00' } };
  const next = { ...ride!, rideNo: 1, trainNumber: 'G7', from: { station: '上海虹桥', at: '2026-12-01 11:00:00' } };
  const tickets = [0, 1].map((rideNo) => ({ rideNo, state: 'open' as const }));
  expect(at('2026-11-20 10:00:00', { rides: [late, next], tickets })).toBe(
    'G1 次原定 12-01 05:30 开车，现改为 07:00，与 G7 次衔接不上，两程都可免费退票或改签',
  );
});

it('tells of the missed train once the late one has left, also after its arrival', () => {
  const [ride] = order.rides;
  const late = { ...ride!, schedule: { kind: 'delayed' as const, depTime: '2026-12-01 05:30:00' } };
  const next = {
    rideNo: 1,
    trainNumber: 'G7',
    from: { station: '上海虹桥', at: '2026-12-01 11:32:00' },
    to: { station: '杭州东', at: '2026-12-01 12:30:00' },
  };
  const tickets = [0, 1].map((rideNo) => ({ rideNo, state: 'open' as const }));
  const missed = 'G1 次晚点，与 G7 次衔接不上；G7 次开车前可免费退票或改签';
  const said = (moment: string) => at(moment, { rides: [late, next], tickets });
  expect([said('2026-12-01 08:00:00'), said('2026-12-01 11:31:00')]).toEqual([missed, missed]);
  expect(said('2026-12-01 11:40:00')).toContain('G7 已开车');
  expect(inEnglish({ ...order, rides: [late, next], tickets }, msOf('2026-12-01 08:00:00'))).toMatch(
    /^G1 .* misses G7, .*free/,
  );
  // A ticket that is given back is not missed.
  expect(at('2026-12-01 08:00:00', { rides: [late, next], tickets: tickets.slice(0, 1) })).toContain('G1 已开车');
});

it('a connection that a new time breaks stays told after the time is accepted', () => {
  const [ride] = order.rides;
  const schedule = { kind: 'delayed' as const, depTime: '2026-12-01 05:30:00', acceptedAt: '2026-11-20 09:00:00' };
  const next = { ...ride!, rideNo: 1, trainNumber: 'G7', from: { station: '上海虹桥', at: '2026-12-01 11:00:00' } };
  const rides = [{ ...ride!, schedule }, next];
  const told = (tickets: { rideNo: number; passengerNo?: number; state: 'open' | 'refunded' }[]) => [
    at('2026-11-20 10:00:00', { rides, tickets }),
    railLook(railStatus.look(2), { ...order, rides, tickets }, msOf('2026-11-20 10:00:00')).label,
  ];
  const both = [0, 1].map((rideNo) => ({ rideNo, state: 'open' as const }));
  expect(told(both)).toEqual([
    'G1 次原定 12-01 05:30 开车，现改为 07:00，与 G7 次衔接不上，两程都可免费退票或改签',
    '衔接不上',
  ]);
  expect(inEnglish({ ...order, rides, tickets: both }, msOf('2026-11-20 10:00:00'))).toMatch(/^G1 .*connect with G7/);
  // A ticket that is given back, or of another traveller, is not missed.
  expect(told(both.slice(0, 1))[1]).toBe('已出票');
  expect(told(both.map((one, passengerNo) => ({ ...one, passengerNo })))[1]).toBe('已出票');
  const row = (isCut: { isCut?: true }) =>
    railRowLook({ status: 2, train: { rides: [{ ...next, ...isCut }] } }, msOf('2026-11-20 10:00:00'));
  expect(row({ isCut: true })).toEqual({ label: '衔接不上', dot: 'warn' });
  expect(row({}).label).toBe('已出票');
});

it('names tickets whose money is on its way, and counts those that are left', () => {
  const tickets = [order.tickets[0]!, { rideNo: 0, state: 'refunding' as const }];
  expect(at('2026-11-20 10:00:00', { tickets })).toMatch(/^1 张有效，1 张退款中。.*停止检票/);
  expect(railLook(railStatus.look(2), { ...order, tickets }, 0).label).toBe('部分退票');
  expect(railLook(railStatus.look(3), { ...order, status: 3, tickets }, 0).label).toBe('已改签');
  expect(railLook(railStatus.look(2), order, 0).label).toBe('已出票');
  const row = { status: 2, train: { rides: order.rides } };
  expect(railRowLook({ ...row, isPartRefunded: true }, 0).label).toBe('部分退票');
  expect(railRowLook({ ...row, refundedNames: ['林知夏'] }, 0).label).toBe('部分退票');
});

it('says that a part of the party was changed, on the page and in the list', () => {
  const [ride] = order.rides;
  const rides = [
    { ...ride!, changedFrom: null },
    { ...ride!, rideNo: 1, trainNumber: 'G3', changedFrom: 0 },
  ];
  const tickets = [0, 1].map((rideNo) => ({ rideNo, state: 'open' as const }));
  const page = (some: typeof tickets) => railLook(railStatus.look(3), { ...order, status: 3, rides, tickets: some }, 0);
  expect([page(tickets).label, page(tickets.slice(1)).label]).toEqual(['部分改签', '已改签']);
  const listed = rides.map((one) => ({ ...one, ...(one.changedFrom === null && { mayChange: true }) }));
  const look = (some: typeof listed) => railRowLook({ status: 3, train: { rides: some } }, 0).label;
  expect([look(listed), look(listed.slice(1))]).toEqual(['部分改签', '已改签']);
});

it('says of several changed trains of a row how many there are', () => {
  const ride = { from: { at: '2026-12-01 07:00:00' }, to: { at: '2026-12-01 11:00:00' }, schedule: 'delayed' as const };
  const label = (...rides: NonNullable<Parameters<typeof railRowLook>[0]['train']>['rides']) =>
    railRowLook({ status: 2, train: { rides } }, 0).label;
  expect(label(ride, { ...ride, isAccepted: true })).toBe('列车晚点');
  expect(label(ride, { ...ride, schedule: 'moved' })).toBe('列车晚点等 2 处变更');
});

it('names the railway’s change of the train, and the refund that costs nothing', () => {
  const [ride] = order.rides;
  const schedule = { kind: 'cancelled' as const, depTime: '2026-12-01 07:00:00' };
  const changed = { ...order, rides: [{ ...ride!, schedule }] };
  expect(railLead(changed, msOf('2026-12-02 07:00:00'))).toBe(
    'G1 次原定 12-01 07:00 开车的列车已停运，可免费退票或改签',
  );
  expect(railLook(railStatus.look(2), changed, 0)).toEqual({ label: '列车停运', dot: 'bad' });
});

it.each(railStatus.codes)('every status has a sentence, %i too', (status) => {
  expect(at('2026-11-20 10:10:00', { status })).not.toMatch(/未识别|^$/);
});

it('an order that was paid and never ticketed says so once its money is back', () => {
  const back = { ...order, status: 6, tickets: order.tickets.map((one) => ({ ...one, state: 'void' as const })) };
  expect(railLead(back, 0)).toMatch(/^铁路未能出票，款项已按原支付方式全额退回/);
  expect(railLook(railStatus.look(6), back, 0).label).toBe('出票失败，已退款');
  const refunded = { ...back, tickets: back.tickets.map((one) => ({ ...one, state: 'refunded' as const })) };
  expect(railLook(railStatus.look(6), refunded, 0).label).toBe('已退款');
});

it('a cancelled order says who ended it, and that no money is lost', () => {
  const expired = { status: 5, timeline: [{ time: '2026-11-20 10:30:00', title: '订单已取消' }] };
  expect(at('2026-11-20 11:00:00', expired)).toBe('未在 10:30 前支付，订单已自动取消，座位已放回，您没有被扣款');
  expect(at('2026-11-20 11:00:00', { status: 5 })).toBe('您已取消订单，座位已放回，您没有被扣款');
  const [ride] = order.rides;
  const rides = ride ? [{ ...ride, schedule: { kind: 'cancelled' as const, depTime: ride.from.at } }] : [];
  const early = { status: 5, timeline: [{ time: '2026-11-20 10:10:00', title: '订单已取消' }] };
  expect(at('2026-11-20 11:00:00', { ...early, rides })).toBe(
    `${ride?.trainNumber} 次列车已停运，订单已自动取消，座位已放回，您没有被扣款`,
  );
  const wait = { served: null, deadline: '', wishes: [{ isOff: true }, { isOff: true }] };
  expect(at('2026-11-20 11:00:00', { ...early, wait })).toBe(
    '候补的列车均已停运，订单已自动取消，候补没有开始，您没有被扣款',
  );
});

it('an order that failed tells of the money, and of another train', () => {
  expect(at('2026-11-20 11:00:00', { status: 8 })).toMatch(/全额退回.*重新选择车次/);
});

it('a request is decided by the railway', () => {
  expect(['applied', 'processing', 'confirming', 'done'].map((state) => railSaleLook(state).label)).toEqual([
    '已受理',
    '铁路处理中',
    '新票出票中',
    '已完成',
  ]);
});

it('an order whose trains have all arrived is travelled, on its page and in the list', () => {
  const over = msOf('2026-12-01 11:29:00');
  expect(railLook(railStatus.look(2), order, over).label).toBe('已出行');
  expect(railRowLook({ status: 3, train: { rides: order.rides } }, over).label).toBe('已出行');
  expect(railRowLook({ status: 2, train: { rides: order.rides } }, over - 1).label).toBe('已出票');
  expect(railRowLook({ status: 6, train: { rides: order.rides } }, over).label).toBe('已退款');
});

it('names the train that leaves next, whatever its number in the order', () => {
  const [ride] = order.rides;
  const sooner = { ...ride!, rideNo: 1, trainNumber: 'G9', from: { station: '天津', at: '2026-11-29 07:00:00' } };
  const tickets = [...order.tickets, { rideNo: 1, state: 'open' as const }];
  expect(at('2026-11-20 10:00:00', { rides: [ride, sooner], tickets })).toMatch(/^G9 次 11-29.*天津/);
});

it('a waiting order that its member gave up did not fail', () => {
  const wait = { served: null, deadline: '2026-11-30 10:00:00' };
  const own = { wait, tickets: [], timeline: [{ time: '', title: '候补已取消' }] };
  expect(at('2026-11-20 10:00:00', { ...own, status: 9 })).toMatch(/^您已取消候补/);
  expect(at('2026-11-20 10:00:00', { ...own, status: 9, timeline: [] })).toMatch(/^候补没有兑现/);
  expect(railLook(railStatus.look(9), { ...order, ...own, status: 9 }, 0).label).toBe('预付款退回中');
  expect([9, 6, 13].map((status) => railRowLook({ status, train: { rides: [], isWait: true } }, 0).label)).toEqual([
    '预付款退回中',
    '预付款已退回',
    '候补中',
  ]);
});

it('of several trains that are waited for names the first one chosen, their number and the last end', () => {
  const wish = (trainNumber: string, moment: string) => ({ trainNumber, from: { at: `2026-11-20 ${moment}:00` } });
  const later = wish('G797', '11:49');
  const wait = { served: null, deadline: '2026-11-20 09:49:00', wishes: [later, later, wish('G669', '06:40')] };
  const said = at('2026-11-19 10:00:00', { status: 13, tickets: [], wait });
  expect(said).toMatch(/^候补 G797 等 2 个车次，.*各车次分别截止，最晚 11-20 09:49 仍未兑现则全额退款$/);
  const one = at('2026-11-19 10:00:00', { status: 13, tickets: [], wait: { ...wait, wishes: [later, later] } });
  expect(one).toMatch(/^候补中，.*；11-20 09:49 仍未兑现则全额退款$/);
});

it('an order that the railway had no seats for says why, and one given up before it had any holds none', () => {
  const timeline = [
    { time: '2026-11-20 10:00:04', title: '占座失败', detail: 'G1 次二等座余票不足 2 张，请改选席别或车次' },
    { time: '2026-11-20 10:00:00', title: '订单已提交' },
  ];
  const over = { status: 5, tickets: [], timeline };
  expect(at('2026-11-20 10:01:00', over)).toBe('占座失败：G1 次二等座余票不足 2 张，请改选席别或车次；没有扣款');
  const givenUp = at('2026-11-20 10:01:00', { ...over, timeline: timeline.slice(1) });
  expect(givenUp).toContain('没有占用座位');
  expect(at('2026-11-20 10:01:00', { ...over, timeline: order.timeline })).toContain('座位已放回');
});
