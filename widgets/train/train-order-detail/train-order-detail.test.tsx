import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { showOrderNo } from '#domain/order/order-number.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { bookTrain, someAdult, ticketTrain } from '#tests/support/orders/order-train.ts';
import { printedPaper } from '#tests/support/page/print-frame.ts';
import { faultyWire, faults } from '#tests/support/suites/faulty-wire.ts';
import { callSandbox, fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';
const open = (orderId: string, options: MountWidgetOptions = {}) =>
  mountWidget('train-order-detail', { as: personal, ...options, props: { orderId } });

/** The real wire; the order's answers are changed on their way, as the railway would change the order. */
const changed =
  (change: (order: Record<string, unknown>) => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/train/orderDetail')) return response;
    const answer = (await response.json()) as { data: Record<string, unknown> };
    change(answer.data);
    return new Response(JSON.stringify(answer), { headers: response.headers });
  };

const refund = { percent: 5, fee: '30', back: '570', next: null };
/** As after the ticketing. */
const ticketed = (over: Record<string, unknown> = {}) =>
  changed((order) => {
    const tickets = order['tickets'] as object[];
    Object.assign(order, {
      status: 2,
      actions: ['refund', 'change'],
      tickets: tickets.map((ticket) => ({ ...ticket, state: 'open', refund, mayChange: true })),
      ...over,
    });
  });

describe('the page of an order of train tickets', () => {
  it('shows its state, the ride, each ticket with its seat, and a price that adds up', async () => {
    const { orderNo, payprice, ride } = await bookTrain({
      as: personal,
      passengers: [someAdult(), someAdult('陆文博')],
    });
    const { screen, root } = await open(orderNo);
    await screen.findByRole('heading', { name: '待支付' });
    screen.getByText(/座位已为您占到/);
    expect(screen.getAllByText(ride.trainNumber).length).toBeGreaterThan(0);
    expect(root.querySelectorAll('article')).toHaveLength(2);
    expect(screen.getAllByText(/\d\d车 \d\d[ABCDF]号/)).toHaveLength(2);
    expect(root.textContent).toContain(showFen(fenOf(payprice), true));
    expect(root.textContent).not.toContain('undefined');
  });

  it.each(['/train/OrderDetails', '/myCenter/train_order_detail'])('is at the address %s', async (path) => {
    const { orderNo } = await bookTrain({ as: personal });
    const { screen } = await mountWidget('train-order-detail', { as: personal, address: `${path}/${orderNo}` });
    await screen.findByRole('heading', { name: '待支付' });
    screen.getByText(showOrderNo(orderNo), { exact: false });
  });

  it('leads to the payment, which says what is held', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const { screen } = await open(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
    await screen.findByRole('button', { name: '确认支付' });
    screen.getByText(/座位已为您占到，超时未支付将自动取消/);
  });

  it('is cancelled after a question that says what it means, and can be booked again', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const { screen } = await open(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '取消订单' }));
    await screen.findByText(/一天内取消 3 笔后/);
    fireEvent.click(screen.getAllByRole('button', { name: '取消订单' }).at(-1)!);
    await screen.findByRole('heading', { name: '已取消' });
    screen.getByText(/您没有被扣款/);
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
    screen.getByRole('button', { name: '再次预订' });
  });

  it('with tickets tells what a refund costs now, when that rises, and what helps after a missed train', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const { screen } = await open(orderNo, { fetch: ticketed() });
    await screen.findByRole('heading', { name: '已出票' });
    await screen.findByRole('heading', { name: '退票时钟' });
    // Free so far, or at a rate already: the order is of a day that the clock of the test decides.
    screen.getByText(/起手续费(由 .+ 升至|为) /);
    screen.getByText('拿不准去不去');
    await screen.findByRole('heading', { name: '误了车怎么办' });
    screen.getByText('现在退扣 ¥30.00');
    screen.getByRole('button', { name: '改签 林知远' });
  });

  it('prints the itinerary with seats and masked documents', async () => {
    const passenger = someAdult();
    const { orderNo, ride } = await ticketTrain({ as: personal, passengers: [passenger] });
    const { screen, root } = await open(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '打印行程单' }));
    const { text, title, closeDialog } = await printedPaper(root);
    expect(title).toBe(`行程单 ${orderNo}`);
    expect(text).toMatch(new RegExp(`林知远 成人票.*${ride.trainNumber} \\d\\d车 \\d\\d[ABCDF]号.*已出票`, 's'));
    expect(text).not.toContain(passenger.certNo);
    closeDialog();
  });

  it('gives the rides to come to the calendar', async () => {
    const { orderNo, ride } = await ticketTrain({ as: personal });
    const { screen } = await open(orderNo);
    const files: Blob[] = [];
    const make = vi
      .spyOn(URL, 'createObjectURL')
      .mockImplementation((file) => (files.push(file as Blob), 'blob:calendar'));
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    fireEvent.click(await screen.findByRole('button', { name: '加入日历' }));
    await waitFor(() => expect(save.mock.contexts[0]).toMatchObject({ download: `${orderNo}.ics` }));
    make.mockRestore();
    save.mockRestore();
    expect(await files[0]?.text()).toMatch(new RegExp(`SUMMARY:${ride.trainNumber} .* → `));
  });

  it('gives a ticket back for its quoted fee, which is told before it is', async () => {
    const { orderNo } = await ticketTrain({ as: personal });
    const { screen } = await open(orderNo);
    await screen.findByRole('heading', { name: '已出票' });
    fireEvent.click(await screen.findByRole('button', { name: '退票' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退票' }));
    await dialog.findByText('预计退回');
    dialog.getByText(/退票费 5%|退票费 0%/);
    fireEvent.click(await dialog.findByRole('button', { name: '确认退票 1 张' }));
    await screen.findByRole('heading', { name: /退票中|已退款/ });
    await screen.findByText(/退票已受理/);
  });

  it('tells that the railway has cancelled the train, and gives the whole price back', async () => {
    const { orderNo, ride, payprice, call } = await ticketTrain({ as: personal });
    const { stops } = await call<{ stops: { departs: string }[] }>('/train/stops', ride);
    const date = stops[0]?.departs.slice(0, 10) ?? '';
    await callSandbox('/sandbox/schedule-change', { trainNumber: ride.trainNumber, date, kind: 'cancelled' });
    const { screen } = await open(orderNo);
    await screen.findByRole('heading', { name: '列车停运' });
    screen.getByText(new RegExp(`${ride.trainNumber} 次原定 .* 开车的列车已停运，可免费退票或改签`));
    screen.getByText('停运');
    expect(screen.queryByRole('heading', { name: /退票时钟|误了车/ })).toBeNull();
    screen.getByRole('button', { name: '免费改签' });
    fireEvent.click(screen.getByRole('button', { name: '免费退票' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退票' }));
    await dialog.findByText('预计退回');
    expect(dialog.getAllByText(new RegExp(showFen(fenOf(payprice), true))).length).toBeGreaterThan(1);
  });

  it('of a late train that has left without its traveller calls nothing free', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const late = (refunded: object | null) =>
      open(orderNo, {
        fetch: changed((order) => {
          const tickets = order['tickets'] as object[];
          const own = { state: 'open', freedBy: 'delayed', mayChange: true, refund: refunded };
          Object.assign(order, {
            status: 2,
            actions: ['change'],
            tickets: tickets.map((ticket) => ({ ...ticket, ...own })),
          });
        }),
      });
    await (await late({ ...refund, percent: 0 })).screen.findByRole('button', { name: '免费改签' });
    const { screen } = await late(null);
    await screen.findByRole('button', { name: '改签' });
    expect(screen.queryByRole('button', { name: '免费改签' })).toBeNull();
  });

  it('of several tickets gives all back by one tick, and says what is missing before', async () => {
    const { orderNo } = await ticketTrain({ as: personal, passengers: [someAdult(), someAdult('陆文博')] });
    const { screen } = await open(orderNo);
    await screen.findByRole('heading', { name: '已出票' });
    fireEvent.click(screen.getByRole('button', { name: '退票' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退票' }));
    const missing = await dialog.findByRole<HTMLButtonElement>('button', { name: '请选择要退的车票' });
    expect(missing.disabled).toBe(true);
    fireEvent.click(dialog.getByRole('checkbox', { name: '全选' }));
    await dialog.findByRole('button', { name: '确认退票 2 张' });
  });

  it('offers no change where the application has switched it off, and names the telephone', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const { screen } = await open(orderNo, {
      fetch: ticketed(),
      theme: { appId: 'default', switches: { showTrainChange: false } },
    });
    await screen.findByRole('heading', { name: '已出票' });
    expect(screen.queryByRole('button', { name: /^改签/ })).toBeNull();
    screen.getByRole('link', { name: /改签请致电/ });
  });

  it('that failed says that the money comes back, and leads to another train', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const { screen } = await open(orderNo, {
      fetch: changed((order) => Object.assign(order, { status: 8, actions: [] })),
    });
    await screen.findByRole('heading', { name: '出票失败' });
    screen.getByText(/款项将按原支付方式全额退回/);
    screen.getByRole('button', { name: '再次预订' });
  });

  it('shows a state it does not know in grey, with the telephone', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const { screen } = await open(orderNo, {
      fetch: changed((order) => Object.assign(order, { status: 21, actions: [] })),
    });
    await screen.findByRole('heading', { name: '状态 21' });
    screen.getByRole('link', { name: /联系客服/ });
  });

  it('shows nothing of a foreign order', async () => {
    const { orderNo } = await bookTrain({ as: '13800000030' });
    const { screen } = await open(orderNo);
    await screen.findByText('没有找到这笔订单');
  });

  it('that does not load says so and asks again', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const wire = faultyWire();
    wire.break('/train/orderDetail', faults['no network']);
    const { screen } = await open(orderNo, { fetch: wire.fetch });
    await screen.findByText('订单读取失败');
    wire.heal();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: '待支付' })).toBeTruthy());
  });
});

describe('the page after the payment', () => {
  const finish = (orderId: string, options: MountWidgetOptions = {}) =>
    mountWidget('train-order-finish', {
      as: personal,
      ...options,
      address: `/train/train_order_finish?orderId=${orderId}`,
    });

  it('of an unpaid order leads to the payment', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const { screen } = await finish(orderNo);
    await screen.findByRole('heading', { name: '座位已占到，等待支付' });
    fireEvent.click(screen.getByRole('button', { name: '去支付' }));
    await screen.findByRole('button', { name: '确认支付' });
  });

  it('of a paid order tells the seats, and leads to the order', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const { screen, root } = await finish(orderNo, { fetch: ticketed() });
    await screen.findByRole('heading', { name: '订单支付成功' });
    expect(root.querySelectorAll('.t-steps--wide .is-done')).toHaveLength(4);
    for (const name of ['加入日历', '分享行程', '复制订单号']) screen.getByRole('button', { name });
    screen.getByText(/\d\d车 \d\d[ABCDF]号/);
    screen.getByText(/停止检票/);
    screen.getByRole('button', { name: '查看订单' });
  });

  it('of no order says so', async () => {
    const { screen } = await finish('');
    await screen.findByText('没有找到这笔订单');
  });
});
