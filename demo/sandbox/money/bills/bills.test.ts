import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { billKinds, billMembers } from '#contract/bill.ts';
import type { BillRow } from '#contract/bill.ts';
import { billPage, billSchemas } from '#contract/bill.schema.ts';
import { fenOf } from '#domain/money.ts';
import { allRoutes } from '#routes/all.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { fillBalances, fillOwners } from '../../ground/database/migrations/019-bills.ts';
import { fillSales } from '../../ground/database/migrations/028-incomes.ts';
import { seedWallets } from '../../app/seed/people/seed-payments.ts';
import { billHandlers } from '../../app/handlers/bill.ts';
import { paymentHandlers } from '../../app/handlers/payment.ts';
import { walletHandlers } from '../../app/handlers/wallet.ts';
import { settle } from '../payments/settle.ts';
import { tick } from '../../products/flight/lifecycle/tick.ts';
import { orderFile } from '../../orders/heads/export.ts';
import { billFile } from './export.ts';

type Input = z.input<typeof billSchemas.query>;

let booking: Booking;
let member: Booker;
let employee: Booker;
const orders: Record<string, string> = {};

const query = async (who: Booker, input: Partial<Input> = {}) =>
  billHandlers.query(billSchemas.query.parse({ kind: 'transaction', size: 100, ...input }), who.call('/bill/query'));
const page = async (who: Booker, input: Partial<Input> = {}) => good(await query(who, input));
const rows = async (who: Booker, input: Partial<Input> = {}) => (await page(who, input)).rows;
const outTradeNo = async (who: Booker, orderId: string) => good(await who.info(orderId)).outTradeNo;

beforeAll(async () => {
  booking = await openBooking();
  [member, employee] = await Promise.all([booking.as('20250010'), booking.as('20250071')]);
  orders['wallet'] = (await member.book({ days: 20 })).orderId;
  await booking.advance(60);
  good(await member.wallet(await outTradeNo(member, orders['wallet'])));
  await booking.advance(60);
  orders['rejected'] = (await member.book({ days: 21 }, [person('1990-03-07', { name: '拒票人' })])).orderId;
  await settle(booking.db, (await member.code(orders['rejected'])).outTradeNo, booking.now());
  orders['late'] = (await member.book({ days: 22 })).orderId;
  const late = await member.code(orders['late'], 'weChatPay');
  good(await member.cancel(orders['late']));
  await settle(booking.db, late.outTradeNo, booking.now());
  const within = {
    travelType: 'business',
    days: 23,
    choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
  } as const;
  orders['business'] = (await employee.book(within)).orderId;
  good(await employee.credit(await outTradeNo(employee, orders['business'])));
});
afterAll(() => booking.close());

