import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answering } from '#tests/support/given/wallet-answers.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const paid = {
  orderId: 'CZ2',
  amount: '5000',
  state: 'paid',
  method: 'alipay',
  tradeNo: '2026091522001',
  createTime: '2026-09-02 10:12:00',
  paidTime: '2026-09-02 10:13:00',
  payDeadlineMs: 0,
  operator: '高建国',
};
const waiting = { ...paid, orderId: 'CZ1', state: 'open', method: '', tradeNo: '', paidTime: '' };

const open = (rows: unknown[]) =>
  mountWidget('wallet', {
    as: '13800000070',
    address: '/finance/rechargeRecord',
    fetch: answering({ '/recharge/list': { rows, total: rows.length, next: null, sums: { paid: '5000' } } }).fetch,
  });

test('recharges show number, method, amount and state; an unpaid one leads to the cashier', async () => {
  const { screen, events, root } = await open([waiting, paid]);
  const row = (await screen.findByText('CZ2')).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('支付流水号 2026091522001');
  expect(row.textContent).toContain('支付宝');
  expect(row.textContent).toContain('5,000.00');
  expect(row.textContent).toContain('高建国');
  screen.getByRole('button', { name: '导出' });
  expect(within(row).getByText('已到账').className).toContain('t-dot--ok');
  expect(within(row).queryByRole('button', { name: '去支付' })).toBeNull();
  expect(root.querySelector('.t-stats')?.textContent).toBe('已到账合计¥5,000.00');
  fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
  await waitFor(() =>
    expect(events.at(-1)?.detail).toMatchObject({ name: 'recharge_pay', path: '/recharge/pay?orderId=CZ1' }),
  );
});

test('a company without a recharge is led to one', async () => {
  const { screen, events } = await open([]);
  await screen.findByText('还没有充值记录');
  fireEvent.click((await screen.findAllByRole('button', { name: '充值' }))[0]!);
  await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'finance_recharge' }));
});
