import { expect, it } from 'vitest';
import { msOf } from '../../china-time.ts';
import { railStatus } from '../../product/rail-status.ts';
import { railLead, railLook, railSaleLook } from './rail-lead.ts';

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

it('names tickets whose money is on its way, and counts those that are left', () => {
  const tickets = [order.tickets[0]!, { rideNo: 0, state: 'refunding' as const }];
  expect(at('2026-11-20 10:00:00', { tickets })).toMatch(/^1 张退款中。.*停止检票/);
  expect(railLook(railStatus.look(2), { ...order, tickets }, 0).label).toBe('已出票 1 张');
  expect(railLook(railStatus.look(2), order, 0).label).toBe('已出票');
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

it('a cancelled order says who ended it, and that no money is lost', () => {
  const expired = { status: 5, timeline: [{ time: '2026-11-20 10:30:00', title: '订单已取消' }] };
  expect(at('2026-11-20 11:00:00', expired)).toBe('未在 10:30 前支付，订单已自动取消，座位已放回，您没有被扣款');
  expect(at('2026-11-20 11:00:00', { status: 5 })).toBe('您已取消订单，座位已放回，您没有被扣款');
});

it('an order that failed tells of the money, and of another train', () => {
  expect(at('2026-11-20 11:00:00', { status: 8 })).toMatch(/全额退回.*重新选择车次/);
});

it('a request is decided by the railway', () => {
  expect(['applied', 'processing', 'confirming', 'done'].map((state) => railSaleLook(state).label)).toEqual([
    '已受理',
    '铁路处理中',
    '改签出票中',
    '已完成',
  ]);
});