describe('a transaction bill', () => {
  it('has a payment from the wallet with its order, and the balance after it', async () => {
    const { payprice } = await member.show(orders['wallet'] ?? '');
    const [row] = await rows(member, { words: orders['wallet'] });
    expect(row).toMatchObject({
      type: 'pay',
      direction: 'out',
      orderId: orders['wallet'],
      product: 'airTicket',
      title: '北京 → 上海',
      channel: 'tianHangPay',
      amount: payprice,
      state: 'done',
      remark: '',
    });
    expect(fenOf(row?.balance ?? '')).toBe((seedWallets['20250010'] ?? 0) - fenOf(payprice));
  });

  it('has a refund from its start, on its way until the provider has given the money back', async () => {
    const seen = async () =>
      (await rows(member, { words: orders['rejected'] })).map(({ type, direction, channel, state, balance }) => [
        type,
        direction,
        channel,
        state,
        balance,
      ]);
    const paid = ['pay', 'out', 'alipay', 'done', ''];
    expect(await seen()).toEqual([paid]);
    for (let seconds = 0; seconds < 90 && (await seen()).length === 1; seconds += 1) {
      await booking.advance(1);
      await tick(booking.db, booking.now());
    }
    expect(await seen()).toEqual([['refund', 'in', 'alipay', 'pending', ''], paid]);
    const { sums } = await page(member);
    expect(sums?.['pending']).toBe((await member.show(orders['rejected'] ?? '')).payprice);
    await booking.advance(60);
    await tick(booking.db, booking.now());
    expect(await seen()).toEqual([['refund', 'in', 'alipay', 'done', ''], paid]);
    expect((await page(member)).sums?.['pending']).toBe('0');
  });

  it('has money that came too late both ways, and says why', async () => {
    const late = await rows(member, { words: orders['late'] });
    expect(late.map(({ type, channel, remark }) => [type, channel, remark])).toEqual([
      ['refund', 'weChatPay', '订单已无需支付，原路退回'],
      ['pay', 'weChatPay', '订单已无需支付，原路退回'],
    ]);
  });

  it("names the company's credit as the source of a business order", async () => {
    expect(await rows(employee, { words: orders['business'] })).toMatchObject([
      { type: 'pay', channel: 'creditPay', balance: '' },
    ]);
  });

  it('has sums that are the sums of its rows, with any filter, and the shape of the contract', async () => {
    for (const filter of [
      {},
      { type: 'refund' },
      { channel: 'alipay' },
      { days: { from: '2026-09-16', to: '2026-09-16' } },
      { words: orders['wallet'] },
    ] as const) {
      const answer = billPage.parse(await page(member, filter));
      const sum = (direction: string) =>
        answer.rows.reduce((all, row) => all + (row.direction === direction ? fenOf(row.amount) : 0), 0);
      expect(answer.rows.length).toBeGreaterThan(0);
      expect([fenOf(answer.sums?.['in'] ?? ''), fenOf(answer.sums?.['out'] ?? '')]).toEqual([sum('in'), sum('out')]);
    }
  });

  it('ends with the balance of the wallet, which every movement of the wallet leads to', async () => {
    const moved = (await rows(member, { sort: 'at' })).filter(({ balance }) => balance !== '');
    let balance = 0;
    for (const row of moved) {
      balance += (row.direction === 'in' ? 1 : -1) * fenOf(row.amount);
      expect(fenOf(row.balance)).toBe(balance);
    }
    expect(moved.length).toBeGreaterThan(2);
    expect(
      good(await member.info((await member.book({ days: 40 })).orderId)).methods.find(
        ({ method }) => method === 'tianHangPay',
      )?.balance,
    ).toBe(moved.at(-1)?.balance);
  });

  it('opens with the page that its sort has, for one member after another, and goes on behind it', async () => {
    const elsewhere = await booking.as('20250010', { appId: 'harbour' });
    for (const who of [member, employee, elsewhere, member]) {
      for (const size of [2, 100]) {
        const opened = await page(who, { size });
        expect(opened).toEqual(await page(who, { size, sort: '-at' }));
        if (size === 2 && opened.next)
          expect(await rows(who, { after: opened.next })).toEqual((await rows(who, { sort: '-at' })).slice(2));
      }
    }
  });

  it('is filtered by type, channel, words and days', async () => {
    const all = await rows(member);
    const idsOf = (found: readonly BillRow[]) => found.map(({ id }) => id);
    expect(idsOf(await rows(member, { type: 'refund' }))).toEqual(idsOf(all.filter(({ type }) => type === 'refund')));
    expect(idsOf(await rows(member, { channel: 'weChatPay' }))).toEqual(
      idsOf(all.filter(({ channel }) => channel === 'weChatPay')),
    );
    expect(idsOf(await rows(member, { days: { from: '', to: '2026-09-15' } }))).toEqual(
      idsOf(all.filter(({ at }) => at < '2026-09-16')),
    );
    expect(idsOf(await rows(member, { words: `拒票人 ${orders['rejected']}` }))).toEqual(
      idsOf(all.filter(({ orderId }) => orderId === orders['rejected'])),
    );
    const [first] = all;
    expect(idsOf(await rows(member, { words: first?.tradeNo.toLowerCase() }))).toEqual(
      idsOf(all.filter(({ tradeNo }) => tradeNo === first?.tradeNo)),
    );
    expect((await page(member, { words: '%' })).total).toBe(0);
  });
});

describe('a recharge bill', () => {
  it('has the recharges of the wallet alone, each with its provider, number and the balance after it', async () => {
    const { rows: recharges, sums } = await page(member, { kind: 'recharge' });
    expect(recharges.length).toBeGreaterThan(2);
    for (const row of recharges)
      expect(row).toMatchObject({
        type: 'recharge',
        direction: 'in',
        orderId: '',
        title: '',
        channel: expect.stringMatching(/^(alipay|weChatPay)$/),
        tradeNo: expect.stringMatching(/^CZ\d{14}$/),
        state: 'done',
      });
    expect(recharges[0]?.balance).toBe(sums?.['in']);
    expect(fenOf(sums?.['in'] ?? '')).toBe(seedWallets['20250010']);
  });

  it.each([
    ['20250010', '30', '钱包充值', ''],
    ['20250070', '30000', '企业充值', '企业充值'],
  ])(
    'of member %s: a recharge of %s is %s at the cashier, and is found by its number',
    async (id, sum, name, title) => {
      const payer = await booking.as(id);
      const { orderId } = good(
        await walletHandlers.recharge(
          { amount: sum, requestId: `bill-recharge-${id}` },
          payer.call('/recharge/create'),
        ),
      );
      const { outTradeNo: trade, title: subject } = good(
        await paymentHandlers.info({ orderId, businessType: 'recharge' }, payer.call('/pay/payInfo')),
      );
      expect(subject).toBe(name);
      good(
        await paymentHandlers.alipay(
          { outTradeNo: trade, businessType: '1', body: '充值' },
          payer.call('/pay/alipayPrecreate'),
        ),
      );
      await settle(booking.db, trade, booking.now());
      for (const kind of id === '20250070' ? (['recharge'] as const) : (['recharge', 'transaction'] as const))
        expect(await rows(payer, { kind, words: orderId })).toMatchObject([
          {
            type: 'recharge',
            tradeNo: orderId,
            title,
            channel: 'alipay',
            remark: expect.stringMatching(/^支付流水号 \d+$/) as string,
          },
        ]);
    },
  );

  it('is the recharges of the transaction bill', async () => {
    expect(await rows(member, { type: 'recharge' })).toEqual(await rows(member, { kind: 'recharge' }));
  });
});

