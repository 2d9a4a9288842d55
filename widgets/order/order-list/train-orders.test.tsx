import { describe, expect, it } from 'vitest';
import type { TrainOrder } from '#contract/train-order.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { bookTrain, payFromWallet, someAdult, ticketTrain } from '#tests/support/orders/order-train.ts';
import { callSandbox, fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';
const open = () => mountWidget('order-list', { as: personal, address: '/order/list?type=train' });

describe('the tab of train orders', () => {
  it('shows an order with its train and seat, which is cancelled on its card', async () => {
    const { orderNo, ride } = await bookTrain({ as: personal });
    const { screen } = await open();
    const card = await screen.findByRole('article', { name: new RegExp(`${showOrderNo(orderNo)} 待支付`) });
    expect(card.textContent).toMatch(new RegExp(`${ride.trainNumber} 二等座 \\d\\d车`));
    const button = Array.from(card.querySelectorAll('button')).find(({ textContent }) => textContent === '取消订单');
    fireEvent.click(button!);
    await screen.findByText(/一天内取消 3 笔后/);
    fireEvent.click(screen.getAllByRole('button', { name: '取消订单' }).at(-1)!);
    const over = await screen.findByRole('article', { name: new RegExp(`${showOrderNo(orderNo)} 已取消`) });
    expect(over.textContent).toContain('您已取消，座位已放回');
  });

  it('leads to the payment, and to the order', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const { screen, events, root } = await open();
    await waitFor(() => expect(root.textContent).toMatch(/出票中.*候补中.*待出行/));
    const card = await screen.findByRole('article', { name: new RegExp(`${showOrderNo(orderNo)} 待支付`) });
    const pay = Array.from(card.querySelectorAll('button')).find(({ textContent }) => textContent === '去支付');
    fireEvent.click(pay!);
    await waitFor(() =>
      expect(events.at(-1)?.detail).toMatchObject({ path: expect.stringContaining(`train_order_pay/${orderNo}`) }),
    );
  });

  it('says that tickets of a cancelled train are free to refund and change', async () => {
    const { orderNo, ride, call } = await ticketTrain({ as: personal });
    const { stops } = await call<{ stops: { departs: string }[] }>('/train/stops', ride);
    const date = stops[0]?.departs.slice(0, 10) ?? '';
    await callSandbox('/sandbox/schedule-change', { trainNumber: ride.trainNumber, date, kind: 'cancelled' });
    const { screen } = await open();
    const card = await screen.findByRole('article', { name: new RegExp(`${showOrderNo(orderNo)} 列车停运`) });
    expect(card.textContent).toContain('可免费退改');
  });

  it('after a payment says above the list what was bought, and leads to its result', async () => {
    const { orderNo, ride } = await ticketTrain({ as: personal });
    const { screen } = await mountWidget('order-list', {
      as: personal,
      address: `/myCenter/order_list/train?orderNo=${orderNo}`,
    });
    const said = (await screen.findByText(/^支付成功 · /)).closest('[role=status]');
    expect(said?.textContent).toContain(ride.trainNumber);
    expect(said?.textContent).toMatch(/个人支付（钱包） ¥[\d,.]+　订单号 /);
    fireEvent.click(screen.getByRole('button', { name: '查看结果' }));
    await screen.findByRole('heading', { name: '订单支付成功' });
  });

  it('after a paid change says who was moved to which train and seat, and its result page has only the trains that are ridden', async () => {
    const passengers = [someAdult(), someAdult('陆文博')];
    const { orderNo, ride, call } = await ticketTrain({ as: personal, passengers });
    const { quoteId } = await call<{ quoteId: string }>('/train/changeQuote', {
      ...ride,
      orderNo,
      ticketIds: ['0-1'],
      seatClass: 'first',
    });
    const requestId = crypto.randomUUID();
    const begun = await call<TrainOrder>('/train/changeApply', { quoteId, requestId });
    const orderId = begun.afterSales[0]!.saleId;
    await payFromWallet(call, orderId, 'trainChangeTicket');
    const { screen } = await mountWidget('order-list', {
      as: personal,
      address: `/myCenter/order_list/train?paid=trainChangeTicket.${orderId}`,
    });
    const said = (await screen.findByText('差价支付成功', { selector: 'b' })).closest('[role=status]');
    expect(said?.textContent).toMatch(new RegExp(`${ride.trainNumber} 次.*座位.*陆文博（原 ${ride.trainNumber} 次`));
    expect(screen.queryByRole('button', { name: '查看结果' })).toBeNull();
    const result = await mountWidget('train-order-finish', { as: personal, props: { orderId: orderNo } });
    await result.screen.findByRole('heading', { name: '部分改签', level: 1 });
    const rows = [...result.root.querySelectorAll('.pf__trip .pf__parts dl')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(rows.slice(0, 2).map((row) => row.match(/\d\d车/g)?.length)).toEqual([1, 1]);
    expect(rows[1]).toContain('陆文博');
    expect(rows[0]).not.toContain('陆文博');
  });
});
