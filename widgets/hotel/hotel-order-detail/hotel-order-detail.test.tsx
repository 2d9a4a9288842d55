import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { fenOf, showFen } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { answering } from '#tests/support/given/wallet-answers.ts';
import { payFromWallet } from '#tests/support/orders/book-order.ts';
import { bookStay } from '#tests/support/orders/book-stay.ts';
import { faultyWire, faults } from '#tests/support/suites/faulty-wire.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';

const open = (orderNo: string, options: MountWidgetOptions = {}) =>
  mountWidget('hotel-order-detail', { as: personal, ...options, props: { orderNo } });

/** The real wire; the order's answers are changed on their way, as the hotel would change the order. */
const changed =
  (change: (order: Record<string, unknown>) => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/hotel/orderDetail')) return response;
    const answer = (await response.json()) as { data: Record<string, unknown> };
    change(answer.data);
    return new Response(JSON.stringify(answer), { headers: response.headers });
  };

describe('the page of a hotel order', () => {
  it('shows its state, the stay, the guests, the rules and a price that adds up', async () => {
    const { orderNo, total } = await bookStay({ as: personal });
    const { screen, root } = await open(orderNo);
    await screen.findByRole('heading', { name: '待支付' });
    screen.getByText(/房间已为您保留/);
    screen.getByText('林知远（LIN/ZHIYUAN）');
    screen.getByText(/前免费取消，之后取消扣首晚/);
    expect(screen.queryByRole('list', { name: '取消规则时间轴' })).toBeNull();
    const prices = screen.getByRole('heading', { name: '费用' }).closest('section');
    const nights = Array.from(prices?.querySelectorAll('.t-sum') ?? [], (line) => line.textContent ?? '')
      .filter((text) => text.includes('× 1 间'))
      .map((text) => fenOf(text.split('¥')[1]?.replace(',', '') ?? ''));
    expect(nights).toHaveLength(2);
    expect(nights.reduce((sum, fen) => sum + fen, 0)).toBe(fenOf(total));
    expect(root.textContent).not.toContain('undefined');
  });

  it('says of an unpaid order that cannot be cancelled later that its cancellation costs nothing now', async () => {
    const { orderNo } = await bookStay({ as: personal });
    const { screen } = await open(orderNo, {
      fetch: changed((order) => {
        const cancel = { kind: 'none', sentence: '付款后不可取消，¥547 不退', steps: [] };
        Object.assign(order['rate'] as object, { cancel });
      }),
    });
    await screen.findByText('付款后不可取消；现在取消不收费');
  });

  it('of which the company has paid its part says what is left for the traveller', async () => {
    const { orderNo, total } = await bookStay({ as: personal });
    const part = { method: 'creditPay', payer: 'company', amount: '100', returned: '0', status: 'paid' };
    const { screen } = await open(orderNo, {
      fetch: changed((order) => {
        Object.assign(order, { reserved: '100', payments: [{ ...part, tradeNo: '', time: '2026-09-16 14:30:00' }] });
      }),
    });
    const prices = (await screen.findByRole('heading', { name: '费用' })).closest('section');
    const due = screen.getByText('应付').closest('div');
    expect(due?.textContent).toContain(showFen(fenOf(total) - 100_00, true));
    expect(prices?.textContent?.match(/¥100\.00/g)).toHaveLength(1);
  });

  it.each(['/hotel/OrderDetails', '/hotel/myOrder/detail'])('is at the address %s', async (path) => {
    const { orderNo } = await bookStay({ as: personal });
    const { screen } = await mountWidget('hotel-order-detail', { as: personal, address: `${path}/${orderNo}` });
    await screen.findByRole('heading', { name: '待支付' });
    screen.getByText(showOrderNo(orderNo), { exact: false });
    expect(location.pathname).toBe(`${path}/${orderNo}`);
  });

  it('leads to the payment of the stay', async () => {
    const { orderNo, total } = await bookStay({ as: personal });
    const { screen, root } = await open(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
    expect(await screen.findByRole('button', { name: '确认支付' })).toBeTruthy();
    expect(root.textContent).toContain(showFen(fenOf(total), true));
  });

  it('says what a cancellation costs before it cancels, and shows the result', async () => {
    const { orderNo } = await bookStay({ as: personal });
    const { screen, events } = await open(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '取消订单' }));
    await screen.findByText(/尚未付款，取消不产生费用/);
    fireEvent.click(screen.getAllByRole('button', { name: '取消订单' }).at(-1)!);
    await screen.findByRole('heading', { name: '已取消' });
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
    expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
    expect(screen.queryByRole('list', { name: '取消规则时间轴' })).toBeNull();
    // The same hotel and days once more.
    fireEvent.click(screen.getByRole('button', { name: '再次预订' }));
    await screen.findByRole('region', { name: '房型与价格' });
    expect(events.at(-1)?.detail).toMatchObject({
      path: expect.stringMatching(/checkIn=[\d-]{10}&checkOut=[\d-]{10}/),
    });
  });

  it('says before its cancellation how much goes back, to which payment, and when it arrives', async () => {
    const { orderNo } = await bookStay({ as: personal });
    const wire = changed((order) => Object.assign(order, { status: 2, actions: ['cancel'] }));
    const quote = {
      penalty: '377',
      refund: '623',
      shares: [{ payer: 'personal', method: 'tianHangPay', amount: '623' }],
      arrives: '立即到账',
      until: null,
      sentence: '现在取消扣 ¥377，退回 ¥623',
    };
    const { screen } = await open(orderNo, answering({ '/hotel/cancelQuote': quote }, wire));
    fireEvent.click(await screen.findByRole('button', { name: '取消订单' }));
    await screen.findByText('现在取消扣 ¥377，退回 ¥623。退回钱包 ¥623.00，立即到账。');
  });

  it('says what was paid until its member cancels it', async () => {
    const { orderNo, token } = await bookStay({ as: personal });
    await payFromWallet({ orderId: orderNo, token }, 'hotelPay');
    const { screen } = await mountWidget('hotel-order-detail', {
      as: personal,
      address: `/hotel/OrderDetails/${orderNo}?paid=hotelPay.${orderNo}`,
    });
    await screen.findByText('订单支付成功', { selector: 'b' });
    fireEvent.click(await screen.findByRole('button', { name: '取消订单' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(screen.queryByText('订单支付成功', { selector: 'b' })).toBeNull());
    expect(location.search).toBe('');
  });

  it('has its blocks and actions in the order that every order has', async () => {
    const { orderNo } = await bookStay({ as: personal });
    const { screen, root } = await open(orderNo);
    await screen.findByRole('heading', { name: '待支付' });
    const titles = Array.from(root.querySelectorAll('section h2'), ({ textContent }) => textContent);
    expect(titles.filter((title) => title !== '待支付')).toEqual([
      '入住信息',
      '入住人',
      '取消规则',
      '订单进度',
      '费用',
    ]);
    const actions = root.querySelectorAll('[part=order-status] :is(.t-btn, a.t-link)');
    // The first one copies the number.
    expect(Array.from(actions, ({ textContent }) => textContent?.trim()).filter(Boolean)).toEqual([
      '取消订单',
      '去支付',
      expect.stringMatching(/^联系客服/),
    ]);
  });

  it('that was cancelled at no cost says nothing of what was due', async () => {
    const { orderNo } = await bookStay({ as: personal, rate: ({ payKind }) => payKind === 'atHotel' });
    const { screen } = await open(orderNo, {
      fetch: changed((order) => Object.assign(order, { status: 5, payments: [], penalty: '0' })),
    });
    await screen.findByText('订单已取消，未产生费用');
    expect(screen.queryByRole('region', { name: '取消规则' })).toBeNull();
    expect(screen.getByRole('region', { name: '费用' }).textContent).not.toContain('到店支付');
  });

  it('paid at the hotel asks for no money', async () => {
    const { orderNo } = await bookStay({ as: personal, rate: ({ payKind }) => payKind === 'atHotel' });
    const { screen } = await open(orderNo);
    await screen.findByText('到店支付');
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
    expect(screen.queryByText('应付')).toBeNull();
  });

  it('follows the hotel’s answer by itself', async () => {
    const { orderNo } = await bookStay({ as: personal });
    let asked = 0;
    const { screen } = await open(orderNo, {
      fetch: changed((data) =>
        Object.assign(data, { status: asked++ ? 2 : 1, actions: ['cancel'], confirmNo: asked > 1 ? '52001314' : '' }),
      ),
    });
    await screen.findByRole('heading', { name: '待确认' });
    await screen.findByRole('heading', { name: '已确认' });
    screen.getByRole('button', { name: '加入日历' });
    screen.getByRole('button', { name: '分享行程' });
    await screen.findByText('52001314');
    expect(screen.getByRole('list', { name: '取消规则时间轴' }).children).toHaveLength(3);
    // It cannot be changed, and the page says how it is done otherwise.
    screen.getByText(/^住宿不能在线改期：.*取消后重新预订.*致电酒店/);
    screen.getByRole('button', { name: '重新预订这家酒店' });
  });

  it('shows a state it does not know in grey, with the telephone', async () => {
    const { orderNo } = await bookStay({ as: personal });
    const { screen } = await open(orderNo, {
      fetch: changed((data) => Object.assign(data, { status: 21, actions: [] })),
    });
    await screen.findByRole('heading', { name: '状态 21' });
    expect(screen.getByRole('link', { name: /联系客服/ }).getAttribute('href')).toMatch(/^tel:/);
  });

  it('shows nothing of a foreign order', async () => {
    const { orderNo } = await bookStay({ as: '13800000030' });
    const { screen } = await open(orderNo);
    await screen.findByText('没有找到这笔订单');
  });

  it('that does not load says so and asks again', async () => {
    const { orderNo } = await bookStay({ as: personal });
    const wire = faultyWire();
    wire.break('/hotel/orderDetail', faults['no network']);
    const { screen } = await open(orderNo, { fetch: wire.fetch });
    await screen.findByText('订单读取失败');
    wire.heal();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: '待支付' })).toBeTruthy());
  });
});
