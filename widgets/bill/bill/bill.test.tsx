import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { showOrderNo } from '#domain/order/order-number.ts';
import { bookOrder, payFromWallet } from '#tests/support/orders/book-order.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

/** A full wallet, which other tests of the run empty less. */
const member = '13800000050';
let paid = { orderId: '', orderNo: '', payprice: '', token: '' };
beforeAll(async () => {
  paid = await bookOrder({ as: member });
  await payFromWallet(paid);
});

async function open(options: MountWidgetOptions = {}) {
  const widget = await mountWidget('bill', { as: member, address: '/bill/transactionBill', ...options });
  const figure = (name: string) =>
    within(widget.root.querySelector('.t-stats') as HTMLElement).getByText(name).parentElement?.textContent;
  return { ...widget, figure };
}

/** The answers of the bill are changed on their way. */
const answerChanged =
  (
    change: (data: { rows: Record<string, unknown>[]; sums?: Record<string, string>; total: number }) => void,
  ): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/bill/query')) return response;
    const answer = (await response.json()) as { data: Parameters<typeof change>[0] };
    change(answer.data);
    return new Response(JSON.stringify(answer), { headers: response.headers });
  };

describe('the transaction bill', () => {
  test('a payment from the wallet shows trip, source, sign and balance, and leads to its order', async () => {
    const { screen, events } = await open();
    const link = await screen.findByRole('link', { name: showOrderNo(paid.orderNo) });
    const row = link.closest('tr') as HTMLElement;
    expect(row.textContent).toContain('机票 北京 → 广州');
    expect(within(row).getByText('支付')).toBeTruthy();
    expect(within(row).getByText('钱包余额')).toBeTruthy();
    expect(row.textContent).toMatch(/−[\d,]+\.\d\d/);
    expect(row.querySelector('[data-name="钱包余额（元）"]')?.textContent).toMatch(/^[\d,]+\.\d\d$/);
    fireEvent.click(link);
    await waitFor(() =>
      expect(events.at(-1)?.detail).toMatchObject({
        name: 'ticket_order_details',
        path: `/ticket/OrderDetails/${paid.orderId}`,
      }),
    );
  });

  test('figures are of all rows, and say what of the income is still on its way', async () => {
    const { figure, screen } = await open({
      fetch: answerChanged(
        (data) => (data.sums = { in: '5000', out: '1234.5', pending: '90', walletIn: '4000', walletOut: '200' }),
      ),
    });
    await screen.findAllByRole('link', { name: /^\d{4} / });
    expect(figure('支出')).toBe('支出¥1,234.50其中钱包 ¥200.00');
    expect(figure('收入')).toBe('收入¥5,000.00其中钱包 ¥4,000.00，含退款中 ¥90.00');
    expect(figure('笔数')).toMatch(/^笔数\d+ 笔$/);
  });

  test('the totals of money both ways end with what is left of them', async () => {
    const { root, screen } = await open({
      fetch: answerChanged((data) => (data.sums = { in: '1248.6', out: '154.35', amount: '1094.25', pending: '0' })),
    });
    await screen.findAllByRole('link', { name: /^\d{4} / });
    expect(root.querySelector('tfoot')?.textContent).toContain('+1,248.60−154.35净额 +1,094.25');
  });

  test('more rows than are counted have no sums, and the figures say so', async () => {
    const { figure, screen } = await open({
      fetch: answerChanged((data) => {
        data.total = 10_000;
        delete data.sums;
      }),
    });
    await screen.findAllByRole('link', { name: /^\d{4} / });
    expect([figure('笔数'), figure('支出'), figure('收入')]).toEqual([
      '笔数10,000+ 笔记录过多，缩小日期范围后合计',
      '支出—',
      '收入—',
    ]);
  });

  test('a refund on its way is a word and an orange dot, an unknown product has no link', async () => {
    const { screen } = await open({
      fetch: answerChanged(({ rows }) =>
        rows.forEach((row) =>
          Object.assign(row, {
            type: 'refund',
            direction: 'in',
            amount: '1326',
            state: 'pending',
            orderId: '260916000001',
            product: 'car',
            title: '接机',
          }),
        ),
      ),
    });
    const [first] = await screen.findAllByText('接机');
    const row = first?.closest('tr') as HTMLElement;
    expect(row.textContent).toContain('+1,326.00');
    expect(within(row).getByText('退款中').className).toContain('t-dot--warn');
    expect(within(row).queryByRole('link')).toBeNull();
  });

  test('type and words filter on the server, and a reload keeps them', async () => {
    const { screen, type, unmount } = await open();
    await screen.findByRole('link', { name: showOrderNo(paid.orderNo) });
    fireEvent.click(screen.getByRole('combobox', { name: '类型' }));
    fireEvent.click(await screen.findByRole('option', { name: '充值' }));
    await waitFor(() => expect(location.search).toBe('?type=recharge'));
    await waitFor(() => expect(screen.queryByRole('link', { name: showOrderNo(paid.orderNo) })).toBeNull());
    const words = screen.getByRole('textbox', { name: '关键词' });
    type(words, paid.orderNo);
    fireEvent.keyDown(words, { key: 'Enter' });
    await screen.findByText('没有符合条件的记录');
    unmount();
    const again = await open({ address: `/bill/transactionBill${location.search}`, keepSession: true });
    fireEvent.click(await again.screen.findByRole('button', { name: '清空筛选' }));
    await again.screen.findByRole('link', { name: showOrderNo(paid.orderNo) });
  });

  test('its amounts are hidden by the switch of the wallet, also after a reload', async () => {
    const { screen, root, unmount } = await open();
    await screen.findByRole('link', { name: showOrderNo(paid.orderNo) });
    expect(root.textContent).toMatch(/\d\.\d\d/);
    fireEvent.click(screen.getByRole('button', { name: '隐藏金额' }));
    await waitFor(() => expect(root.textContent).not.toMatch(/\d\.\d\d/));
    unmount();
    const again = await open();
    await again.screen.findByRole('link', { name: showOrderNo(paid.orderNo) });
    expect(again.root.textContent).not.toMatch(/\d\.\d\d/);
    fireEvent.click(again.screen.getByRole('button', { name: '显示金额' }));
    await waitFor(() => expect(again.root.textContent).toMatch(/\d\.\d\d/));
  });

  test('a movement of the wallet alone has its path or its card, and leads to its withdrawal', async () => {
    const { screen } = await open({
      fetch: answerChanged(({ rows }) =>
        rows.splice(
          0,
          rows.length,
          ...[
            { id: '1', type: 'withdraw', title: '招商银行 尾号 1234', tradeNo: 'TX260911' },
            { id: '2', type: 'tianhanbaoIn', title: '', tradeNo: 'ZZ260912' },
          ].map((row) => ({ ...rows[0], product: '', orderId: '', direction: 'out', figures: {}, ...row })),
        ),
      ),
    });
    const link = await screen.findByRole('link', { name: 'TX260911' });
    expect(link.getAttribute('href')).toContain('/myCenter/wallet?view=withdrawals&no=TX260911');
    expect(link.closest('tr')?.textContent).toContain('提现招商银行 尾号 1234');
    const moved = screen.getByText('ZZ260912').closest('tr') as HTMLElement;
    expect(within(moved).getByText('转入天航宝')).toBeTruthy();
    expect(within(moved).getByText('余额 → 天航宝')).toBeTruthy();
  });

  test('a member without any movement is led to a booking', async () => {
    const { screen, events } = await open({ as: '13800000021' });
    await screen.findByText('还没有交易记录');
    fireEvent.click(screen.getByRole('button', { name: '订机票' }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'DomesticAirTicketQuery' }));
  });
});

