import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { BillRow } from '#contract/bill.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { printedPaper } from '#tests/support/page/print-frame.ts';
import { emptyTexts } from './words/empty-texts.ts';
import { explainTexts } from '#parts/bill/amount-texts.ts';
import { texts } from './texts.ts';

const sale: BillRow = {
  id: '7',
  at: '2026-08-11 10:20:30',
  type: 'sale',
  orderId: '260811000007',
  product: 'airTicket',
  title: '北京 → 上海',
  people: '王晓',
  channel: '',
  tradeNo: '',
  direction: 'in',
  amount: '1120',
  balance: '',
  state: 'done',
  remark: '',
  figures: { tickets: '1', fare: '1000', taxes: '90', serviceFee: '0', insurance: '30' },
};

/** Opens a bill of a distributor who imports PNRs, with these rows and sums. */
async function open(address: string, rows: readonly BillRow[], sums: Record<string, string>) {
  const answered: typeof fetch = async (input, init) => {
    if (!String(input).endsWith('/bill/query')) return fetch(input, init);
    const data = { rows, total: rows.length, next: null, sums };
    return new Response(JSON.stringify({ ret: 0, msg: '', data, tips: null }), {
      headers: { 'content-type': 'application/json' },
    });
  };
  const widget = await mountWidget('bill', { as: '13800000041', address, fetch: answered });
  const row = async () =>
    (await widget.screen.findByText('北京 → 上海', { exact: false })).closest('tr') as HTMLElement;
  return { ...widget, row };
}

const sums = { in: '1120', out: '0', amount: '1120', tickets: '1', fare: '1000', taxes: '90', insurance: '30' };

describe('a bill of air tickets', () => {
  test.each([
    ['/myCenter/airSale_bill', '机票销售报表'],
    ['/bill/airSaleBill', '机票销售报表'],
    ['/myCenter/airRefund_bill', '机票退票报表'],
    ['/bill/airChangesBill', '机票改签报表'],
    ['/myCenter/share_bill', '分润收入'],
    ['/bill/recomBill', '推荐收入'],
    ['/myCenter/integral_bill', '积分账单'],
    ['/myCenter/sum_bill', '汇总账单'],
    ['/bill/hotelSumBill', '酒店汇总报表'],
    ['/bill/trainSumBill', '火车票汇总报表'],
  ])('%s is a preset of the engine, with an empty state of its own', async (address, title) => {
    const { screen } = await open(address, [], {});
    await screen.findByRole('heading', { name: title });
    await screen.findByText(
      Object.entries(texts.titles).flatMap(([kind, name]) =>
        (name === title || (kind === 'airSum' && title === texts.sumTitle)) && kind !== 'recharge'
          ? [emptyTexts.empty[kind as keyof typeof emptyTexts.empty][0]]
          : [],
      )[0] ?? '',
    );
  });

  test('has its figures as columns, its totals in the last row, and leads to the order', async () => {
    const { screen, root, row } = await open('/bill/airSaleBill', [sale], sums);
    expect((await row()).textContent).toContain('王晓');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent?.replace(/[↑↓↕]/g, ''))).toEqual(
      expect.arrayContaining(['时间', '张数', '票面价', '机建燃油', '保险', '金额（元）']),
    );
    const foot = root.querySelector('tfoot') as HTMLElement;
    expect(foot.textContent).toContain('合计 1 笔');
    expect(foot.textContent).toContain('1,000.00');
    expect(foot.textContent).toContain('1,120.00');
    expect(
      within(await row())
        .getByRole('link')
        .getAttribute('href'),
    ).toContain('260811000007');
  });

  test('explains an amount by its parts', async () => {
    const { screen, row } = await open('/bill/airSaleBill', [sale], sums);
    fireEvent.click(within(await row()).getByRole('button', { name: '明细' }));
    const dialog = await screen.findByRole('dialog');
    for (const part of ['票面价+¥1,000.00', '机建燃油+¥90.00', '保险+¥30.00', '本笔金额+¥1,120.00'])
      expect(dialog.textContent).toContain(part);
  });

  test('explains an amount in one order: the total, its parts, then the balances', async () => {
    const moved = { ...sale, type: 'pay', direction: 'out', amount: '1120', balance: '880', channel: 'tianHangPay' };
    const { screen } = await open('/bill/transactionBill', [moved as BillRow], {});
    fireEvent.click(await screen.findByRole('button', { name: '明细' }));
    const dialog = await screen.findByRole('dialog');
    const labels = Array.from(dialog.querySelectorAll('.t-sum'), (row) => row.firstElementChild?.textContent ?? '');
    expect([labels[0], labels.at(-1)]).toEqual([explainTexts.explained, expect.stringMatching(/余额/)]);
    expect(labels.findIndex((label) => /余额/.test(label))).toBeGreaterThan(labels.indexOf('票面价'));
  });

  test('is printed whole, with title and totals', async () => {
    const { screen, root, row } = await open('/bill/airSaleBill', [sale], sums);
    await row();
    fireEvent.click(screen.getByRole('button', { name: '打印' }));
    const { title, text, closeDialog } = await printedPaper(root);
    expect(title).toBe('机票销售报表');
    expect(text).toContain('全部日期 · 陆文博');
    expect(text).toContain('合计 1 笔');
    expect(text).not.toContain('明细');
    closeDialog();
  });

  test('turns over whole months', async () => {
    const { screen, row } = await open('/bill/airSaleBill?days=2026-07-01~2026-07-31', [sale], sums);
    await row();
    screen.getByRole('button', { name: '日期 2026 年 7 月' });
    fireEvent.click(screen.getByRole('button', { name: '上一个月' }));
    await waitFor(() => expect(location.search).toBe('?days=2026-06-01~2026-06-30'));
  });
});

