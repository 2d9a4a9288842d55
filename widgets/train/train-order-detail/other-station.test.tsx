import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { TrainChangeOffers } from '#contract/train-sale.ts';
import { ticketTrain } from '#tests/support/orders/order-train.ts';
import { fireEvent, mountWidget } from '#tests/support/page/mount-widget.tsx';

it('a change of destination is called so, from its payment to the question that gives it up', async () => {
  const as = '13800000010';
  const { orderNo, ride, call } = await ticketTrain({ as });
  const wish = { orderNo, ticketIds: ['0-0'], date: ride.date };
  const { rides } = await call<TrainChangeOffers>('/train/changeQuery', { ...wish, toStation: '南京' });
  const [found] = rides.flatMap(({ trainNumber, from, to, seats }) =>
    seats
      .filter(({ left, change }) => left > 0 && Number(change.due) > 0)
      .map(({ seatClass }) => ({ trainNumber, fromStation: from.telecode, toStation: to.telecode, seatClass })),
  );
  const { quoteId } = await call<{ quoteId: string }>('/train/changeQuote', { ...wish, ...found });
  await call('/train/changeApply', { quoteId, requestId: crypto.randomUUID() });
  const { screen } = await mountWidget('train-order-detail', { as, props: { orderId: orderNo } });
  await screen.findByRole('heading', { name: '变更到站待支付' });
  screen.getByText(/^变更到站至 .* 的新座位已占/);
  fireEvent.click(screen.getByRole('button', { name: '撤回变更到站' }));
  const sure = within(await screen.findByRole('dialog', { name: '取消变更到站' }));
  fireEvent.click(sure.getByRole('button', { name: '取消变更到站' }));
  await screen.findByText('变更到站已取消，原票继续有效');
  expect(screen.queryByText(/改签(成功|已)/)).toBeNull();
});