describe('the recharge bill', () => {
  test('shows recharges with their numbers, and no filter by type', async () => {
    const { screen, figure } = await open({ address: '/bill/rechargeBill' });
    expect((await screen.findAllByText(/^CZ\d{14}$/)).length).toBeGreaterThan(2);
    expect(screen.getAllByText('钱包充值').length).toBeGreaterThan(2);
    expect(figure('充值金额')).toMatch(/^充值金额¥[\d,]+\.\d\d$/);
    expect(screen.queryByRole('combobox', { name: '类型' })).toBeNull();
  });

  test.each([
    ['/bill/rechargeBill', 'bill_transactionBill'],
    ['/myCenter/recharge_bill', 'transaction_bill'],
  ])('at %s leads to the transactions of the same frame', async (address, name) => {
    const { screen, events } = await open({ address });
    await screen.findByRole('heading', { name: '充值账单' });
    // The sister bills are tabs, the bill itself among them.
    const tabs = within(await screen.findByRole('navigation', { name: '账单' }));
    expect(tabs.getByText('充值账单').getAttribute('aria-current')).toBe('page');
    fireEvent.click(tabs.getByRole('link', { name: '交易账单' }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name }));
    await screen.findByRole('heading', { name: '交易账单' });
  });

  test('of a company without a recharge leads to one, and to no bill that it may not read', async () => {
    const { screen, events } = await open({ as: '13800000070', address: '/bill/rechargeBill' });
    await screen.findByText('还没有充值记录');
    expect(screen.queryByRole('link', { name: '交易账单' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '去充值' }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'finance_recharge' }));
  });
});
