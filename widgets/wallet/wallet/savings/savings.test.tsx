import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { passwordHash } from '#parts/login/password-hash.ts';
import { answering, walletAccount } from '#tests/support/given/wallet-answers.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const reward = {
  id: 'R1',
  at: '2026-09-12 00:10:00',
  kind: 'order',
  title: '推荐奖励',
  orderId: '260916000009',
  direction: 'in',
  amount: '40',
  state: 'pending',
  availableAt: '2026-09-30 00:00:00',
};
const entry = {
  id: 'T1',
  at: '2026-09-12 00:00:00',
  kind: 'interest',
  direction: 'in',
  amount: '0.44',
  balance: '8000',
};
const transferred = { id: 'ZZ1', at: '2026-09-16 12:00:00', amount: '300', wallet: '13146.5', other: '26' };
const page = (row: unknown) => ({ rows: [row], total: 1, next: null });

async function open(address: string, changes: Record<string, unknown> = {}, as = '13800000010') {
  const { fetch, sent } = answering({
    '/account/AppAccount': walletAccount,
    '/wallet/rewards': page(reward),
    '/wallet/tianhanbao/detail': page(entry),
    '/wallet/rewardsOut': transferred,
    '/wallet/tianhanbao/in': transferred,
    ...changes,
  });
  return { ...(await mountWidget('wallet', { as, address, fetch })), sent };
}

type Opened = Awaited<ReturnType<typeof open>>;
const amountField = ({ screen }: Opened) => screen.findByRole<HTMLInputElement>('textbox', { name: /金额/ });
const confirm = ({ screen }: Opened) => fireEvent.click(screen.getByRole('button', { name: '确认' }));

describe('rewards', () => {
  test.each([
    ['/myCenter/rewrads_detail', '13800000010', 'rewards_transferred_out', {}],
    ['/finance/rewradsDetail', '13800000070', 'finance_rewards_out', { owner: 'company' }],
  ])('at %s show when each is released, and lead to the transfer', async (address, as, name, change) => {
    const { screen, events } = await open(address, { '/account/AppAccount': { ...walletAccount, ...change } }, as);
    const row = (await screen.findByText('推荐奖励')).closest('tr') as HTMLElement;
    expect(row.textContent).toContain('+40.00');
    expect(row.textContent).toContain('来源订单 2609 1600 0009');
    expect(row.textContent).toMatch(/09-30 00:00 起可转出/);
    expect(within(row).getByText('待释放').className).toContain('t-dot--warn');
    fireEvent.click(await screen.findByRole('button', { name: '转出到余额' }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name }));
  });

  test('that are too few have no form, but a way back', async () => {
    const rewards = { ...walletAccount.rewards, available: '0' };
    const { screen, events } = await open('/myCenter/rewards_transferred_out', {
      '/account/AppAccount': { ...walletAccount, rewards },
    });
    await screen.findByText(/^可转 ¥0\.00，满 ¥[\d.]+ 才能转$/);
    expect(screen.queryByRole('button', { name: '确认' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'rewrads_detail' }));
  });

  test('are transferred after the pay password, which no draft holds', async () => {
    const opened = await open('/myCenter/rewards_transferred_out');
    const { screen, type, sent, events } = opened;
    fireEvent.click(await screen.findByRole('button', { name: '全部转出' }));
    const amount = await amountField(opened);
    await waitFor(() => expect(amount.value).toBe('326'));
    confirm(opened);
    await screen.findByText('请输入 6 位支付密码');
    type(amount, '300');
    type(screen.getByLabelText('支付密码'), '135790');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('135790');
    confirm(opened);
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'rewrads_detail' }));
    const { fields } = sent.find(({ path }) => path === '/wallet/rewardsOut')!;
    expect([fields.get('amount'), fields.get('payPassword')]).toEqual(['300', passwordHash('135790')]);
  });

  test('a wrong pay password is named at its field, and typed again', async () => {
    const opened = await open('/myCenter/rewards_transferred_out', {
      '/wallet/rewardsOut': { ret: 400, msg: '支付密码不正确，还可尝试 4 次', data: { field: 'payPassword' } },
    });
    const { screen, type } = opened;
    type(await amountField(opened), '300');
    const password = screen.getByLabelText<HTMLInputElement>('支付密码');
    type(password, '000000');
    confirm(opened);
    await screen.findByText('支付密码不正确，还可尝试 4 次');
    await waitFor(() => expect(password.value).toBe(''));
  });

  test('an application without pay passwords asks for none', async () => {
    const opened = await open('/myCenter/rewards_transferred_out', {
      '/account/AppAccount': { ...walletAccount, payPassword: 'none' },
    });
    opened.type(await amountField(opened), '1');
    expect(opened.screen.queryByLabelText('支付密码')).toBeNull();
    confirm(opened);
    await waitFor(() => expect(opened.events.at(-1)?.detail).toMatchObject({ name: 'rewrads_detail' }));
    expect(opened.sent.find(({ path }) => path === '/wallet/rewardsOut')?.fields.has('payPassword')).toBe(false);
  });

  test.each([
    [{ mayMove: false }, '家庭子会员只能查看，不能动用家庭钱包的资金'],
    [{ payPassword: 'unset' }, '您还没有支付密码，设置后即可提现和转账'],
  ])('a member who may not transfer reads why', async (change, text) => {
    const { screen } = await open('/myCenter/rewards_transferred_out', {
      '/account/AppAccount': { ...walletAccount, ...change },
    });
    await screen.findByText(text);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('tianhanbao', () => {
  test('shows balance, rate, interest and each entry with the balance after it', async () => {
    const { screen, root } = await open('/myCenter/tianhanbao_detail');
    const row = (await screen.findByText('8,000.00')).closest('tr') as HTMLElement;
    expect(row.textContent).toContain('收益');
    expect(row.textContent).toContain('+0.44');
    await waitFor(() =>
      expect(root.querySelector('.t-stats')?.textContent).toBe(
        '天航宝余额¥8,000.00年化 1.85%，每日计息昨日收益¥0.44累计收益¥63.18',
      ),
    );
  });

  test('takes money from the balance, never more than is there', async () => {
    const opened = await open('/myCenter/tianhanbao_detail');
    const { screen, type, sent } = opened;
    fireEvent.click(await screen.findByRole('button', { name: '转入天航宝' }));
    await screen.findByRole('heading', { name: '转入天航宝' });
    await screen.findByText('从钱包余额转入天航宝，次日起按年化 1.85% 每日计息');
    expect(location.search).toBe('?move=in');
    type(await amountField(opened), '12846.51');
    type(screen.getByLabelText('支付密码'), '135790');
    confirm(opened);
    await screen.findByText('余额不足，可转金额 ¥12,846.50');
    type(await amountField(opened), '12846.5');
    confirm(opened);
    await screen.findByRole('heading', { name: '天航宝明细' });
    expect(sent.find(({ path }) => path === '/wallet/tianhanbao/in')?.fields.get('amount')).toBe('12846.50');
  });
});
