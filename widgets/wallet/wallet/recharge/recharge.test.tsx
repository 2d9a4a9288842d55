import { expect, test } from 'vitest';
import { sandboxUrl } from '#tests/support/page/own-sandbox.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { answering, walletAccount } from '#tests/support/given/wallet-answers.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const created = { orderId: 'CZ1', businessType: 'recharge', amount: '500', payDeadlineMs: 0 };

async function open(changes: Record<string, unknown> = {}) {
  const { fetch, sent } = answering({
    '/account/AppAccount': walletAccount,
    '/recharge/create': created,
    ...changes,
  });
  const widget = await mountWidget('wallet', { as: '13800000010', address: '/recharge/index', fetch });
  return { ...widget, sent };
}

test('a preset fills the amount, and the next step is the cashier of the new recharge', async () => {
  const { screen, sent, events } = await open();
  fireEvent.click(await screen.findByRole('button', { name: '¥500' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /充值金额/ });
  await waitFor(() => expect(field.value).toBe('500'));
  fireEvent.click(screen.getByRole('button', { name: '去支付' }));
  await waitFor(() =>
    expect(events.at(-1)?.detail).toMatchObject({ name: 'recharge_pay', path: '/recharge/pay?orderId=CZ1' }),
  );
  expect(sent.find(({ path }) => path === '/recharge/create')?.fields.get('amount')).toBe('500');
});

test.each([
  ['', '请输入金额'],
  ['0.5', '金额不能少于 ¥1.00'],
  ['50000.01', '单次金额不能超过 ¥50,000.00'],
  ['1.234', '请输入正确的金额，最多两位小数'],
])('the amount "%s" is refused in words and makes no recharge', async (amount, error) => {
  const { screen, sent, type } = await open();
  type(await screen.findByRole('textbox', { name: /充值金额/ }), amount);
  fireEvent.click(screen.getByRole('button', { name: '去支付' }));
  await screen.findByText(error);
  expect(sent.some(({ path }) => path === '/recharge/create')).toBe(false);
});

test('a child member of a family is told the reason for the missing form', async () => {
  const { screen } = await open({ '/account/AppAccount': { ...walletAccount, mayMove: false } });
  await screen.findByText('家庭子会员不能充值，请由家庭主会员操作');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the balance is hidden as in the wallet', async () => {
  const first = await mountWidget('wallet', { as: '13800000010', address: '/myCenter/wallet' });
  fireEvent.click(await first.screen.findByRole('button', { name: '隐藏金额' }));
  first.unmount();
  const { screen } = await open();
  await screen.findByText('当前可用余额 ¥＊＊＊＊');
});

test('a company sees its prepaid money and credit, and the account for a transfer', async () => {
  const { fetch } = answering({
    '/account/AppAccount': {
      ...walletAccount,
      owner: 'company',
      credit: { limit: '100000', used: '30000', frozen: '2000', available: '68000' },
      transfer: { accountName: '某公司', bankName: '某银行', account: '121912345610886', remark: '企业钱包 7' },
    },
  });
  const { screen, root } = await mountWidget('wallet', { as: '13800000070', address: '/finance/recharge', fetch });
  const transfer = await screen.findByRole('region', { name: '对公转账' });
  expect(transfer.textContent).toContain('1219 1234 5610 886');
  expect(transfer.textContent).toContain('企业钱包 7');
  expect(root.textContent).toContain('企业钱包可用 ¥12,846.50 · 冻结 ¥1,190.00');
  expect(root.textContent).toContain('可用额度 ¥68,000.00 · 额度 ¥100,000.00 · 已用 ¥30,000.00 · 冻结 ¥2,000.00');
});

test('the cashier of a recharge takes money from outside alone, and leads back to the wallet', async () => {
  const { screen } = await mountWidget('wallet', { as: '13800000050', address: '/recharge/index' });
  fireEvent.click(await screen.findByRole('button', { name: '¥100' }));
  fireEvent.click(screen.getByRole('button', { name: '去支付' }));
  await screen.findByRole('radio', { name: /支付宝/ });
  await screen.findByText('钱包充值');
  expect(screen.queryByRole('radio', { name: /钱包余额/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '返回我的钱包' }));
  await screen.findByRole('heading', { name: '我的钱包' });
});

test('a paid recharge ends with its amount, and the wallet has it', async () => {
  const answers: string[] = [];
  const { screen } = await mountWidget('wallet', {
    as: '13800000050',
    address: '/recharge/index',
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const text = await response.text();
      answers.push(text);
      return new Response(text, { status: response.status, headers: response.headers });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '¥500' }));
  fireEvent.click(screen.getByRole('button', { name: '去支付' }));
  fireEvent.click(await screen.findByRole('radio', { name: /支付宝/ }));
  fireEvent.click(screen.getAllByRole('button', { name: '确认支付' }).at(-1)!);
  const code = await waitFor(
    () => /\/sandbox\/cashier\/\w+/.exec(answers.join())?.[0] ?? Promise.reject(new Error('no code yet')),
  );
  await fetch(sandboxUrl() + code, { method: 'POST' });
  await screen.findByRole('heading', { name: '充值成功' });
  screen.getByText('充值已到账，可在“我的钱包”中查看余额');
  const balance = await screen.findByText('当前可用余额');
  expect(balance.closest('.pf__parts')?.textContent).toMatch(/当前可用余额¥[\d,]+\.\d\d/);
  screen.getByText('充值单号');
  screen.getByText('支付宝');
  screen.getByText('¥500.00');
  fireEvent.click(screen.getByRole('button', { name: '查看我的钱包' }));
  await screen.findByText('+500.00');
});

