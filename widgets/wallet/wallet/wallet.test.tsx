import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { answering, walletAccount } from '#tests/support/given/wallet-answers.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const movement = {
  id: '1',
  at: '2026-09-15 13:20:00',
  kind: 'pay',
  title: '北京 → 上海',
  orderId: '260916000001',
  product: 'airTicket',
  direction: 'out',
  amount: '1326',
  balance: '12846.5',
};
const answers = {
  '/account/AppAccount': walletAccount,
  '/wallet/movements': { rows: [movement], total: 1, next: null },
  '/wallet/flow': { opening: '9516.5', in: '5902', out: '2572', closing: '12846.5', kinds: [] },
  '/wallet/frozen': {
    rows: [
      {
        id: 'F1',
        account: 'wallet',
        at: '2026-09-16 11:02:00',
        amount: '1190',
        title: '提现至 工商银行（8820）',
        orderId: '',
        release: '到账后扣除；银行退回则解冻到可用余额',
        releaseAt: '2026-09-17 23:59:59',
      },
      {
        id: 'F2',
        account: 'credit',
        at: '2026-09-16 11:02:00',
        amount: '980',
        title: '北京 → 上海',
        orderId: '260916000002',
        release: '出行人付清个人部分后扣除；订单取消或超时则解冻',
        releaseAt: '',
      },
    ],
    total: 2,
    next: null,
  },
};

async function open(changes: Record<string, unknown> = {}, as = '13800000010') {
  const { fetch, sent } = answering({ ...answers, ...changes });
  const widget = await mountWidget('wallet', { as, address: '/myCenter/wallet', fetch });
  return { ...widget, sent };
}

