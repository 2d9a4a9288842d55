import { expect, test } from 'vitest';
import { answering } from '#tests/support/given/wallet-answers.ts';
import { mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const movement = {
  id: '7',
  at: '2026-08-11 10:20:30',
  type: 'pay',
  orderId: '',
  product: '',
  title: '',
  people: '',
  channel: 'alipay',
  tradeNo: '2026081100001',
  direction: 'out',
  amount: '1120',
  balance: '80',
  state: 'done',
  remark: '',
  figures: {},
};

async function open(as: string) {
  const { fetch, sent } = answering({
    '/bill/settings': { columns: ['channel'], period: 'year' },
    '/bill/query': { rows: [movement], total: 1, next: null, sums: { in: '0', out: '1120', amount: '-1120' } },
  });
  const widget = await mountWidget('bill', { as, address: '/bill/transactionBill', fetch });
  await widget.screen.findByText('2026081100001');
  const titles = () => Array.from(widget.root.querySelectorAll('thead th'), (head) => head.textContent ?? '').join();
  return { ...widget, sent, titles };
}

test('an employee’s transactions have the columns and the first days of the company', async () => {
  const { titles, screen, sent } = await open('13800000071');
  expect(titles()).toContain('支付渠道');
  for (const title of ['钱包余额', '状态']) expect(titles()).not.toContain(title);
  await waitFor(() => expect(screen.getAllByText(/\d{4}-01-01/).length).toBeGreaterThan(0));
  // The server knows the days of the company.
  expect(sent.find(({ path }) => path === '/bill/query')?.fields.has('days')).toBe(false);
});

test('a member without a company has all columns, and no settings are asked for', async () => {
  const { titles, sent } = await open('13800000010');
  for (const title of ['支付渠道', '钱包余额', '状态']) expect(titles()).toContain(title);
  expect(sent.map(({ path }) => path)).not.toContain('/bill/settings');
});
