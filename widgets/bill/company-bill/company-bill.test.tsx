import { within } from '@testing-library/dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayAt, msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { addMonths } from '#domain/spans.ts';
import { bookOrder, payByCompany } from '#tests/support/orders/book-order.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const [company, employee] = ['13800000070', '13800000071'];
const seat = (one: { seatNum: number; standard?: { verdict: string } }) =>
  one.seatNum > 3 && one.standard?.verdict === 'ok';
let billId = 0;

const ask = async (call: string, fields: Record<string, string> = {}) => {
  const token = String((await logIn(company))['token']);
  const answer = await callSandbox(`/bill/company/${call}`, { token, ...fields });
  if (answer.ret !== 0) throw new Error(`${call}: ${answer.ret} ${answer.msg}`);
  return answer.data as Record<string, unknown>;
};

beforeAll(async () => {
  for (let nth = 0; nth < 2; nth += 1) {
    const order = await bookOrder({ as: employee, travelType: 'business', seat });
    await payByCompany(order);
  }
  // To the morning after the cycle; a member who is logged in now would not be after so long a time.
  const closedAtMs = msOf(`${addMonths(dayAt(Date.now()).slice(0, 7), 1)}-01 08:00`);
  await callSandbox('/sandbox/clock', { advance: String(Math.ceil((closedAtMs - Date.now()) / 1000)) });
  const { rows } = await ask('list');
  billId = (rows as { billId: number; state: string }[]).find(({ state }) => state === 'issued')?.billId ?? 0;
});

afterEach(() => vi.restoreAllMocks());

const open = (query = '', options: MountWidgetOptions = {}) =>
  mountWidget('company-bill', { as: company, address: `/finance/enterpriseBill${query}`, ...options });
const page = async (query = '', options: MountWidgetOptions = {}) => {
  const widget = await open(`?bill=${billId}${query}`, options);
  await widget.screen.findByText('四账核对');
  const press = async (name: string | RegExp) => fireEvent.click(await widget.screen.findByRole('button', { name }));
  return { ...widget, press };
};

/** Answers of one call are changed on their way. */
const changed =
  (call: string, change: (data: never) => unknown): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith(`/bill/company/${call}`)) return response;
    const answer = (await response.json()) as { data: never };
    return new Response(JSON.stringify({ ...answer, data: change(answer.data) }), { headers: response.headers });
  };