describe('the members of a bill', () => {
  it.each(billKinds)('are those of its routes: %s', (kind) => {
    for (const route of allRoutes.filter(({ widget, props }) => widget === 'bill' && props?.['kind'] === kind))
      expect(route.members).toEqual(billMembers[kind]);
  });

  it('have no other: a company reads its recharges and no transactions, neither shown nor exported', async () => {
    const company = await booking.as('20250070');
    expect(await query(company)).toMatchObject({ ret: 403 });
    expect(
      await billHandlers.export(billSchemas.export.parse({ kind: 'transaction' }), company.call('/bill/export')),
    ).toMatchObject({ ret: 403 });
    expect((await page(company, { kind: 'recharge' })).rows).toMatchObject([{ title: '企业充值' }]);
  });

  it('see their own rows alone; elsewhere those of the shared wallet, whose orders have no number there', async () => {
    const [colleague, elsewhere] = await Promise.all([
      booking.as('20250072'),
      booking.as('20250010', { appId: 'skyline' }),
    ]);
    expect((await rows(colleague)).filter(({ orderId }) => orderId)).toEqual([]);
    const shared = (await rows(member)).filter(({ balance }) => balance !== '');
    expect(shared.some(({ type, orderId }) => type === 'pay' && orderId)).toBe(true);
    expect(await rows(elsewhere)).toEqual(
      shared.map((row) => (row.orderId ? { ...row, orderId: '', remark: '其他站点的订单' } : row)),
    );
    expect((await page(member, { words: orders['business'] })).total).toBe(0);
  });
});

const decimals = (yuan: string) => yuan && Number(yuan).toFixed(2);

describe('an exported bill', () => {
  const ask = async (input: Partial<Input> = {}) =>
    good(
      await billHandlers.export(
        billSchemas.export.parse({ kind: 'transaction', ...input }),
        member.call('/bill/export'),
      ),
    );
  const keyOf = (url: string) => new URL(url).searchParams.get('key') ?? '';

  it('has the rows of the list in its order', async () => {
    const file = await ask({ sort: '-amount', type: 'pay' });
    expect(file.fileName).toBe('交易账单-20260916.csv');
    const lines = (await (await billFile.send(booking, keyOf(file.url))).text())
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(lines[0]?.join()).toContain('时间,类型,订单号,说明,流水号,备注,支付渠道,收入,支出,钱包余额,状态');
    const shown = await rows(member, { sort: '-amount', type: 'pay' });
    expect(
      lines.slice(1).map(([at, , orderId, , tradeNo, , , , out, balance]) => [at, orderId, tradeNo, out, balance]),
    ).toEqual(
      // A tab keeps a spreadsheet program from rounding the number of a trade.
      shown.map((row) => [
        row.at,
        row.orderId,
        row.tradeNo.replace(/^\d{16,}$/, '$&\t'),
        decimals(row.amount),
        decimals(row.balance),
      ]),
    );
    expect(lines.some((line) => line[4]?.endsWith('\t'))).toBe(true);
  });

  it('is not to be had at the address of another list', async () => {
    const { url } = await ask();
    expect(new URL(url).pathname).toBe('/bill/exportFile');
    expect((await orderFile.send(booking, keyOf(url))).status).toBe(404);
  });

  it('without rows is refused', async () => {
    expect(
      await billHandlers.export(
        billSchemas.export.parse({ kind: 'transaction', words: '没有这笔' }),
        member.call('/bill/export'),
      ),
    ).toMatchObject({ ret: 404, msg: '没有符合条件的账单可导出' });
  });
});

it('movements of before the bills get their members, kinds and balances as the ledger writes them', async () => {
  const ledger = async () =>
    (
      await sql`select m.key, m.kind, m.member_id, m.app_id, e.account, e.balance_after from ledger_movements m join ledger_entries e using (movement) where m.kind <> 'recharge' order by m.movement, e.account`.execute(
        booking.db,
      )
    ).rows;
  const written = await ledger();
  expect(written.length).toBeGreaterThan(9);
  await booking.db.transaction().execute(async (tx) => {
    const run = (statement: string) => sql.raw(statement).execute(tx);
    for (const table of ['ledger_movements', 'ledger_entries'])
      await run(`alter table ${table} disable trigger ledger_keep`);
    await run(
      `update ledger_movements set member_id = null, app_id = null where out_trade_no is not null and kind <> 'recharge' or kind in ('settlement', 'takenBack', 'changeSettlement')`,
    );
    await run(`update ledger_movements set kind = 'settlement' where kind in ('takenBack', 'changeSettlement')`);
    await run('update ledger_entries set balance_after = null');
    for (const statement of [fillOwners, ...fillSales, fillBalances]) await run(statement);
    for (const table of ['ledger_movements', 'ledger_entries'])
      await run(`alter table ${table} enable trigger ledger_keep`);
  });
  expect(await ledger()).toEqual(written);
});
