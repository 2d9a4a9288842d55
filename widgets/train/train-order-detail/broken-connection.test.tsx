import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { TrainOrder } from '#contract/train-order.ts';
import { momentAt, msOf } from '#domain/china-time.ts';
import { bookTrain } from '#tests/support/orders/order-train.ts';
import { fireEvent, mountWidget } from '#tests/support/page/mount-widget.tsx';

const as = '13800000010';

/** A train whose next one leaves so many minutes after it arrives late. */
async function open(minutes: number) {
  const { orderNo } = await bookTrain({ as });
  return await mountWidget('train-order-detail', {
    as,
    props: { orderId: orderNo },
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/train/orderDetail')) return response;
      const answer = (await response.json()) as { data: TrainOrder };
      const { rides, tickets } = answer.data;
      const [ride, ticket] = [rides[0]!, tickets[0]!];
      const later = (at: string, by: number) => momentAt(msOf(at) + by * 60_000);
      ride.schedule = { kind: 'delayed', depTime: later(ride.from.at, -40) } as TrainOrder['rides'][number]['schedule'];
      const [from, to] = [minutes, minutes + 60].map((by) => ({ ...ride.to, at: later(ride.to.at, by) }));
      const own = { state: 'open' as const, freedBy: 'delayed' as const, mayChange: true };
      const refund = { percent: 0, fee: '0', back: '100', next: null };
      Object.assign(answer.data, {
        status: 2,
        actions: ['accept', 'refund', 'change'],
        rides: [ride, { ...ride, rideNo: 1, trainNumber: 'G958', schedule: null, from, to }],
        tickets: [0, 1].map((rideNo) => ({ ...ticket, ...own, refund, rideNo, ticketId: `${rideNo}` })),
      });
      return Response.json(answer);
    },
  });
}

it('where a late train misses the next one, the change is the way on, and accepting the time says what is missed', async () => {
  const { screen } = await open(-9);
  await screen.findByText(/与 G958 次衔接不上，两程都可免费退票或改签/);
  const accept = await screen.findByRole('button', { name: '接受新时刻' });
  expect(screen.getByRole('button', { name: '免费改签' }).className).toContain('primary');
  expect(accept.className).not.toContain('primary');
  fireEvent.click(accept);
  const dialog = within(await screen.findByRole('dialog', { name: '接受新时刻' }));
  dialog.getByText(/，与 G958 次衔接不上。接受后仍赶不上 G958 次，出发前仍可免费退票或改签。/);
});

it('where the next train is reached, the new time is accepted first', async () => {
  const { screen } = await open(30);
  const accept = await screen.findByRole('button', { name: '接受新时刻' });
  expect(accept.className).toContain('primary');
  expect(screen.getByRole('button', { name: '免费改签' }).className).not.toContain('primary');
  fireEvent.click(accept);
  const dialog = within(await screen.findByRole('dialog', { name: '接受新时刻' }));
  dialog.getByText(/。接受后按新时刻出行，出发前仍可免费退票或改签。/);
});
