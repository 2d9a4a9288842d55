import { expect, it } from 'vitest';
import type { OrderTrainRide, TrainTicket } from '#contract/train-order.ts';
import { msOf } from '#domain/china-time.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { RefundClock } from './RefundClock.tsx';

const ride = (rideNo: number, at: string) =>
  ({ rideNo, trainNumber: `G${rideNo + 1}`, from: { at }, seatClass: 'second' }) as unknown as OrderTrainRide;
const ticket = (rideNo: number) =>
  ({ rideNo, price: '100', refund: { percent: 20 }, freedBy: '', mayChange: false }) as unknown as TrainTicket;

const clockOf = (now: string, insurance?: 'insured' | 'back', own: Partial<TrainTicket> = {}) =>
  renderWorded(
    <RefundClock
      rides={[ride(0, '2026-12-01 10:00:00'), ride(1, '2026-12-01 15:00:00')]}
      tickets={[ticket(0), ticket(1)].map((one) => ({ ...one, ...own }))}
      insurance={insurance && { state: insurance }}
      now={() => msOf(now)}
      onStep={() => undefined}
    />,
  ).root.textContent;

it('the clock of a refund counts to a rise of the fee, or to a departure after which a ticket is lost in full', () => {
  expect(clockOf('2026-11-30 08:00:00')).toMatch(/后升档/);
  const last = clockOf('2026-12-01 08:00:00');
  expect(last).toMatch(/后开车，不能再退/);
  expect(last).not.toMatch(/升档/);
  expect(last).toMatch(/G1 已不可退 ¥100\.00、G2 20%¥120\.00/);
  expect(last).toMatch(/12-01 10:00 前退可少扣 ¥80\.00/);
});

it('of insured tickets says that its sums are without the insurance, which a refund gives back too', () => {
  expect(clockOf('2026-11-30 08:00:00', 'insured')).toMatch(/退回 ¥\d+\.00（不含保险）/);
  for (const state of ['back', undefined] as const)
    expect(clockOf('2026-11-30 08:00:00', state)).not.toContain('不含保险');
});

it('the change of a late train does not count as the one of a ticket', () => {
  const may = { mayChange: true };
  expect(clockOf('2026-11-30 08:00:00', undefined, may)).toContain('每张票可改 1 次');
  const late = clockOf('2026-11-30 08:00:00', undefined, { ...may, freedBy: 'delayed' });
  expect(late).toContain('铁路原因的改签不计入改签次数');
  expect(late).not.toContain('可改 1 次');
});

it('of a ticket that was changed from a nearer day has the fee that the ticket keeps, says why, and hurries nobody to a free refund', () => {
  const kept = clockOf('2026-11-20 08:00:00', undefined, { keepsFivePercent: true });
  expect(kept).toMatch(/现在退 2 张扣 ¥10\.00，退回 ¥190\.00/);
  expect(kept).toContain('改签前距开车不足 8 天的车票，退票至少收 5%');
  expect(kept).not.toMatch(/免手续费|免费/);
  // Nearer to the departure it costs what any ticket costs, and a change of the railway's costs nothing.
  expect(clockOf('2026-11-28 08:00:00', undefined, { keepsFivePercent: true })).not.toContain('改签前');
  const freed = clockOf('2026-11-20 08:00:00', undefined, { keepsFivePercent: true, freedBy: 'delayed' });
  expect(freed).toContain('免手续费');
  expect(freed).not.toContain('改签前');
});