describe('the wallet', () => {
  test('shows every balance, and leads to recharge, transfers and details', async () => {
    const { screen, events } = await open();
    const main = await screen.findByRole('region', { name: '可用余额（元）' });
    expect(main.textContent).toContain('¥12,846.50');
    expect(main.textContent).toContain('总额 ¥14,036.50');
    expect(screen.getByRole('region', { name: '天航宝' }).textContent).toContain('昨日收益 0.44 · 累计 63.18');
    expect(screen.getByRole('region', { name: '奖励' }).textContent).toContain('待释放 40.00 · 累计 900.00');
    fireEvent.click(await within(main).findByRole('button', { name: '充值' }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'recharge_index' }));
  });

  test('a movement has its sign, the balance after it and the link to its order', async () => {
    const { screen } = await open();
    const row = (await screen.findByText('机票 北京 → 上海')).closest('tr') as HTMLElement;
    expect(within(row).getByText('支付')).toBeTruthy();
    expect(row.textContent).toContain('−1,326.00');
    expect(row.textContent).toContain('12,846.50');
    expect(within(row).getByRole('link').getAttribute('href')).toContain('/ticket/OrderDetails/260916000001');
  });

  test('a recharge has its channel and number, which leads to its row of the bill', async () => {
    const recharge = {
      ...movement,
      kind: 'recharge',
      product: 'recharge',
      title: '支付宝 → 余额',
      orderId: 'CZ260915000001',
    };
    const { screen } = await open({ '/wallet/movements': { rows: [recharge], total: 1, next: null } });
    const row = (await screen.findByText('支付宝 → 余额')).closest('tr') as HTMLElement;
    expect(within(row).getByRole('link', { name: 'CZ260915000001' }).getAttribute('href')).toContain(
      '/myCenter/recharge_bill?words=CZ260915000001',
    );
  });

  test('a payment of a company’s bill has its number, which leads to the bill', async () => {
    const paid = { ...movement, kind: 'pay', product: 'bill', title: 'ZD202611-700070', orderId: '24' };
    const { screen } = await open({ '/wallet/movements': { rows: [paid], total: 1, next: null } });
    const row = (await screen.findByText('企业账单 ZD202611-700070')).closest('tr') as HTMLElement;
    expect(within(row).getByRole('link', { name: 'ZD202611-700070' }).getAttribute('href')).toContain('bill=24');
  });

  test('the sum of days of another year names the year', async () => {
    const { fetch } = answering(answers);
    const { screen } = await mountWidget('wallet', {
      as: '13800000010',
      address: '/myCenter/wallet?days=2024-01-01~2024-02-01',
      fetch,
    });
    const flow = await screen.findByRole('region', { name: '收支核对' });
    await waitFor(() => expect(flow.isConnected && within(flow).queryByText('已核对')).toBeTruthy());
    expect(flow.textContent).toContain('期初 2024-01-01 ');
    expect(flow.textContent).toContain('期末 2024-02-01 ');
  });

  test('the sum of the chosen days is checked by the page, and asked again for other days', async () => {
    const { screen, sent } = await open();
    const flow = await screen.findByRole('region', { name: '收支核对' });
    await waitFor(() => expect(flow.isConnected && within(flow).queryByText('已核对')).toBeTruthy());
    expect(flow.textContent).toBe('期初 ¥9,516.50+ 收入 ¥5,902.00− 支出 ¥2,572.00= 期末 ¥12,846.50已核对');
    fireEvent.click(await screen.findByRole('combobox', { name: '类型' }));
    fireEvent.click(await screen.findByRole('option', { name: '退款' }));
    await waitFor(() => expect(location.search).toBe('?kind=refund'));
    expect(sent.filter(({ path }) => path === '/wallet/flow')).toHaveLength(1);
  });

  test('a sum that is wrong is named as such', async () => {
    const { screen } = await open({
      '/wallet/flow': { opening: '0', in: '10', out: '0', closing: '11', kinds: [] },
    });
    expect(await screen.findByText('对不上，请致电客服')).toBeTruthy();
  });

  test('asks a visitor for the login', async () => {
    const { screen } = await mountWidget('wallet');
    await screen.findByText('请先登录');
    await screen.findByRole('button', { name: '登录' });
  });

  test('a press on the frozen sum lists each amount with the event that releases it', async () => {
    const { screen } = await open();
    const main = await screen.findByRole('region', { name: '可用余额（元）' });
    fireEvent.click(within(main).getByRole('button', { name: '¥1,190.00' }));
    const dialog = await screen.findByRole('dialog', { name: '冻结明细' });
    await within(dialog).findByText('提现至 工商银行（8820）');
    expect(dialog.textContent).toMatch(/到账后扣除；银行退回则解冻到可用余额，最晚 \S+ 24:00/);
    const order = within(dialog).getByRole('link', { name: '2609 1600 0002' });
    expect(order.getAttribute('href')).toContain('/ticket/OrderDetails/260916000002');
  });

  test('hidden amounts stay hidden after a reload', async () => {
    const { screen, root, unmount } = await open();
    fireEvent.click(await screen.findByRole('button', { name: '隐藏金额' }));
    await screen.findByRole('button', { name: '显示金额' });
    expect(root.textContent).not.toMatch(/\d,\d{3}\.\d\d/);
    unmount();
    const { screen: again } = await open();
    await again.findByRole('button', { name: '显示金额' });
  });

  test.each([
    ['/myCenter/rewrads_detail', '/wallet/rewards', { id: 'R1', kind: 'order', title: '推荐奖励', state: 'available' }],
    ['/myCenter/tianhanbao_detail', '/wallet/tianhanbao/detail', { id: 'T1', kind: 'interest', balance: '7777' }],
    ['/finance/rechargeRecord', '/recharge/list', { orderId: 'CZ2', state: 'paid', method: 'alipay' }],
    ['/myCenter/wallet?view=withdrawals', '/wallet/withdraw/list', { id: 'TX1', state: 'paid', steps: [] }],
  ])('hidden amounts are hidden at %s as well', async (address, path, row) => {
    const whole = {
      at: '2026-09-12 00:10:00',
      createTime: '2026-09-12 00:10:00',
      direction: 'in',
      amount: '7777',
      fee: '7777',
      net: '7777',
      bankName: '',
      last4: '',
      ...row,
    };
    const { fetch } = answering({
      ...answers,
      [path]: { rows: [whole], total: 1, next: null, sums: { amount: '7777', fee: '7777', paid: '7777' } },
    });
    // The record of recharges is a page of companies alone.
    const as = address.startsWith('/finance') ? '13800000070' : '13800000010';
    const first = await open({}, as);
    fireEvent.click(await first.screen.findByRole('button', { name: '隐藏金额' }));
    first.unmount();
    const { screen, root } = await mountWidget('wallet', { as, address, fetch });
    await screen.findAllByText(/＊＊＊＊/);
    await waitFor(() => expect(root.querySelector('tbody')).not.toBeNull());
    expect(root.textContent).not.toMatch(/\d\.\d\d(?!\d|%)/);
  });

  test('a child member of a family sees the wallet and has no button that moves money', async () => {
    const { screen } = await open({ '/account/AppAccount': { ...walletAccount, owner: 'family', mayMove: false } });
    await screen.findByText('家庭子会员只能查看，不能动用家庭钱包的资金');
    expect(screen.getByRole('region', { name: '家庭钱包可用余额（元）' })).toBeTruthy();
    for (const name of ['充值', '转入', '转出', '转出到余额'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('the buttons that move money ask for their permission too', async () => {
    // A child member, though the server's answer allows moves.
    const { screen } = await open({}, '13800000021');
    await screen.findByRole('region', { name: '天航宝' });
    for (const name of ['充值', '转入', '转出', '转出到余额'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('a company sees its credit line beside its prepaid money', async () => {
    const credit = { limit: '100000', used: '30000', frozen: '2000', available: '68000' };
    const { screen } = await open(
      { '/account/AppAccount': { ...walletAccount, owner: 'company', credit } },
      '13800000070',
    );
    const card = await screen.findByRole('region', { name: '授信额度' });
    expect(card.textContent).toContain('¥68,000.00');
    expect(card.textContent).toContain('额度 100,000.00 · 已用 30,000.00 · 冻结 2,000.00');
    expect(screen.getByRole('link', { name: '充值记录' })).toBeTruthy();
  });

  test('balances that cannot be read say so and are asked for again; the movements stay', async () => {
    const failing = { ret: 500, msg: '服务暂时不可用', data: null };
    const { screen, sent } = await open({ '/account/AppAccount': failing });
    await screen.findByText('余额读取失败');
    await screen.findByText('机票 北京 → 上海');
    const asked = sent.filter(({ path }) => path === '/account/AppAccount').length;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() =>
      expect(sent.filter(({ path }) => path === '/account/AppAccount').length).toBeGreaterThan(asked),
    );
  });

  test('a member without any movement reads what will be here', async () => {
    const { screen } = await open({ '/wallet/movements': { rows: [], total: 0, next: null } });
    await screen.findByText('还没有收支记录');
  });

  test('of a seeded member adds up, whatever days are chosen', async () => {
    const { screen } = await mountWidget('wallet', {
      as: '13800000050',
      address: '/myCenter/wallet?days=2026-01-01~2026-06-30',
    });
    await screen.findByText('已核对');
    await screen.findByRole('region', { name: '天航宝' });
  });
});
