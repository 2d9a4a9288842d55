import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { PayInfo } from '#contract/payment.ts';
import { showYuan } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { answering } from '#tests/support/given/wallet-answers.ts';
import { payPassword } from '#tests/support/orders/book-order.ts';
import { bookStay } from '#tests/support/orders/book-stay.ts';
import { faultyWire } from '#tests/support/suites/faulty-wire.ts';
import { bookIntl } from '#tests/support/orders/order-intl.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const wealthy = '13800000050';

it.each(['9', '0', 'flight', 'toString'])(
  'an address with the unknown business type %s has no order, and nothing is asked',
  async (businessType) => {
    const wire = faultyWire();
    const { screen } = await mountWidget('pay-order', {
      as: wealthy,
      address: `/pay/order/261122000001?businessType=${businessType}`,
      fetch: wire.fetch,
    });
    await screen.findByText('没有找到这笔订单');
    expect(wire.sent('/pay/payInfo')).toEqual([]);
  },
);

it('a stay is paid from the wallet: the page says 订单支付成功, and is that of the stay', async () => {
  const { orderNo, total } = await bookStay({ as: wealthy });
  const { screen, type, events } = await mountWidget('pay-order', { as: wealthy, address: `/pay/hotel/${orderNo}` });
  fireEvent.click(await screen.findByRole('radio', { name: /钱包余额/ }));
  fireEvent.click(screen.getByRole('button', { name: '确认支付' }));
  const password = await screen.findByLabelText('6 位支付密码');
  expect(password.closest('.t-pin')?.querySelectorAll('i')).toHaveLength(6);
  type(password, payPassword);
  const confirm = () => screen.getAllByRole<HTMLButtonElement>('button', { name: '确认支付' }).at(-1)!;
  await waitFor(() => expect(confirm().disabled).toBe(false));
  fireEvent.click(confirm());
  // A message of its own: the cashier says the same while the next page is on its way.
  await screen.findByText('订单支付成功', { selector: '.t-toast, div[role=status]' });
  await screen.findByRole('heading', { name: /^(待确认|已确认)$/ });
  expect(location.pathname).toBe(`/hotel/OrderDetails/${orderNo}`);
  // It stays when the message has gone: amount, means and number; the page is the order's already.
  const note = (await screen.findByText('订单支付成功', { selector: '.t-alert b' })).closest('.t-alert');
  expect(note?.textContent).toContain(`个人支付（钱包） ${showYuan(total)}　订单号 ${showOrderNo(orderNo)}`);
  expect(within(note as HTMLElement).queryByRole('button', { name: '查看订单' })).toBeNull();
  expect(events.filter((event) => event.type === 'paid')).toEqual([
    { type: 'paid', detail: { orderId: orderNo, amount: Number(total).toFixed(2) } },
  ]);
});

it('a stay that is not there any more leads to the search of hotels, not to the flights', async () => {
  const { screen } = await mountWidget('pay-order', { as: wealthy, address: '/pay/hotel/261122000009' });
  fireEvent.click(await screen.findByRole('button', { name: '重新预订' }));
  await waitFor(() => expect(location.pathname).toBe('/hotel/index'));
});

const change: PayInfo = {
  orderId: 'G1',
  orderNo: '261122000001',
  outTradeNo: 'T1',
  businessType: 'changeTicket',
  state: 'open',
  amount: '448',
  due: '448',
  deadlineMs: Date.parse('2030-01-01T00:30:00+08:00'),
  serverTimeMs: Date.parse('2030-01-01T00:00:00+08:00'),
  title: '改签 北京 → 上海',
  lines: ['原航班', '新航班', '乘机人 周砚清'],
  methods: [{ method: 'alipay', enabled: true, reason: '', balance: '', missing: '' }],
  preferred: 'alipay',
  needsPayPassword: false,
  hasPayPassword: true,
  paid: [],
};

it('the payment of a stay has the steps of its booking, the way back, and gives the stay up', async () => {
  const { orderNo } = await bookStay({ as: wealthy });
  const { screen } = await mountWidget('pay-order', { as: wealthy, address: `/pay/hotel/${orderNo}` });
  const step = (await screen.findByText('确认支付', { selector: 'li' })).closest('li');
  expect([step?.getAttribute('aria-current'), step?.parentElement?.children.length]).toEqual(['step', 4]);
  screen.getByText('房间已为您保留，超时未支付将自动取消');
  // One tip is a sentence, no list.
  expect(screen.getByRole('button', { name: '我已支付' }).closest('li')).toBeNull();
  screen.getByRole('button', { name: '返回酒店搜索' });
  fireEvent.click(screen.getByRole('button', { name: '取消订单' }));
  await screen.findByText('取消后房间立即释放，不收费用。确定取消吗？');
  fireEvent.click(screen.getAllByRole('button', { name: '取消订单' }).at(-1)!);
  await screen.findByText('订单已取消', { selector: '.t-toast, div[role=status]' });
  await screen.findByRole('button', { name: '重新预订' });
});