test('a recharge for a payment that waits is of what that is short of, names it, and leads back to it', async () => {
  const as = '13800000071';
  const order = await bookOrder({ as });
  const answers: string[] = [];
  const { screen, events } = await mountWidget('pay-order', {
    as,
    address: `/pay/order/${order.orderId}`,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const text = await response.text();
      answers.push(text);
      return new Response(text, { status: response.status, headers: response.headers });
    },
  });
  const short = /还差 ¥([\d,.]+)/.exec((await screen.findByText(/还差 ¥/)).textContent ?? '')?.[1]?.replaceAll(',', '');
  fireEvent.click(screen.getByText('去充值'));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /充值金额/ });
  expect(Number(field.value)).toBe(Number(short));
  expect(screen.getByText(/^待支付订单/).closest('.t-alert')?.textContent).toMatch(
    /北京 → .*还差 ¥.*请在 \d\d:\d\d 前完成支付/,
  );
  fireEvent.click(screen.getByRole('button', { name: '去支付' }));
  await screen.findByText('钱包充值');
  fireEvent.click(await screen.findByRole('radio', { name: /支付宝/ }));
  fireEvent.click(screen.getAllByRole('button', { name: '确认支付' }).at(-1)!);
  const code = await waitFor(
    () => /\/sandbox\/cashier\/\w+/.exec(answers.join())?.[0] ?? Promise.reject(new Error('no code yet')),
  );
  await fetch(sandboxUrl() + code, { method: 'POST' });
  await screen.findByRole('heading', { name: '充值成功' });
  fireEvent.click(screen.getByRole('button', { name: '返回支付订单' }));
  await waitFor(() =>
    expect(events.at(-1)?.detail).toMatchObject({
      name: 'pay_order',
      path: expect.stringContaining(`/pay/order/${order.orderId}`) as string,
    }),
  );
  const own = await screen.findByRole<HTMLInputElement>('radio', { name: /钱包余额/ });
  expect(own.disabled).toBe(false);
  await waitFor(() => expect(own.checked).toBe(true));
});

test('the cashier of a recharge for a payment leads back to that payment', async () => {
  const as = '13800000071';
  const order = await bookOrder({ as });
  const { screen, events } = await mountWidget('wallet', {
    as,
    address: `/recharge/index?forOrder=${order.orderId}&forType=dometicketOrderPay`,
  });
  await screen.findByText(/^待支付订单/);
  fireEvent.click(screen.getByRole('button', { name: '¥100' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /充值金额/ });
  await waitFor(() => expect(field.value).toBe('100'));
  fireEvent.click(screen.getByRole('button', { name: '去支付' }));
  fireEvent.click(await screen.findByRole('button', { name: '返回订单' }));
  await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'pay_order' }));
});

test.each([
  ['set', /用钱包余额支付时，请输入已设置的 6 位支付密码/, false],
  ['unset', /用钱包余额支付前须先设置，您还没有设置/, true],
  ['none', null, false],
] as const)('a pay password that is %s is told before the recharge', async (payPassword, told, leadsThere) => {
  const { screen, root } = await open({ '/account/AppAccount': { ...walletAccount, payPassword } });
  await screen.findByRole('textbox', { name: /充值金额/ });
  if (told) expect(screen.getByText(told)).toBeTruthy();
  else expect(root.textContent).not.toContain('支付密码');
  const link = screen.queryByRole('link', { name: '设置支付密码' });
  expect(link?.getAttribute('href') ?? '').toMatch(leadsThere ? /view=payPassword/ : /^$/);
});

test('a recharge that waits for its payment is in the wallet with its deadline, and leads to the cashier', async () => {
  const { fetch } = answering({
    '/account/AppAccount': walletAccount,
    '/wallet/movements': { rows: [], total: 0, next: null },
    '/wallet/flow': { ret: 500, msg: '' },
    '/recharge/list': {
      rows: [
        {
          orderId: 'CZ26112500000001',
          amount: '120',
          state: 'open',
          method: '',
          tradeNo: '',
          createTime: '2026-09-16 11:02:00',
          paidTime: '',
          payDeadlineMs: Date.parse('2026-09-16T11:32:00+08:00'),
          operator: '周砚清',
        },
      ],
      total: 1,
      next: null,
      sums: {},
    },
  });
  const { screen, events } = await mountWidget('wallet', { as: '13800000010', address: '/myCenter/wallet', fetch });
  const waiting = await screen.findByRole('region', { name: '待支付的充值' });
  expect(waiting.textContent).toContain('充值 ¥120.00 待支付');
  expect(waiting.textContent).toContain('请在 11:32 前完成支付');
  // The proof of the days failed: it says so, with a way to read it again.
  expect((await screen.findByText(/收支核对暂时没有读取成功/)).querySelector('button')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: '去支付' }));
  await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'recharge_pay' }));
});

test('the page after a recharge without a recharge claims no payment', async () => {
  const { screen } = await mountWidget('wallet', { as: '13800000010', address: '/recharge/finish' });
  await screen.findByText('没有找到这笔订单');
  expect(screen.queryByText('支付已提交')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '查看我的钱包' }));
  await screen.findByRole('heading', { name: '我的钱包' });
});