describe('the list of cycles', () => {
  it('leads to the page of a bill', async () => {
    const { screen } = await open();
    const [link] = await screen.findAllByRole('link', { name: /年 \d+ 月/ });
    fireEvent.click(link as HTMLElement);
    expect(await screen.findByText('四账核对')).toBeTruthy();
    expect(location.search).toMatch(/^\?bill=\d+$/);
  });

  it('says above it that an overdue bill stops payments by the company', async () => {
    const { screen } = await open('', {
      fetch: changed('list', (data: { rows: object[] }) => ({
        ...data,
        rows: data.rows.map((row) => ({ ...row, state: 'overdue' })),
      })),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('已逾期，企业支付已暂停');
    fireEvent.click(within(alert).getByRole('button', { name: '去还款' }));
    await waitFor(() => expect(location.search).toMatch(/^\?bill=\d+$/));
  });

  it('says for how long a bill waits past its day, unless it is disputed', async () => {
    const { screen } = await open('', {
      fetch: changed('list', ({ rows: [row] }: { rows: object[] }) => ({
        rows: ['issued', 'disputed'].map((state, at) => ({ ...row, state, billId: at + 1, confirmBy: '2026-01-05' })),
        total: 2,
        next: null,
      })),
    });
    expect(await screen.findAllByText(/，已过 \d+ 天$/)).toHaveLength(1);
  });
});

describe('a bill', () => {
  it('beside a menu leaves the parts of the amounts out, until columns are chosen', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(960);
    const { screen, press } = await page();
    await screen.findAllByText('金额说明');
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(heads()).not.toContain('票款房费'));
    expect(
      heads()
        .slice(-9)
        .map((name) => name.replace('↕', '')),
    ).toEqual(['日期↓', '订单号', '内容', '出行人', '部门', '成本中心', '合计', '标记', '操作']);
    await press(/8 \/ 72$/);
    for (const name of ['票款房费', '税费', '退改费', '服务保险'])
      fireEvent.click(await screen.findByRole('checkbox', { name }));
    await waitFor(() => expect(heads()).toEqual(expect.arrayContaining(['票款房费', '税费', '退改费', '服务保险'])));
  });

  it('says which later bill gives an accepted dispute back', async () => {
    const { screen } = await page('', {
      fetch: changed('detail', (data: object) => ({
        ...data,
        credited: '300',
        creditedIn: [{ billId: 9, no: 'ZD202701-1', from: '2027-01-01', to: '2027-01-31', amount: '300' }],
      })),
    });
    expect(screen.getByText('异议已采纳 ¥300.00，在 2027 年 1 月账单中冲减')).toBeTruthy();
  });

  it('that gives more back than it asks for says so, and where the money goes', async () => {
    const { screen } = await page('', {
      fetch: changed('detail', (data: object) => ({ ...data, amount: '-100', due: '0', rest: '0', to: '2026-12-31' })),
    });
    expect(screen.getByText('应退，结转至 1 月账单').nextElementSibling?.textContent).toBe('¥100.00');
  });

  it('has nothing to pay while transfers that are registered pay all of it', async () => {
    const payment = {
      paymentId: 1,
      method: 'transfer',
      reference: '',
      state: 'waiting',
      by: '',
      at: '',
      arrivedAt: '',
    };
    const { screen } = await page('', {
      fetch: changed('detail', (data: { rest: string; dueOn: string }) => ({
        ...data,
        state: 'confirmed',
        acts: ['pay'],
        payments: [{ ...payment, amount: data.rest }],
      })),
    });
    expect(screen.queryByRole('button', { name: '去还款' })).toBeNull();
  });

  it('with an open dispute is paid in its undisputed part at first, and keeps the verdict of the row beside it', async () => {
    const atDispute = { state: 'disputed', acts: ['dispute', 'pay'], rest: '300', disputes: 1, claimed: '90.5' };
    const disputed = { disputed: 'waiting', kind: 'sale', verdict: 'over', figures: { overAmount: '90' } };
    const { screen } = await page('', {
      async fetch(input, init) {
        const of = (data: object) => ({ ...data, ...atDispute });
        if (String(input).endsWith('/detail')) return await changed('detail', of)(input, init);
        const rows = (all: { rows: object[] }) => ({ ...all, rows: all.rows.map((row) => ({ ...row, ...disputed })) });
        return await changed('rows', rows)(input, init);
      },
    });
    expect((await screen.findAllByText('异议 处理中')).length).toBe(screen.getAllByText('超标 ¥90').length);
    expect(screen.getByText(/^1 行共 ¥90.50 有异议，.*无异议的 ¥209.50/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '去还款' }));
    expect(((await screen.findByRole('textbox', { name: /付款金额/ })) as HTMLInputElement).value).toBe('209.50');
    expect(screen.getByText(/^待还 ¥300.00，其中 1 行共 ¥90.50 有异议，/)).toBeTruthy();
  });

  it('of a running cycle has no hash and no act', async () => {
    const { screen } = await page('', {
      fetch: changed('detail', (data: { proof: object }) => ({
        ...data,
        state: 'open',
        acts: [],
        proof: { ...data.proof, hash: '' },
      })),
    });
    expect(screen.getByText('本期已入账')).toBeTruthy();
    for (const name of ['在本机核对', '去确认', '提出异议']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('that does not exist for this company says so and leads to the list', async () => {
    const { screen } = await open('?bill=999999');
    expect(await screen.findByText('没有找到这张账单')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    expect((await screen.findAllByRole('link', { name: /年 \d+ 月/ })).length).toBeGreaterThan(0);
  });

  it('proves itself: the hash computed here is the same, and says its rows', async () => {
    const { screen, press } = await page();
    expect(await screen.findByText('¥0.00')).toBeTruthy();
    await press('在本机核对');
    expect(await screen.findByText('本机重算一致')).toBeTruthy();
    expect(screen.getByText(/^\d+ 行，[\d,]+ 毫秒，/)).toBeTruthy();
  });

  it('names the first row that differs where a line was changed', async () => {
    const { screen, press } = await page('', {
      fetch: changed('lines', ({ lines, ...data }: { lines: string[] }) => ({
        ...data,
        lines: lines.map((line, at) => (at === 1 ? line.replace('\tsale\t', '\tchange\t') : line)),
      })),
    });
    await press('在本机核对');
    expect(await screen.findByText('本机重算不一致')).toBeTruthy();
    expect(screen.getByText(/第一处不同：第 2 行/)).toBeTruthy();
    await press('查看这一行');
    await waitFor(() => expect(location.search).toContain('words='));
  });

  it('explains an amount below its row; the parts add up', async () => {
    const { screen, root } = await page();
    fireEvent.click((await screen.findAllByRole('button', { name: '金额说明' }))[0] as HTMLElement);
    const box = (await screen.findByText('订单 ＝ 账单 ＝ 开票')).closest('td') as HTMLTableCellElement;
    expect(within(box).getByText('票面价')).toBeTruthy();
    const amounts = Array.from(box.querySelectorAll('b'), ({ textContent }) => fenOf(textContent.replaceAll(',', '')));
    const sum = amounts.pop();
    expect(amounts.reduce((all, fen) => all + fen, 0)).toBe(sum);
    expect(root.querySelectorAll('td[colspan]')).toHaveLength(1);
  });

  it.each([
    ['0', []],
    ['90', ['对本行提异议']],
  ])('offers a dispute of a row with %s to claim', async (claimable, names) => {
    const { screen } = await page('', {
      fetch: changed('rows', ({ rows, ...data }: { rows: object[] }) => ({
        ...data,
        rows: rows.map((row) => ({ ...row, claimable })),
      })),
    });
    fireEvent.click((await screen.findAllByRole('button', { name: '金额说明' }))[0] as HTMLElement);
    await screen.findByText('订单 ＝ 账单 ＝ 开票');
    expect(screen.queryAllByRole('button', { name: '对本行提异议' }).map(({ textContent }) => textContent)).toEqual(
      names,
    );
  });

  it('has the column of other payers beside the usual ones where it has a sum', async () => {
    const own = await page();
    await own.screen.findByRole('columnheader', { name: /票款房费/ });
    expect(own.screen.queryByRole('columnheader', { name: '个人/其他支付' })).toBeNull();
    const { screen } = await page('', {
      fetch: changed('rows', ({ sums, ...data }: { sums: object }) => ({
        ...data,
        sums: { ...sums, otherPayers: '-144' },
      })),
    });
    expect(await screen.findByRole('columnheader', { name: '个人/其他支付' })).toBeTruthy();
    expect(await screen.findByText(/^[-−]144\.00$/)).toBeTruthy();
  });

  it('shows the columns that are chosen, found by a word, and the address keeps them', async () => {
    const { screen, press, type } = await page();
    await press(/列 12 \/ 7\d/);
    type(await screen.findByRole('searchbox', { name: '查找列' }), '机建');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: '燃油' })).toBeNull());
    fireEvent.click(await screen.findByRole('checkbox', { name: '机建' }));
    expect(await screen.findByRole('columnheader', { name: '机建' })).toBeTruthy();
    expect(location.search).toContain('hide=constructionTax');
  });

  it('has a dispute of one row, which the back office refuses and the company accepts', async () => {
    const first = await page();
    fireEvent.click((await first.screen.findAllByRole('button', { name: '金额说明' }))[0] as HTMLElement);
    await first.press('对本行提异议');
    const form = await first.screen.findByRole('form', { name: '提出异议' });
    fireEvent.click(within(form).getByRole('button', { name: '提交异议' }));
    expect(await within(form).findByText('请说明哪里不对')).toBeTruthy();
    first.type(within(form).getByRole('textbox', { name: '说明' }), '金额与预订时不同');
    first.type(within(form).getByRole('textbox', { name: '应退金额' }), '10');
    fireEvent.click(within(form).getByRole('button', { name: '提交异议' }));
    await first.press('处理中异议 1');
    expect(await first.screen.findByText('金额与预订时不同')).toBeTruthy();
    const input = first.root.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [new File(['%PDF-1.7'], '行程单.pdf')], configurable: true });
    fireEvent.change(input);
    expect(await first.screen.findByRole('button', { name: /附件 行程单\.pdf$/ })).toBeTruthy();
    first.type(first.screen.getByRole('textbox', { name: '补充说明' }), '附上当日的行程单');
    await first.press('补充');
    expect(await first.screen.findByRole('button', { name: /^行程单\.pdf/ })).toBeTruthy();
    await waitFor(() => expect(first.screen.queryByRole('button', { name: /附件 行程单\.pdf$/ })).toBeNull());
    const { rows } = await ask('disputes', { billId: String(billId) });
    const [dispute] = rows as { disputeId: number }[];
    await callSandbox('/sandbox/bill-answer', {
      disputeId: String(dispute?.disputeId),
      accept: '0',
      text: '维持原金额',
    });

    const { screen } = await open(`?bill=${billId}&side=disputes`);
    const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
    expect((await screen.findAllByText('维持原金额')).length).toBeGreaterThan(0);
    await press('再次申诉');
    expect(await screen.findByText('请先写明理由')).toBeTruthy();
    expect(screen.getByRole('button', { name: '确认账单' }).hasAttribute('disabled')).toBe(true);
    await press('接受答复');
    const dialog = await screen.findByRole('dialog', { name: '接受答复？' });
    fireEvent.click(within(dialog).getByRole('button', { name: '接受答复' }));
    expect(await screen.findByText('没有未了结的异议')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '再次申诉' })).toBeNull();
  });

  it('shows a dispute past its promised day with a reminder, whose refusal is said', async () => {
    const { screen } = await open(`?bill=${billId}&side=disputes`, {
      fetch: changed('disputes', ({ rows: [row] }: { rows: object[] }) => ({
        rows: [{ ...row, state: 'waiting', answerBy: '2026-01-05', mayUrge: true }],
        total: 1,
        next: null,
      })),
    });
    expect((await screen.findAllByText(/^结算专员应在 .*01-05 周一 前答复，已超期$/)).length).toBe(1);
    expect(screen.getByText('超期未答复')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '催办' }));
    expect(await screen.findByText('结算专员已经答复')).toBeTruthy();
  });

  it('has a dispute from its head about a row that is chosen by its order', async () => {
    const { screen, press } = await page();
    await press('提出异议');
    const row = await screen.findByRole('combobox', { name: /账单行/ });
    expect((screen.getByRole('textbox', { name: '应退金额' }) as HTMLInputElement).value).toBe('');
    fireEvent.click(row);
    const [option] = await screen.findAllByRole('option');
    expect(option?.textContent).toMatch(/¥[\d,.]+/);
    fireEvent.click(option as HTMLElement);
    await waitFor(() => expect((row as HTMLInputElement).value).toMatch(/\d{4} /));
  });

  it('leads from a check to the rows that it is about', async () => {
    const { screen, press } = await page('', {
      fetch: changed('detail', ({ checks, ...data }: { checks: { key: string }[] }) => ({
        ...data,
        checks: checks.map((check) =>
          check.key === 'approvals' ? { ...check, isOk: false, rows: { group: 'unexplained' } } : check,
        ),
      })),
    });
    await press('去确认');
    await waitFor(() => expect(screen.getAllByText(/^确认前可逐行提异议。/)).toHaveLength(2));
    await press('查看这些行');
    expect(await screen.findByText('超标且没有原因或审批')).toBeTruthy();
    expect(location.search).toContain('group=unexplained');
    expect(screen.queryByRole('button', { name: '确认账单' })).toBeNull();
  });

  it('is confirmed with its list; a second clerk who looks at it as it was sees what has happened', async () => {
    const [late, quick] = [await page(), await page()];
    for (const { press, screen } of [late, quick]) {
      await press('去确认');
      fireEvent.click(await screen.findByRole('checkbox', { name: /已知悉/ }));
    }
    await quick.press('确认账单');
    expect(await quick.screen.findByText('待还款', { selector: '.t-dot' })).toBeTruthy();
    await late.press('确认账单');
    expect(await late.screen.findByText(/^账单已由 周国梁 于 .* 确认$/)).toBeTruthy();
    await waitFor(() => expect(late.screen.queryByRole('dialog')).toBeNull());
    fireEvent.click((await late.screen.findAllByRole('button', { name: '金额说明' }))[0] as HTMLElement);
    expect(await late.screen.findByText('账单已确认，不能再对本行提异议')).toBeTruthy();
    expect(await late.screen.findByText('待还款', { selector: '.t-dot' })).toBeTruthy();
    expect(late.screen.queryByRole('button', { name: '去确认' })).toBeNull();
  });

  it('is paid from the prepaid balance only with the pay password', async () => {
    const { screen, press } = await page('', {
      fetch: changed('detail', (data: object) => ({ ...data, mode: 'prepaid', prepaid: '100000' })),
    });
    await press('去还款');
    expect(await screen.findByLabelText(/支付密码/)).toBeTruthy();
    await press('确认付款');
    expect(await screen.findByText(/支付密码为|请输入.*支付密码|6 位/)).toBeTruthy();
    expect((await ask('detail', { billId: String(billId) }))['payments']).toEqual([]);
  });

  it('is paid by transfer: it waits for the money, and is settled when it has arrived', async () => {
    const { screen, press } = await page();
    await press('去还款');
    fireEvent.click(await screen.findByRole('button', { name: '登记转账' }));
    expect(await screen.findByText(/^其中 ¥[\d,.]+ 转账待确认$/)).toBeTruthy();
    await press('撤回登记');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回登记' }));
    await press('去还款');
    fireEvent.click(await screen.findByRole('button', { name: '登记转账' }));
    await press('汇款信息');
    expect(within(await screen.findByRole('dialog')).getByRole('button', { name: '复制附言' })).toBeTruthy();
    const [payment] = (await ask('detail', { billId: String(billId) }))['payments'] as { paymentId: number }[];
    await callSandbox('/sandbox/bill-answer', { paymentId: String(payment?.paymentId) });
    const settled = (await page()).screen;
    expect(await settled.findByText('已结清', { selector: '.t-dot' })).toBeTruthy();
    expect(await settled.findByText(/对公转账 ¥[\d,.]+，付款编号 ZD\d+-\d+-1$/)).toBeTruthy();
  });
});