it('the payment of a change has its steps, the way back to its order, and takes the change back', async () => {
  const { fetch, sent } = answering({ '/pay/payInfo': change, '/order/changeWithdraw': { orderId: '261122000001' } });
  const address = '/pay/order/G1?businessType=changeTicket';
  const { screen, events } = await mountWidget('pay-order', { as: wealthy, address, fetch });
  const step = (await screen.findByText('确认支付', { selector: 'li' })).closest('li');
  expect([step?.getAttribute('aria-current'), step?.previousElementSibling?.textContent]).toEqual([
    'step',
    expect.stringContaining('选择新航班'),
  ]);
  screen.getByText('新航班座位已为您锁定，超时未支付则原航班继续有效');
  fireEvent.click(screen.getByRole('button', { name: '取消改签' }));
  await screen.findByText('取消后新航班座位立即释放，原航班继续有效。确定取消吗？');
  fireEvent.click(screen.getAllByRole('button', { name: '取消改签' }).at(-1)!);
  await screen.findByText('改签已取消，原航班继续有效');
  expect(sent.find(({ path }) => path === '/order/changeWithdraw')?.fields.get('saleId')).toBe('G1');
  fireEvent.click(screen.getByRole('button', { name: '返回订单' }));
  await waitFor(() =>
    expect(events.findLast(({ type }) => type === 'navigate')?.detail).toMatchObject({ name: 'ticket_order_details' }),
  );
});

it('a change that is over is not the end of its order', async () => {
  const closedBecause = '超过支付时限，改签已取消，原车票继续有效';
  const { fetch } = answering({ '/pay/payInfo': { ...change, state: 'closed', closedBecause } });
  const address = '/pay/order/G1?businessType=trainChangeTicket';
  const { screen } = await mountWidget('pay-order', { as: wealthy, address, fetch });
  await screen.findByText('变更已取消');
  screen.getByText(closedBecause);
  // The purpose of the payment is still said, with its amount.
  screen.getByText('改签 北京 → 上海');
  screen.getByText('448.00');
  screen.getByRole('button', { name: '返回订单' });
  expect(screen.queryByText('订单已取消')).toBeNull();
});

it('a change that was paid before the cashier is loaded again says so beside the list of orders', async () => {
  const { fetch } = answering({
    '/pay/payInfo': { ...change, state: 'paid', paid: [{ payer: 'personal', method: 'alipay', amount: '448' }] },
  });
  const address = '/pay/order/G1?businessType=changeTicket';
  const { screen, events } = await mountWidget('pay-order', { as: wealthy, address, fetch });
  await screen.findByText('这笔费用已支付，请以订单状态为准');
  const note = (await screen.findByText('改签差价已支付，等待航司确认')).closest('.t-alert') as HTMLElement;
  expect(note.textContent).toContain('个人支付（支付宝） ¥448.00　订单号 2611 2200 0001');
  fireEvent.click(within(note).getByRole('button', { name: '查看订单' }));
  await waitFor(() =>
    expect(events.filter(({ type }) => type === 'navigate').map(({ detail }) => detail)).toMatchObject([
      { name: 'my_order_list' },
      { name: 'ticket_order_details' },
    ]),
  );
});

it('the payment of flights abroad has the steps of its booking, the way back, and gives the order up', async () => {
  const { orderNo } = await bookIntl(wealthy);
  const address = `/pay/order/${orderNo}?businessType=intlPay`;
  const { screen } = await mountWidget('pay-order', { as: wealthy, address });
  const step = (await screen.findByText('确认支付', { selector: 'li' })).closest('li');
  expect([step?.getAttribute('aria-current'), step?.parentElement?.children.length]).toEqual(['step', 4]);
  screen.getByText('全部航段的座位已为您保留，超时未支付将自动取消，不扣款');
  screen.getByRole('button', { name: '返回国际机票查询' });
  fireEvent.click(screen.getByRole('button', { name: '取消订单' }));
  await screen.findByText('取消后座位立即放回，不扣款。确定取消吗？');
  fireEvent.click(screen.getAllByRole('button', { name: '取消订单' }).at(-1)!);
  await screen.findByText('订单已取消', { selector: '.t-toast, div[role=status]' });
});

it('the payment of a train bears no mark of an airline, whatever its number looks like', async () => {
  const title = '北京南 → 上海虹桥　G5807';
  const { fetch } = answering({ '/pay/payInfo': { ...change, title, businessType: 'trainPay' } });
  const address = '/train/train_order_pay/G1';
  const { screen, root } = await mountWidget('pay-order', { as: wealthy, address, fetch });
  await screen.findByText(title, { normalizer: (text) => text });
  expect(root.querySelector('.po-mark')).not.toBeNull();
});
