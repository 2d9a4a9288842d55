import { expect, it, vi } from 'vitest';
import type { SeatChangePart, TrainCall, TrainRide } from '#contract/train.ts';
import { renderWorded as show } from '#tests/support/page/render-worded.tsx';
import { ridesOfPlan } from './create-plans.ts';
import { SeatPlanView } from './SeatPlanView.tsx';

const call = (station: string, telecode: string, clock: string): TrainCall => ({
  station,
  telecode,
  at: `2026-12-01 ${clock}:00`,
});
const ride: TrainRide = {
  trainNumber: 'G35',
  letter: 'G',
  from: call('北京南', 'VNP', '09:20'),
  to: call('杭州东', 'HGH', '14:10'),
  beginsHere: true,
  endsHere: true,
  minutes: 290,
  nights: 0,
  km: 1279,
  sale: { state: 'open' },
  seats: [{ seatClass: 'second', left: 0, price: '688', studentPrice: '' }],
  tags: [],
  bySeatChange: true,
};
const parts: SeatChangePart[] = [
  {
    seatClass: 'second',
    seat: '07车 12F号',
    seatNo: 412,
    from: ride.from,
    to: call('南京南', 'NKH', '12:49'),
    price: '538',
  },
  {
    seatClass: 'second',
    seat: '03车 05A号',
    seatNo: 95,
    from: call('南京南', 'NKH', '12:51'),
    to: ride.to,
    price: '164',
  },
];

it('a plan says where the seat is changed, how far the walk is and what it costs beside one ticket', async () => {
  const onBook = vi.fn();
  const plan = { parts, price: '702' };
  const { screen, root, click } = show(
    <SeatPlanView ride={ride} found={{ plan }} onRetry={() => {}} onBook={onBook} />,
  );
  screen.getByText('全程已售完，但每一段都有空座：换座 1 次，已是最少');
  screen.getByText('12:49 在南京南换座，停车 2 分钟：从 07车走到 03车，隔 3 节车厢');
  screen.getByText('共 2 张票 ¥702，一个订单，按图中座位占座；比全程票多 ¥14');
  screen.getByText('您坐这里 3 时 29 分');
  expect(root.querySelectorAll('.is-mine')).toHaveLength(2);
  await click(screen.getByRole('button', { name: '按此方案预订' }));
  expect(onBook).toHaveBeenCalledWith(plan);
  expect(ridesOfPlan(ride, plan)).toEqual([
    { trainNumber: 'G35', date: '2026-12-01', fromStation: 'VNP', toStation: 'NKH', seatClass: 'second', seatNo: 412 },
    { trainNumber: 'G35', date: '2026-12-01', fromStation: 'NKH', toStation: 'HGH', seatClass: 'second', seatNo: 95 },
  ]);
});

it.each([
  ['07车 01A号', '在 07车内换到另一座'],
  ['06车 01A号', '从 07车走到相邻的 06车'],
  ['05车 01A号', '从 07车走到 05车，隔 1 节车厢'],
])('the walk to %s: %s', (seat, words) => {
  const plan = { parts: [parts[0]!, { ...parts[1]!, seat }], price: '702' };
  const { root } = show(<SeatPlanView ride={ride} found={{ plan }} onRetry={() => {}} />);
  expect(root.textContent).toContain(words);
});

it('of several classes, the price is compared with the cheapest of them for the whole way', () => {
  const seats: TrainRide['seats'] = [
    { seatClass: 'first', left: 0, price: '1100', studentPrice: '' },
    ...ride.seats,
    { seatClass: 'standing', left: 0, price: '688', studentPrice: '' },
  ];
  const plan = { parts: [{ ...parts[0]!, seatClass: 'first' as const }, parts[1]!], price: '969' };
  const { screen } = show(<SeatPlanView ride={{ ...ride, seats }} found={{ plan }} onRetry={() => {}} />);
  screen.getByText(/比全程二等座票多 ¥281/);
});

it('on narrow pages the parts stand below each other, each with its times', () => {
  const { root } = show(<SeatPlanView ride={ride} found={{ plan: { parts, price: '702' } }} onRetry={() => {}} />);
  expect([...root.querySelectorAll('.sp__v > li')].map(({ textContent }) => textContent)).toEqual([
    '07车 12F号 二等座09:20 北京南 → 12:49 南京南3 时 29 分',
    '03车 05A号 二等座12:51 南京南 → 14:10 杭州东1 时 19 分',
  ]);
});

it('of more parts than an order holds, nothing can be booked', () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ ...parts[0]!, from: { ...ride.from, telecode: `AA${at}` } }));
  const { screen } = show(
    <SeatPlanView ride={ride} found={{ plan: { parts: many, price: '702' } }} onRetry={() => {}} onBook={() => {}} />,
  );
  screen.getByText(/一个订单放不下/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a plan that is gone says why, and can be asked for again', async () => {
  const onRetry = vi.fn();
  const { screen, click } = show(
    <SeatPlanView ride={ride} found={{ failure: '换座也无法全程有座' }} onRetry={onRetry} />,
  );
  screen.getByText('换座也无法全程有座');
  await click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalled();
});
