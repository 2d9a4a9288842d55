import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportFormSchemas } from '#contract/report-form.schema.ts';
import { dayAt, dayMs } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { monthToDay } from '#domain/report/periods.ts';
import { billCallsOf } from '#tests/support/given/company-bills.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { reportFormHandlers } from '../../app/handlers/report-form.ts';
import { seedOrdersOf } from '../../app/seed/orders/seed-orders.ts';
import { plansOf } from '../../app/seed/orders/seed-plans.ts';
import { readSubCompany } from '../sub-companies/list.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
  const now = booking.now();
  // Since the month before began: the orders of its employees, and of a member outside of it, whom its figures do not count.
  const plans = plansOf(now).filter(
    ({ memberId, at }) => /^2025007|^20250010$/.test(memberId) && at > now - 62 * dayMs,
  );
  await booking.db.transaction().execute((tx) => seedOrdersOf(tx, plans, now));
});
afterAll(() => booking.close());

it('answers the figures that the report has for this month, the same days of the last one and its departments', async () => {
  const company = await booking.as('20250070');
  const found = good(await reportFormHandlers.companyStatistics({}, company.call('/member/center/companystatistics')));
  const { period, compared } = monthToDay(dayAt(booking.now()));
  expect([found.period, found.compared]).toEqual([period, compared]);
  const report = async (days: { from: string; to: string }) =>
    good(
      await reportFormHandlers.query(
        reportFormSchemas.query.parse({ days, compare: 'none' }),
        company.call('/report/query'),
      ),
    );
  const [now, before] = [await report(period), await report(compared)];
  expect(found.figures).toEqual(now.figures);
  expect(found.before).toEqual(before.figures);
  // One of the two has events on every day that the seed can begin on.
  expect(now.figures.tickets + before.figures.tickets).toBeGreaterThan(0);
  expect(found.departments.map(({ name, figures }) => [name, figures.amount])).toEqual(
    found.departments.map(({ key }) => {
      const same = now.tops.department.find((row) => row.key === key);
      return [same?.name, same?.figures.amount ?? '0'];
    }),
  );
});

it('what others than the company have paid is told, and is a part of the report by its payer', async () => {
  const company = await booking.as('20250070');
  const own = await booking.as('20250071');
  await setWallet(booking, '20250071', 9_000_000);
  const wish = {
    travelType: 'business',
    days: 9,
    choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
  } as const;
  const [mine, theirs] = [await own.book(wish), await own.book({ ...wish, days: 10 })];
  good(await own.wallet(good(await own.info(mine.orderId)).outTradeNo));
  good(await own.credit(good(await own.info(theirs.orderId)).outTradeNo));
  await booking.advance(120);
  const { period, personal } = good(
    await reportFormHandlers.companyStatistics({}, company.call('/member/center/companystatistics')),
  );
  const of = async (...payer: string[]) =>
    good(
      await reportFormHandlers.query(
        reportFormSchemas.query.parse({ days: period, compare: 'none', ...(payer.length && { where: { payer } }) }),
        company.call('/report/query'),
      ),
    ).figures.amount;
  const amounts = [await of('company'), await of('personal'), await of('mixed')].map(fenOf);
  expect(amounts.reduce((sum, fen) => sum + fen, 0)).toBe(fenOf(await of()));
  expect(await of('personal')).toBe(personal);
  const { rows } = good(
    await reportFormHandlers.detail(
      reportFormSchemas.detail.parse({ days: period, size: 100 }),
      company.call('/report/detail'),
    ),
  );
  const payerOf = (orderId: string) => rows.find((row) => row.orderId === orderId)?.payer;
  expect([payerOf(mine.orderId), payerOf(theirs.orderId)]).toEqual(['personal', 'company']);
});

it('the company above sees the same orders and the same spend of this month', async () => {
  const { db } = booking;
  const [above, below] = [790_000, 700_070];
  await db
    .insertInto('companies')
    .values({ id: above, organize_name: '云帆集团', service_fee_fen: 0, credit_limit_fen: 0 })
    .execute();
  await db.updateTable('companies').set({ parent_id: above }).where('id', '=', below).execute();
  const company = await booking.as('20250070');
  const { figures } = good(
    await reportFormHandlers.companyStatistics({}, company.call('/member/center/companystatistics')),
  );
  const shown = await readSubCompany(db, above, below, booking.now());
  expect(shown).toMatchObject({ orders: figures.orders, spend: figures.amount });
});

it('orders of every site are in the figures of a company, as they are in its bill, and each says whose pages show it', async () => {
  const [here, there] = [await booking.as('20250070'), await booking.as('20250070', { appId: 'skyline' })];
  const traveller = await booking.as('20250071', { appId: 'skyline' });
  const figuresAt = async (who: typeof here) =>
    good(await reportFormHandlers.companyStatistics({}, who.call('/member/center/companystatistics'))).figures;
  const before = await figuresAt(here);
  const { orderId } = await traveller.book({
    travelType: 'business',
    days: 12,
    choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
  });
  const { outTradeNo } = good(await traveller.info(orderId));
  good(await traveller.credit(outTradeNo));
  await booking.advance(120);
  const after = await figuresAt(here);
  expect(after.orders).toBe(before.orders + 1);
  expect(await figuresAt(there)).toEqual(after);
  const { period } = monthToDay(dayAt(booking.now()));
  const siteOf = async (who: typeof here) => {
    const { rows, total, sums } = good(
      await reportFormHandlers.detail(
        reportFormSchemas.detail.parse({ days: period, size: 100 }),
        who.call('/report/detail'),
      ),
    );
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    return { isElsewhere: rows.find((row) => row.orderId === orderId)?.isElsewhere, total, amount: sums?.['amount'] };
  };
  const [seen, own] = [await siteOf(here), await siteOf(there)];
  expect([seen.isElsewhere, own.isElsewhere]).toEqual([true, false]);
  expect([seen.total, seen.amount]).toEqual([own.total, own.amount]);
  const bill = billCallsOf(here);
  const [open] = await bill.list();
  const { rows } = good(await bill.send('rows', { billId: open?.billId ?? 0, words: orderId, size: 10 }));
  expect(rows).toMatchObject([{ orderId, isElsewhere: true }]);
});
