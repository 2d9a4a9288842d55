import { expect, test } from 'vitest';
import { answering } from '#tests/support/given/wallet-answers.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const done = {
  id: '1',
  at: '2026-09-02 10:12:00',
  orderId: 'A202609020001',
  product: 'airTicket',
  title: '北京 → 上海',
  people: ['周砚清'],
  amount: '860',
  payer: 'company',
  method: 'creditPay',
  state: 'done',
  expectedDay: '',
  arrivedAt: '2026-09-02 10:12:00',
};
const coming = {
  ...done,
  id: '2',
  product: 'hotel',
  title: '外滩酒店',
  payer: 'personal',
  method: 'alipay',
  state: 'returning',
  expectedDay: '2026-09-11',
  arrivedAt: '',
};
const review = { ...done, id: '3', title: '上海 → 成都', state: 'review', arrivedAt: '' };

const open = (rows: unknown[]) =>
  mountWidget('wallet', {
    as: '13800000071',
    address: '/myCenter/wallet?view=refunds',
    fetch: answering({
      '/wallet/refunds': { rows, total: rows.length, next: null, sums: { done: '860', coming: '1720' } },
    }).fetch,
  });

test('refunds of all products show amount, the way back, state and the latest day of arrival', async () => {
  const { screen, root } = await open([review, coming, done]);
  const row = async (title: string) => (await screen.findByText(title)).closest('tr')?.textContent ?? '';
  expect(await row('机票 北京 → 上海')).toMatch(/公司授信公司支付860.00已到账.*10:12 到账/);
  expect(await row('酒店 外滩酒店')).toMatch(/支付宝个人支付860.00退款中最晚 .*11.* 到账/);
  expect(await row('机票 上海 → 成都')).toMatch(/审核中审核通过后退回/);
  expect(root.querySelector('.t-stats')?.textContent).toBe('在途合计¥1,720.00已到账合计¥860.00');
  screen.getByRole('button', { name: '导出' });
});

test('the wallet leads to the refunds, and none is said', async () => {
  const { screen, events } = await open([]);
  await screen.findByText('还没有退款');
  const wallet = await mountWidget('wallet', {
    as: '13800000071',
    address: '/myCenter/wallet',
    fetch: answering({}).fetch,
  });
  fireEvent.click(await wallet.screen.findByText('退款列表'));
  await waitFor(() =>
    expect([...events, ...wallet.events].at(-1)?.detail).toMatchObject({ path: '/myCenter/wallet?view=refunds' }),
  );
});
