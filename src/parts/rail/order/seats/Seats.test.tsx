import { expect, it } from 'vitest';
import type { TrainOrder } from '#contract/train-order.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { Seats } from './Seats.tsx';

const call = (station: string, telecode: string, at: string) => ({ station, telecode, at });
const order = (more: Partial<TrainOrder>): TrainOrder =>
  ({
    orderNo: '261201000001',
    status: 14,
    travelType: 'private',
    rides: [
      {
        rideNo: 0,
        trainNumber: 'G1',
        seatClass: 'second',
        changedFrom: null,
        from: call('北京南', 'VNP', '2099-12-10 07:00:00'),
        to: call('上海虹桥', 'AOH', '2099-12-10 11:29:00'),
      },
    ],
    passengers: [{ ticketType: 'adult' }, { ticketType: 'adult' }],
    ...more,
  }) as unknown as TrainOrder;
const seating = { sinceMs: Date.parse('2026-12-01T06:41:08Z'), ahead: 3 };

it('says what is done, what is next and who is before, and nothing that it does not know', () => {
  const { root } = renderWorded(<Seats order={order({ seating })} isRefused={false} />);
  expect(root.textContent).toContain('G1 · 2 人');
  expect(root.textContent).toContain('14:41');
  expect(root.textContent).toContain('前面还有 3 个同车次订单');
  expect(root.querySelector('[aria-current=step]')?.textContent).toContain('正在向铁路占座');
  expect(root.textContent).not.toMatch(/%|秒/);
});

it('with an approval it promises no payment by itself: the company decides in between', () => {
  const { root } = renderWorded(
    <Seats order={order({ seating: { ...seating, asksApproval: true } })} isRefused={false} />,
  );
  const text = root.textContent ?? '';
  const places = ['占到座位', '公司审批', '审批通过后支付'].map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect([places.includes(-1), text.includes('自动进入支付')]).toEqual([false, false]);
});

it('refused it offers the same again, the line of the train, and other trains', () => {
  const { root } = renderWorded(<Seats order={order({ status: 5 })} isRefused />);
  expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    '再次预订',
    '候补 G1 二等座',
    '选其他车次',
  ]);
  expect(root.textContent).toContain('没有扣款');
});
