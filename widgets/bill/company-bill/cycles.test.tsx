import { afterEach, expect, it, vi } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

afterEach(() => vi.restoreAllMocks());

const disputed = {
  billId: 1,
  no: 'ZD202610-1',
  from: '2026-10-01',
  to: '2026-10-31',
  state: 'disputed',
  rows: 1,
  amount: '100',
  carried: '0',
  due: '100',
  paid: '0',
  rest: '100',
  waiting: '0',
  credited: '0',
  closesAt: '2026-11-01 00:05',
  confirmBy: '2026-11-13',
  dueOn: '2026-12-16',
  disputes: 1,
  disputesForYou: 0,
};

it('the list asks for the bills of the group that the address names', async () => {
  const asked: (string | null)[] = [];
  const { screen } = await mountWidget('company-bill', {
    as: '13800000070',
    address: '/finance/enterpriseBill?group=toConfirm',
    async fetch(input, init) {
      if (!String(input).endsWith('/bill/company/list')) return await fetch(input, init);
      asked.push(new URLSearchParams(String(init?.body)).get('group'));
      return Response.json({ ret: 0, msg: '', data: { rows: [], total: 0, next: null } });
    },
  });
  const chip = await screen.findByRole('button', { name: '待确认' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '全部' }));
  await waitFor(() => expect(asked).toEqual(['toConfirm', null]));
});

const open = (rows: readonly object[]) =>
  mountWidget('company-bill', {
    as: '13800000070',
    address: '/finance/enterpriseBill',
    async fetch(input, init) {
      if (!String(input).endsWith('/bill/company/list')) return await fetch(input, init);
      return Response.json({ ret: 0, msg: '', data: { rows, total: rows.length, next: null } });
    },
  });

it('a running cycle says when it closes beside its state, and has no last day for a confirmation', async () => {
  const { screen } = await open([
    { ...disputed, state: 'open', disputes: 0 },
    { ...disputed, billId: 2 },
  ]);
  const [running, closed] = (await screen.findAllByRole('row')).slice(1);
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cellOf = (row: HTMLElement | undefined, title: string) =>
    row?.querySelectorAll('td, th')[titles.indexOf(title)]?.textContent;
  expect(cellOf(running, '状态')).toMatch(/^账期进行中.*出账$/);
  expect([cellOf(running, '确认截止'), cellOf(running, '还款日')]).toEqual(['', '']);
  expect(cellOf(closed, '确认截止')).toMatch(/11-13/);
});

it('leads a disputed bill to its disputes, and not to its confirmation', async () => {
  const { screen } = await open([disputed]);
  expect(await screen.findByText('有异议')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '查看异议' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '去确认' })).toBeNull();
});

it('says what is open of a bill in part paid, and has nothing to pay where a transfer is on its way', async () => {
  const part = { ...disputed, state: 'confirmed', disputes: 0, due: '9341.04', paid: '5000', rest: '4341.04' };
  const { screen } = await open([part, { ...part, billId: 2, no: 'ZD202611-1', waiting: '4341.04' }]);
  expect(await screen.findAllByRole('button', { name: '去还款' })).toHaveLength(1);
  expect(screen.getAllByText('转账待确认')).toHaveLength(1);
});

it('of a company without orders says when the first one comes', async () => {
  const { screen } = await open([]);
  expect(await screen.findByText('还没有账单')).toBeTruthy();
});

const none = { rows: 0, amount: '0' };
const nothing = { count: 0, amount: '0' };
/** A bill without rows. */
const empty = {
  ...disputed,
  state: 'open',
  hash: '',
  rows: 0,
  amount: '0',
  due: '0',
  rest: '0',
  waiting: '0',
  disputes: 0,
  claimed: '0',
  companyName: '',
  mode: 'monthly',
  confirmedBy: '',
  confirmedAt: '',
  sums: { ...none, products: {}, refunds: none },
  splits: { department: [], costCentre: [], project: [] },
  steps: [],
  acts: [],
  checks: [],
  creditedIn: [],
  payments: [],
  after: null,
  before: null,
  proof: {
    rows: nothing,
    head: nothing,
    ledger: { debit: '0', credit: '0', amount: '0' },
    vouchers: { blue: '0', red: '0', amount: '0', blueCount: 0, redCount: 0 },
    equal: true,
    differences: [],
    hash: '',
  },
};

const openBill = (detail: object, side = '') =>
  mountWidget('company-bill', {
    as: '13800000070',
    address: `/finance/enterpriseBill?bill=1${side}`,
    async fetch(input, init) {
      const [, call] = /\/bill\/company\/(\w+)$/.exec(String(input)) ?? [];
      if (call === 'detail') return Response.json({ ret: 0, msg: '', data: detail });
      if (call !== 'rows') return await fetch(input, init);
      return Response.json({ ret: 0, msg: '', data: { rows: [], total: 0, next: null, tabs: {} } });
    },
  });

it('a bill that begins with credit of the one before has it as a term of its sum and of its proof', async () => {
  const { screen } = await openBill({ ...empty, carried: '-1519', before: { billId: 7, no: 'ZD202609-1' } });
  expect(await screen.findByText('含上期结转 −¥1,519.00')).toBeTruthy();
  expect(screen.getByRole('button', { name: /上期结转.*ZD202609-1.*1,519\.00/ })).toBeTruthy();
  expect(screen.getByText(/^含结转合计/).nextElementSibling?.textContent).toBe('−1,519.00');
  expect(screen.getByText('四账 ¥0.00 ＋ 上期结转 −¥1,519.00 ＝ −¥1,519.00')).toBeTruthy();
});

it('a line of a split without room for columns says all its parts, what was given back too', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
  const refunds = { rows: 1, amount: '-670' };
  const air = { rows: 2, amount: '1670' };
  const line = { name: '研发中心', rows: 3, amount: '1000', products: { air }, refunds };
  const { screen } = await openBill({
    ...empty,
    rows: 3,
    amount: '1000',
    sums: { rows: 3, amount: '1000', products: { air }, refunds },
    splits: { ...empty.splits, department: [line] },
  });
  const row = (await screen.findByRole('button', { name: '研发中心' })).closest('tr');
  expect(row?.textContent).toContain('机票 1,670.00，退款冲减 −670.00');
});

it('a bill that gives money back is confirmed at its sum, which goes to the next one', async () => {
  const back = { ...empty, state: 'issued', carried: '0', amount: '-414', rows: 3, acts: ['confirm'] };
  const { screen } = await openBill(back, '&side=disputes');
  const sum = (await screen.findByText('确认金额')).closest('.t-sum');
  expect(sum?.textContent).toBe('确认金额−¥414.00');
  expect(screen.getByText('结转至下期账单抵扣').closest('.t-sum')?.textContent).toBe('结转至下期账单抵扣¥414.00');
});