test('profit share names its source masked, its formula, and leads to no order of another', async () => {
  const share: BillRow = {
    ...sale,
    type: 'earn',
    people: '周** 0010',
    amount: '15',
    state: 'held',
    figures: { tickets: '2', base: '1000', rate: '1.5' },
  };
  const { screen, row } = await open('/bill/shareBill', [share], { in: '15', out: '0', amount: '15', pending: '15' });
  expect((await row()).textContent).toContain('周** 0010');
  expect((await row()).textContent).toContain('待结算');
  expect(within(await row()).queryByRole('link')).toBeNull();
  screen.getByText('含待结算 ¥15.00');
  screen.getByRole('columnheader', { name: '张数' });
  fireEvent.click(within(await row()).getByRole('button', { name: '明细' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('票价合计¥1,000.00');
  expect(dialog.textContent).toContain('比例1.5%');
});

const period: BillRow = {
  ...sale,
  type: 'period',
  orderId: '',
  product: '',
  people: '',
  title: '2026-08',
  figures: { tickets: '1', sales: '1120', changes: '0', refunds: '0' },
};

test('a month of stays leads to its days, and a day nowhere', async () => {
  const day = { ...period, id: '8', title: '2026-08-11' };
  const { screen, events } = await open('/bill/hotelSumBill', [period, day], { amount: '1120', sales: '1120' });
  const month = await screen.findByRole('link', { name: '2026-08' });
  expect(screen.queryByRole('link', { name: '2026-08-11' })).toBeNull();
  fireEvent.click(month);
  await waitFor(() =>
    expect(events.at(-1)?.detail).toMatchObject({
      path: '/bill/hotelSumBill?by=day&days=2026-08-01~2026-08-31',
    }),
  );
});

test('a period leads to the sales of its days', async () => {
  const { screen, events } = await open('/bill/airSumBill', [period], { amount: '1120', sales: '1120' });
  fireEvent.click(await screen.findByRole('link', { name: '2026-08' }));
  await waitFor(() =>
    expect(events.at(-1)?.detail).toMatchObject({
      name: 'bill_airSaleBill',
      path: '/bill/airSaleBill?days=2026-08-01~2026-08-31',
    }),
  );
});
