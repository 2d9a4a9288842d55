import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { TrainOrder } from '#contract/train-order.ts';
import { bookTrain } from '#tests/support/orders/order-train.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const as = '13800000010';

/** The real wire; the order waits for its seats until `isOver` says that the railway has answered, and `change` what it was. */
async function open(isOver: () => boolean, change: (order: TrainOrder) => void = () => undefined) {
  const { orderNo } = await bookTrain({ as });
  const mounted = await mountWidget('train-order-detail', {
    as,
    address: `/myCenter/train_order_detail/${orderNo}`,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/train/orderDetail')) return response;
      const answer = (await response.json()) as { data: TrainOrder };
      if (isOver()) change(answer.data);
      else
        Object.assign(answer.data, {
          status: 14,
          actions: ['cancel'],
          seating: { sinceMs: answer.data.serverTimeMs - 2000, ahead: 1 },
          tickets: answer.data.tickets.map((ticket) => ({ ...ticket, seatName: '' })),
        });
      return Response.json(answer);
    },
  });
  return { ...mounted, orderNo };
}

it('an order that waits for its seats says how far it is, and goes on to its payment by itself', async () => {
  let isHeld = false;
  const { screen, orderNo } = await open(() => isHeld);
  await screen.findByRole('heading', { name: '占座中' });
  await screen.findByText('前面还有 1 个同车次订单');
  screen.getByText(/^席位待分配/);
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  isHeld = true;
  await waitFor(() => expect(location.pathname).toBe(`/train/train_order_pay/${orderNo}`));
});

it('it can be given up, at no charge, and the question says that no seat is held', async () => {
  const { screen } = await open(() => false);
  fireEvent.click(await screen.findByRole('button', { name: '放弃占座' }));
  const sure = within(await screen.findByRole('dialog', { name: '放弃占座' }));
  sure.getByText(/还没有占到座位，放弃不扣款/);
  // The server has held them meanwhile: what was asked is not what would be given up.
  fireEvent.click(sure.getByRole('button', { name: '放弃占座' }));
  await screen.findByText('座位已占到，订单没有取消');
});

it('refused it says why, that nothing is charged, and what can be done', async () => {
  const title = '占座失败';
  const { screen } = await open(
    () => true,
    (order) =>
      Object.assign(order, {
        status: 5,
        actions: [],
        timeline: [{ time: order.createTime, title, detail: 'G1 次二等座余票不足 1 张，请改选席别或车次' }],
      }),
  );
  await screen.findByText('占座失败：G1 次二等座余票不足 1 张，请改选席别或车次；没有扣款');
  fireEvent.click(await screen.findByRole('button', { name: /^候补 / }));
  await waitFor(() => expect(location.search).toContain('wait='));
});
