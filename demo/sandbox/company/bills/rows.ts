import type { z } from 'zod';
import type { CompanyBillLines, CompanyBillRows } from '#contract/company-bill.ts';
import { billLinesAtOnce } from '#contract/company-bill.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database } from '../../ground/call.ts';
import { paged } from '../../ground/lists/paged.ts';
import type { Bill } from './close.ts';
import { isWhole, rowsOf, tabsOf, totalsOf } from './row-query.ts';
import type { Filters, StoredRow } from './row-query.ts';
import { findBill, isElsewhere, noBill, viewRow } from './show.ts';

/** Of the whole of a closed bill as they were stored; what a dispute has changed is counted. */
async function tabsFor(db: Database, bill: Bill, filters: Filters): Promise<Record<string, number>> {
  const { by, words, kind } = filters;
  if (!bill.tabs || by || words || kind !== 'all') return await tabsOf(db, filters);
  const { disputed } = await db
    .selectFrom('company_bill_rows')
    .where('bill_id', '=', bill.id)
    .where('disputed', '<>', '')
    .select((eb) => eb.fn.countAll<number>().as('disputed'))
    .executeTakeFirstOrThrow();
  return { ...bill.tabs, disputed: Number(disputed) };
}

/** Other payers have the part of the amount that no other column has. */
const withOtherPayers = (sums: Readonly<Record<string, string>>) => {
  const of = (name: string) => fenOf(sums[name] ?? '0');
  const rest = of('amount') - of('price') - of('tax') - of('fees') - of('extras');
  return { ...sums, otherPayers: yuanOf(rest) };
};

export async function billRows(
  { size, sort, after, skip, ...filters }: z.output<typeof companyBillSchemas.rows>,
  call: Call,
): Promise<Envelope<CompanyBillRows>> {
  const bill = await findBill(call.db, filters.billId, memberOf(call).creditMemberId);
  if (!bill) return noBill();
  const isKnown = bill.totals !== null && isWhole(filters);
  const counting = async () => [{ total: bill.rows }];
  const list = { db: call.db, ...rowsOf(call.db, filters), ...(isKnown && { counting, sums: {} }) };
  const page = await paged(list, { size, sort, after, skip }, (rows) =>
    (rows as StoredRow[]).map(({ content, disputed: state, dispute_id: id, credited, app_id: appId }) =>
      viewRow(content, { state, id, credited: Number(credited) }, isElsewhere(call, appId)),
    ),
  );
  if (page.ret !== 0) return page as Envelope<never>;
  // A list of very many rows leaves its sums out; those of a bill are always there.
  const totals = page.data.sums ? undefined : isKnown ? bill.totals : await totalsOf(call.db, filters);
  const sums = totals
    ? Object.fromEntries(Object.entries(totals).map(([name, fen]) => [name, yuanOf(Number(fen))]))
    : page.data.sums;
  return ok({
    ...page.data,
    ...(sums && { sums: withOtherPayers(sums) }),
    tabs: await tabsFor(call.db, bill, filters),
  });
}

/** The lines that the hash is made of, for the browser's own. */
export async function billLines(
  { billId, after }: z.output<typeof companyBillSchemas.lines>,
  call: Call,
): Promise<Envelope<CompanyBillLines>> {
  const bill = await findBill(call.db, billId, memberOf(call).creditMemberId);
  if (!bill) return noBill();
  const rows = await call.db
    .selectFrom('company_bill_rows')
    .where('bill_id', '=', billId)
    .where('no', '>', after)
    .orderBy('no')
    .limit(billLinesAtOnce)
    .select(['no', 'line'])
    .execute();
  const last = rows.at(-1)?.no ?? after;
  return ok({ lines: rows.map(({ line }) => line), next: last < bill.rows ? last : null, count: bill.rows });
}
