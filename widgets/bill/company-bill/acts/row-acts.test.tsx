import { within } from '@testing-library/dom';
import { beforeAll, expect, it } from 'vitest';
import { dayAt, msOf } from '#domain/china-time.ts';
import { showYuan } from '#domain/money.ts';
import { addMonths } from '#domain/spans.ts';
import { bookOrder, payByCompany } from '#tests/support/orders/book-order.ts';
import { printedPaper } from '#tests/support/page/print-frame.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { focusedElement } from '#ui/base/root-node.ts';

const [company, employee] = ['13800000070', '13800000071'];
let billId = 0;

const ask = async (call: string, fields: Record<string, string> = {}) => {
  const token = String((await logIn(company))['token']);
  return (await callSandbox(`/bill/company/${call}`, { token, ...fields })).data;
};

beforeAll(async () => {
  const seat = (one: { seatNum: number; standard?: { verdict: string } }) =>
    one.seatNum > 3 && one.standard?.verdict === 'ok';
  await payByCompany(await bookOrder({ as: employee, travelType: 'business', seat }));
  const closedAtMs = msOf(`${addMonths(dayAt(Date.now()).slice(0, 7), 1)}-01 08:00`);
  await callSandbox('/sandbox/clock', { advance: String(Math.ceil((closedAtMs - Date.now()) / 1000)) });
  const { rows } = (await ask('list')) as { rows: { billId: number; state: string }[] };
  billId = rows.find(({ state }) => state === 'issued')?.billId ?? 0;
});

it('an order of another site is read in its row: where it is served, and its facts', async () => {
  const { screen } = await mountWidget('company-bill', {
    as: company,
    address: `/finance/enterpriseBill?bill=${billId}`,
    async fetch(input, init) {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/bill/company/explain')) return response;
      const answer = (await response.json()) as { data: { row: object } };
      const data = { ...answer.data, row: { ...answer.data.row, isElsewhere: true }, site: '云港集团差旅' };
      return Response.json({ ...answer, data });
    },
  });
  fireEvent.click((await screen.findAllByRole('button', { name: '金额说明' }))[0] as HTMLElement);
  const note = await screen.findByText(/^在云港集团差旅预订，出行服务和退改由该站点办理/);
  const facts = [...((note.parentElement as HTMLElement).querySelectorAll('dt') ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(facts).toEqual(expect.arrayContaining(['订单号', '出行人', '航班 / 车次', '出发 / 入住']));
  expect(facts).not.toContain('票据号码');
});

it('a refused file is named with its reason and holds the dispute back until it is removed; nothing typed is lost', async () => {
  const { screen, root, type } = await mountWidget('company-bill', {
    as: company,
    address: `/finance/enterpriseBill?bill=${billId}`,
  });
  fireEvent.click((await screen.findAllByRole('button', { name: '金额说明' }))[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: '对本行提异议' }));
  const form = await screen.findByRole('form', { name: '提出异议' });
  type(within(form).getByRole('textbox', { name: '说明' }), '金额与预订时不同');
  type(within(form).getByRole('textbox', { name: '应退金额' }), '10');
  const input = root.querySelector('input[type=file]') as HTMLInputElement;
  const choose = (file: File) => {
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    fireEvent.change(input);
  };
  choose(new File(['MZ'], '程序.exe'));
  expect((await within(form).findByText(/^程序\.exe：/)).textContent).toContain('.pdf');
  fireEvent.click(within(form).getByRole('button', { name: '提交异议' }));
  expect(await within(form).findByText(/这个文件没有上传，请移除或换一个再提交/)).toBeTruthy();
  expect(await ask('disputes')).toMatchObject({ total: 0 });
  expect((within(form).getByRole('textbox', { name: '说明' }) as HTMLInputElement).value).toBe('金额与预订时不同');
  // Another one takes its place.
  choose(new File(['%PDF-1.7'], '行程单.pdf'));
  expect(await within(form).findByRole('button', { name: /附件 行程单\.pdf$/ })).toBeTruthy();
  expect(within(form).queryByText(/程序\.exe/)).toBeNull();
  choose(new File(['MZ'], '程序.exe'));
  fireEvent.click(await within(form).findByRole('button', { name: /附件 程序\.exe$/ }));
  await waitFor(() => expect(within(form).queryByText(/程序\.exe/)).toBeNull());
  fireEvent.click(within(form).getByRole('button', { name: '提交异议' }));
  await waitFor(async () => expect(await ask('disputes')).toMatchObject({ total: 1 }));
});

it('what this browser has checked is remembered after a reload, and says where it is kept', async () => {
  const page = { as: company, address: `/finance/enterpriseBill?bill=${billId}` };
  const first = await mountWidget('company-bill', page);
  fireEvent.click(await first.screen.findByRole('button', { name: '在本机核对' }));
  await first.screen.findByText('本机重算一致');
  first.unmount();
  const again = await mountWidget('company-bill', page);
  expect(await again.screen.findByText('本机重算一致')).toBeTruthy();
  expect(again.screen.getByText('结果只保存在本浏览器，退出登录后清除')).toBeTruthy();
});

it('two bills are compared by rows of their parts, from before to now, with their sums', async () => {
  const { screen } = await mountWidget('company-bill', {
    as: company,
    address: `/finance/enterpriseBill?bill=${billId}`,
    async fetch(input, init) {
      if (String(input).endsWith('/bill/company/difference'))
        return Response.json({
          ret: 0,
          msg: '',
          data: {
            before: { billId: 1, no: 'ZD1', amount: '900', rows: 3 },
            after: { billId, no: 'ZD2', amount: '700', rows: 2 },
            products: [{ name: '酒店', before: '900', after: '700' }],
            departments: [{ name: '研发中心', before: '900', after: '700' }],
            sentences: ['酒店 −¥200.00：少 1 行，约 −¥200.00'],
          },
        });
      const response = await fetch(input, init);
      if (!String(input).endsWith('/bill/company/detail')) return response;
      const answer = (await response.json()) as { data: object };
      return Response.json({ ...answer, data: { ...answer.data, before: { billId: 1, no: 'ZD1' } } });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /对比/ }));
  const table = await screen.findByRole('table', { name: '按产品' });
  const texts = [...table.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['按产品', '上期', '本期', '变化'],
    ['酒店', '¥900.00', '¥700.00', '−¥200.00'],
    ['合计', '¥900.00', '¥700.00', '−¥200.00'],
  ]);
  expect(screen.getByRole('table', { name: '按部门' })).toBeTruthy();
});

