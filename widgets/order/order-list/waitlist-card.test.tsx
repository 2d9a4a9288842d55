import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { showOrderNo } from '#domain/order/order-number.ts';
import { bookTrain } from '#tests/support/orders/order-train.ts';
import { mountWidget } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000040';

test('the card of an order that waits names its classes, and its amount as a deposit', async () => {
  const { orderNo } = await bookTrain({ as: personal });
  const waiting: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/order/list')) return response;
    const answer = await response.json();
    for (const row of answer.data.rows)
      if (row.orderNo === orderNo)
        Object.assign(row, {
          status: 13,
          train: { ...row.train, isWait: true, waitClasses: ['second', 'first'] },
        });
    return Response.json(answer);
  };
  const { screen } = await mountWidget('order-list', {
    as: personal,
    address: '/order/list?type=train',
    fetch: waiting,
  });
  const name = new RegExp(`^订单 ${showOrderNo(orderNo)} `);
  const card = within(await screen.findByRole('article', { name }));
  card.getByText('预付款');
  expect(card.getAllByText(/二等座、一等座/).length).toBeGreaterThan(0);
});
