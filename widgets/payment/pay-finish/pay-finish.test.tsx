import { describe, expect, it } from 'vitest';
import { showOrderNo } from '#domain/order/order-number.ts';
import { bookOrder, payFromWallet } from '#tests/support/orders/book-order.ts';
import { bookIntl, ticketIntl } from '#tests/support/orders/order-intl.ts';
import { fireEvent, mountWidget } from '#tests/support/page/mount-widget.tsx';

const wealthy = '13800000050';

/** The real wire; an order's answers then carry these states, one after the other. */
function inStates(...states: number[]) {
  const asked: number[] = [];
  const wire: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/order/airOrderDetail')) return response;
    const answer = (await response.json()) as { data: { status: number } };
    const status = states[Math.min(asked.length, states.length - 1)];
    if (answer.data && status !== undefined) answer.data.status = status;
    asked.push(status ?? 0);
    return new Response(JSON.stringify(answer), { headers: response.headers });
  };
  return { fetch: wire, asked };
}

async function open(orderId: string, options: { fetch?: typeof fetch; as?: string } = {}) {
  const mounted = await mountWidget('pay-finish', { as: wealthy, ...options, props: { orderId } });
  return mounted;
}

async function paidOrder() {
  const order = await bookOrder({ as: wealthy });
  await payFromWallet(order);
  return order;
}

describe('the page after a payment', () => {
  it('shows 订单支付成功 with the payments, and follows the ticket until it is issued', async () => {
    const order = await paidOrder();
    const wire = inStates(7, 7, 2);
    const { screen, root } = await open(order.orderId, { fetch: wire.fetch });
    expect(await screen.findByText('订单支付成功')).toBeTruthy();
    expect(root.querySelectorAll('.t-steps--wide .is-done')).toHaveLength(3);
    expect(screen.getByText(/个人支付（钱包）/)).toBeTruthy();
    expect(screen.getByText(/出票中，预计 \d\d:\d\d 前完成/)).toBeTruthy();
    expect(await screen.findByText(/已出票，票号已短信发送至 138\*\*\*\*0010/)).toBeTruthy();
    expect(wire.asked).toEqual([7, 7, 2]);
    expect(root.querySelectorAll('.t-steps--wide .is-done')).toHaveLength(4);
  });

  it('explains a rejected order and where the money is', async () => {
    const order = await paidOrder();
    const { screen } = await open(order.orderId, { fetch: inStates(8).fetch });
    expect(await screen.findByText('出票失败，款项将原路退回')).toBeTruthy();
    expect(screen.getByText(/400-000-6060/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新预订' })).toBeTruthy();
  });

  it('says what became of an order that was paid long ago: given back, its tickets are no failure', async () => {
    const order = await paidOrder();
    const { screen } = await open(order.orderId, { fetch: inStates(6).fetch });
    await screen.findByRole('heading', { name: '已退款' });
    screen.getByText('款项已原路退回，请留意到账通知');
    expect(screen.queryByText(/出票失败/)).toBeNull();
  });

  it('never shows an unpaid order as paid: it leads back to the payment', async () => {
    const order = await bookOrder({ as: wealthy });
    const { screen, events } = await open(order.orderId);
    expect(await screen.findByText('订单待支付')).toBeTruthy();
    expect(screen.queryByText('订单支付成功')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '去支付' }));
    expect(await screen.findByRole('button', { name: '确认支付' })).toBeTruthy();
    expect(
      events.some((event) => event.type === 'navigate' && (event.detail as { name: string }).name === 'pay_order'),
    ).toBe(true);
  });

  it('opens the order, and a search for the way back', async () => {
    const order = await paidOrder();
    const { screen, events } = await open(order.orderId, { fetch: inStates(2).fetch });
    fireEvent.click(await screen.findByRole('button', { name: '预订返程 广州 → 北京' }));
    await expect
      .poll(() => events.find((event) => event.type === 'navigate')?.detail)
      .toMatchObject({
        name: 'DomesticAirTicketQuery',
        path: expect.stringMatching(/from=CAN&to=BJS&date=\d{4}-\d\d-\d\d/),
      });
  });

  it('shows the purchase: flights, travellers, number, next step; one payment is no sum', async () => {
    const order = await paidOrder();
    const { screen, root } = await open(order.orderId, { fetch: inStates(7, 7, 7, 7, 2).fetch });
    const see = await screen.findByRole('button', { name: '查看订单' });
    expect(see.className).toContain('t-btn--primary');
    // The main way stands at the end of the buttons, before the link.
    expect([...root.querySelectorAll('.pf__acts .t-btn')].at(-2)).toBe(see);
    expect(root.querySelector('.pf__trip')?.textContent).toMatch(
      /北京 → 广州.*\d\d-\d\d 周.*在线值机 \d\d-\d\d \d\d:\d\d 起.*乘机人陈佳宁订单号/,
    );
    expect(root.textContent).toContain(`${order.orderNo.slice(0, 4)} ${order.orderNo.slice(4, 8)}`);
    expect(screen.getByText(/出票后将短信通知 138\*\*\*\*0010/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '复制订单号' })).toBeTruthy();
    expect(screen.queryByText('合计')).toBeNull();
    expect(screen.getByRole('button', { name: '加入日历' })).toBeTruthy();
  });

  it('says so when the order is not one’s own', async () => {
    const order = await bookOrder({ as: '13800000070' });
    const { screen } = await open(order.orderId);
    expect(await screen.findByText('没有找到这笔订单')).toBeTruthy();
  });

  it('can be asked again after a lost connection', async () => {
    const order = await paidOrder();
    let isDown = true;
    const { screen, root } = await open(order.orderId, {
      fetch: (input, init) => (isDown ? Promise.reject(new TypeError('down')) : fetch(input, init)),
    });
    expect(await screen.findByText('订单状态加载失败')).toBeTruthy();
    // The number stays, and that the payment is safe.
    screen.getByText(/付款不受影响/);
    expect(root.textContent).toContain(showOrderNo(order.orderNo));
    screen.getByRole('button', { name: '查看机票订单' });
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('订单支付成功')).toBeTruthy();
  });

  it('without an order it names the place of the result', async () => {
    const { screen } = await open('');
    expect(await screen.findByText('支付已提交')).toBeTruthy();
  });

  it('of flights abroad names each flight by the clocks there, and an unpaid order leads to its payment', async () => {
    const paid = await ticketIntl(wealthy);
    const props = { orderId: paid.orderNo, businessType: 'intlPay' };
    const { screen, root } = await mountWidget('pay-finish', { as: wealthy, props });
    await screen.findByText('订单支付成功');
    screen.getByText(/已出票 · .*（当地时间）/);
    screen.getByText(/个人支付（钱包）/);
    expect(root.querySelector('.pf__trip')?.textContent).toMatch(/上海 → .* \d\d:\d\d → .*乘机人LIN\/ZHIYUAN订单号/);
    for (const name of ['加入日历', '分享行程', '复制订单号', '查看订单']) screen.getByRole('button', { name });
    // The tickets are there: the last step is done.
    expect(root.querySelectorAll('.t-steps--wide .is-done')).toHaveLength(4);
    const { orderNo } = await bookIntl(wealthy);
    const open = await mountWidget('pay-finish', { as: wealthy, props: { ...props, orderId: orderNo } });
    await open.screen.findByText('订单待支付');
    fireEvent.click(open.screen.getByRole('button', { name: '去支付' }));
    await expect
      .poll(() => open.events.findLast((event) => event.type === 'navigate')?.detail)
      .toMatchObject({ name: 'intl_order_pay' });
  });
});
