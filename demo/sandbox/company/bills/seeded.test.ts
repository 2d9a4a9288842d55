import { afterAll, beforeAll, expect, it } from 'vitest';
import { apps } from '../../ground/apps.ts';
import { memberFrom } from '../../ground/member/tokens.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { billCallsOf } from '#tests/support/given/company-bills.ts';
import type { Booker } from '#tests/support/orders/booking.ts';
import { sandboxOfSeed } from '#tests/support/sandbox.ts';
import type { CompanyBillExplained } from '#contract/company-bill.ts';
import { usualBillColumns } from '#domain/company-bill/bill-columns.ts';
import { good } from '#tests/support/orders/booking.ts';
import type { Sandbox } from '../../sandbox.ts';
import { companyBillFile } from './export.ts';

let sandbox: Sandbox;
let company: ReturnType<typeof billCallsOf>;
beforeAll(async () => {
  sandbox = await sandboxOfSeed();
  const { db, now } = sandbox;
  const row = await db.selectFrom('members').where('id', '=', '20250070').selectAll().executeTakeFirstOrThrow();
  const call = (path: string) => ({
    db,
    now,
    path,
    version: 1,
    appId: 'default',
    app: apps.get('default'),
    member: memberFrom(row, 'default'),
    tokenHash: '',
    address: '127.0.0.1',
    device: '',
    baseUrl: 'http://sandbox.test',
    settings: { sandbox: true, captchaBypass: null, requestVerifyKey: null },
  });
  company = billCallsOf({ call } as unknown as Booker);
});
afterAll(() => sandbox.close());

it('the seeded company has bills of two years in all products; each equals ledger and vouchers, all but the last are paid', async () => {
  const list = await company.list();
  const closed = list.filter(({ state }) => state !== 'open');
  expect(closed.length).toBeGreaterThan(20);
  expect(closed.slice(1).every(({ state, rest }) => state === 'paid' && rest === '0')).toBe(true);
  expect(closed[0]).toMatchObject({ state: 'disputed', disputes: 1 });
  const families = new Set<string>();
  for (const { billId } of list) {
    const detail = await company.detail(billId);
    expect([detail.no, detail.proof.differences]).toEqual([detail.no, []]);
    for (const family of Object.keys(detail.sums.products)) families.add(family);
  }
  expect([...families].sort()).toEqual(['air', 'car', 'hotel', 'intl', 'train']);
  expect(await brokenInvariants(sandbox.db)).toEqual([]);
});

it('the paid bills of the seed are invoiced to the fen; the last ones have several rows of each product, and projects', async () => {
  const closed = (await company.list()).filter(({ state }) => state !== 'open');
  for (const { billId, state, amount } of closed) {
    const { invoices, proof } = await company.detail(billId);
    const sum = invoices.rows.reduce((all, one) => all + Math.round(Number(one.amount) * 100), 0);
    const isPaid = state === 'paid';
    expect([invoices.state, proof.isInvoiced, sum]).toEqual(
      isPaid ? ['issued', true, Math.round(Number(amount) * 100)] : ['later', false, 0],
    );
  }
  for (const { billId } of closed.slice(0, 3)) {
    const { sums, splits } = await company.detail(billId);
    for (const family of ['air', 'train', 'hotel', 'car'] as const)
      expect(sums.products[family]?.rows ?? 0).toBeGreaterThan(1);
    expect(splits.project.filter(({ name }) => name).length).toBeGreaterThan(1);
  }
});

it('every fee of every product says its rule, and an order of another site says where it was booked', async () => {
  const families = new Set<string>();
  const sites = new Set<string>();
  for (const { billId } of await company.list()) {
    for (const { no, product, figures, isElsewhere } of (await company.rows(billId)).rows) {
      const fees =
        Number(figures.refundFee ?? 0) +
        Number(figures.changeFee ?? 0) +
        (product === 'hotel' ? Number(figures.kept ?? 0) : 0);
      if (!fees && !isElsewhere) continue;
      const { rule, site } = good(await company.send('explain', { billId, no })) as unknown as CompanyBillExplained;
      expect([no, isElsewhere, site !== '']).toEqual([no, isElsewhere, isElsewhere]);
      if (site) sites.add(site);
      if (!fees) continue;
      families.add(product);
      // Fees of a flight may have several shares.
      if (product !== 'airTicket') expect([billId, no, rule]).not.toEqual([billId, no, '']);
    }
  }
  expect([...families].sort()).toEqual(['airTicket', 'hotel', 'intl', 'train']);
  expect(sites.size).toBeGreaterThan(0);
});

it('the file of the usual columns has the days and nights of a stay, and their sum', async () => {
  const bills = await company.list();
  const details = await Promise.all(bills.map(({ billId }) => company.detail(billId)));
  const bill = details.find(({ sums }) => sums.products.hotel);
  const wanted = { billId: bill?.billId, format: 'csv', family: 'hotel', columns: usualBillColumns };
  const { url } = good(await company.send('export', wanted));
  const sent = await companyBillFile.send(sandbox, new URL(url).searchParams.get('key') ?? '');
  const [heads = [], ...lines] = (await sent.text()).split('\r\n').map((line) => line.split(','));
  const of = (title: string) => lines.map((line) => line[heads.indexOf(title)] ?? '');
  const [stays, nights] = [
    of('说明').filter((note) => /共 \d+ 晚$/.test(note)),
    of('间夜').filter(Boolean).map(Number),
  ];
  expect(stays.length).toBeGreaterThan(0);
  expect(nights.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(nights.at(-1));
});