it('every way to pay is offered with what it has and what it lacks, and a sum above it says how much is missing', async () => {
  const { screen, type } = await mountWidget('company-bill', {
    as: company,
    address: `/finance/enterpriseBill?bill=${billId}`,
    async fetch(input, init) {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/bill/company/detail')) return response;
      const answer = (await response.json()) as { data: object };
      const balances = { prepaid: '120.5', wallet: '5000000', carriedOver: '0' };
      const data = { ...answer.data, ...balances, state: 'confirmed', acts: ['pay'], due: '1000', rest: '1000' };
      return Response.json({ ...answer, data });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '去还款' }));
  const form = within(await screen.findByRole('form', { name: '还款' }));
  const ways = form.getByRole('combobox', { name: '付款方式' });
  type(form.getByRole('textbox', { name: '付款金额' }), '900');
  fireEvent.click(ways);
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    '对公转账',
    '预存账户（可用 ¥120.50，还差 ¥779.50）',
    '企业钱包（可用 ¥5,000,000.00）',
    '以结转抵扣（可用 ¥0.00，还差 ¥900.00）',
  ]);
  // A way without money is none.
  expect(offered.map((option) => option.getAttribute('aria-disabled') === 'true')).toEqual([false, false, false, true]);
  fireEvent.click(offered[1] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: '确认付款' }));
  expect(await form.findByText('余额不足，还差 ¥779.50。可先付 ¥120.50，其余换一种方式再付')).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: '先付 ¥120.50' }));
  await waitFor(() =>
    expect((form.getByRole('textbox', { name: '付款金额' }) as HTMLInputElement).value).toBe('120.50'),
  );
  expect(form.queryByRole('button', { name: /^先付/ })).toBeNull();
});

it('a bill is printed whole, with the sums of its products, the hash, and the product of each row', async () => {
  const { screen, root } = await mountWidget('company-bill', {
    as: company,
    address: `/finance/enterpriseBill?bill=${billId}`,
  });
  await screen.findAllByRole('button', { name: '金额说明' });
  fireEvent.click(await screen.findByRole('button', { name: '打印' }));
  const { title, text, closeDialog } = await printedPaper(root);
  const { hash, no, sums } = (await ask('detail', { billId: String(billId) })) as {
    hash: string;
    no: string;
    sums: { amount: string; rows: number };
  };
  expect(title).toMatch(/年 \d+ 月账单$/);
  for (const part of [no, `SHA-256 ${hash}`, '1 行，与表头一致']) expect(text).toContain(part);
  expect(text).not.toContain('金额说明');
  expect(text).toMatch(/拆分 产品机票1 行¥[\d,.]+合计/);
  expect(text).toContain(`合计${sums.rows} 行${showYuan(sums.amount)}四账核对`);
  expect(text).toMatch(/机票北京 → /);
  closeDialog();
});

it.each(['kind=sale', 'group=unexplained'])(
  'rows of an address with %s are in view, and keys go on there; so after a figure that leads to rows',
  async (filters) => {
    const { screen, root } = await mountWidget('company-bill', {
      as: company,
      address: `/finance/enterpriseBill?bill=${billId}&${filters}`,
    });
    const tab = await screen.findByRole('tab', { name: /^全部 1$/ });
    await waitFor(() => expect(focusedElement(root)).toBe(tab));
    const figure = await screen.findByRole('button', { name: /^机票/ });
    figure.focus();
    fireEvent.click(figure);
    await waitFor(() => expect(focusedElement(root)?.textContent).toMatch(/^(?:全部|机票) 1$/));
  },
);
