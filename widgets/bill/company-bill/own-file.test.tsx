import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayAt, msOf } from '#domain/china-time.ts';
import { addMonths } from '#domain/spans.ts';
import { bookOrder, payByCompany } from '#tests/support/orders/book-order.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const [company, employee] = ['13800000070', '13800000071'];
let billId = 0;
let lines: [order: string, amount: string][] = [];

const ask = async (call: string, fields: Record<string, string> = {}) => {
  const token = String((await logIn(company))['token']);
  const answer = await callSandbox(`/bill/company/${call}`, { token, ...fields });
  if (answer.ret !== 0) throw new Error(`${call}: ${answer.ret} ${answer.msg}`);
  return answer.data as Record<string, unknown>;
};

beforeAll(async () => {
  for (let nth = 0; nth < 2; nth += 1)
    await payByCompany(
      await bookOrder({
        as: employee,
        travelType: 'business',
        seat: (one: { seatNum: number; standard?: { verdict: string } }) =>
          one.seatNum > 3 && one.standard?.verdict === 'ok',
      }),
    );
  const closedAtMs = msOf(`${addMonths(dayAt(Date.now()).slice(0, 7), 1)}-01 08:00`);
  await callSandbox('/sandbox/clock', { advance: String(Math.ceil((closedAtMs - Date.now()) / 1000)) });
  const { rows } = await ask('list');
  billId = (rows as { billId: number; state: string }[]).find(({ state }) => state === 'issued')?.billId ?? 0;
  const { rows: billed } = await ask('rows', { billId: String(billId), size: '100' });
  lines = (billed as { orderId: string; amount: string }[]).map(({ orderId, amount }) => [orderId, amount]);
});

const open = async (query = '&side=file') => {
  const widget = await mountWidget('company-bill', {
    as: company,
    address: `/finance/enterpriseBill?bill=${billId}${query}`,
  });
  const { screen } = widget;
  const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
  const choose = async (rows: readonly (readonly string[])[], name = '清单.csv') => {
    const input = await screen.findByLabelText('上传对账清单');
    const file = new File([rows.map((cells) => cells.join(',')).join('\n')], name);
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    fireEvent.change(input);
  };
  return { ...widget, press, choose };
};

describe('a list of the company beside its bill', () => {
  it('is reached from the match of orders, bill and vouchers, and leads back', async () => {
    const { screen, press } = await open('');
    await press('更多');
    fireEvent.click(await screen.findByRole('menuitem', { name: '三方比对' }));
    await press('与自己的清单比对');
    expect(await screen.findByLabelText('上传对账清单')).toBeTruthy();
    await press('返回账单');
    expect(await screen.findByText('四账核对')).toBeTruthy();
  });

  it('agrees, or says each difference with its line and cause', async () => {
    const { screen, press, choose } = await open();
    await choose([['订单号', '金额', '摘要'], ...lines]);
    expect(await screen.findByText(/全部一致$/)).toBeTruthy();
    await press('换一个文件');
    const [first, ...others] = lines;
    await choose([
      ['订单号', '金额', '摘要'],
      [first?.[0] ?? '', String(Number(first?.[1]) + 1), '记 12'],
      ...others.slice(1),
      ['77', '5'],
    ]);
    const table = await screen.findByRole('table', { name: '差异' });
    const texts = within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringContaining('文件比账单多 ¥1.00，请核对这笔金额'),
      expect.stringContaining('本公司没有这个订单号'),
      expect.stringContaining('文件中没有这个订单'),
    ]);
    expect(texts[0]).toContain('文件第 2 行 · 记 12');
  });

  it('asks for the columns that it does not know, and compares as soon as they are mapped', async () => {
    const { screen, choose } = await open();
    await choose([['a', 'b'], ...lines]);
    expect(await screen.findByText('没有找到“订单号”“金额”，请选择对应的列')).toBeTruthy();
    expect(screen.queryByText(/一致/)).toBeNull();
    for (const [column, field] of [
      ['a', '订单号'],
      ['b', '金额'],
    ] as const) {
      fireEvent.click(await screen.findByRole('combobox', { name: new RegExp(`^${column}`) }));
      fireEvent.click(await screen.findByRole('option', { name: field }));
    }
    await waitFor(() => expect(screen.getByText(/全部一致$/)).toBeTruthy());
  });
});
