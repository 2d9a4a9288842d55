import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { createRowsHash } from '#domain/company-bill/bill-hash.ts';
import type { BillSplit, BillSums } from '#domain/company-bill/bill-sums.ts';
import type { Fen } from '#domain/money.ts';
import type { Product } from '#domain/product/names.ts';
import { products } from '#domain/product/products.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { creditLineOf } from '../../money/ledger/ledger.ts';
import type { BillSplits } from '../../ground/database/tables/tables-company-bill.ts';

interface Group {
  name: string;
  product: Product;
  is_back: boolean;
  rows: number;
  amount: Fen;
}

const noSums = (): BillSums => ({ rows: 0, amount: 0, products: {}, refunds: { rows: 0, amount: 0 } });

function addTo(sums: BillSums, { product, is_back: isBack, rows, amount }: Group): void {
  sums.rows += rows;
  sums.amount += amount;
  const place = isBack ? sums.refunds : (sums.products[products[product].family] ??= { rows: 0, amount: 0 });
  place.rows += rows;
  place.amount += amount;
}

/** Names of a dimension that a split lists; the rest is one line. */
const mostNames = 200;

const grouped = async (db: Database | Tx, billId: number, name: RawBuilder<string>): Promise<Group[]> => {
  const { rows } = await sql<Group>`
    select ${name} as name, product, amount < 0 as is_back, count(*)::int as rows, sum(amount)::bigint as amount
    from company_bill_rows where bill_id = ${billId} group by 1, 2, 3`.execute(db);
  return rows;
};

export async function sumsOfBill(db: Database | Tx, billId: number): Promise<BillSums> {
  const sums = noSums();
  for (const group of await grouped(db, billId, sql`''`)) addTo(sums, group);
  return sums;
}

async function splitBy(db: Database | Tx, billId: number, column: string) {
  const found = new Map<string, BillSums & { name: string }>();
  for (const group of await grouped(db, billId, sql.ref(column))) {
    let sums = found.get(group.name);
    if (!sums) found.set(group.name, (sums = { ...noSums(), name: group.name }));
    addTo(sums, group);
  }
  const all = [...found.values()].sort((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1));
  return all.slice(0, mostNames);
}

const columns: Readonly<Record<BillSplit, string>> = {
  department: 'department',
  costCentre: 'cost_centre',
  project: 'project',
};

export async function splitsOfBill(db: Database | Tx, billId: number): Promise<BillSplits> {
  const department = await splitBy(db, billId, columns.department);
  const costCentre = await splitBy(db, billId, columns.costCentre);
  return { department, costCentre, project: await splitBy(db, billId, columns.project) };
}

/** Of the ledger itself: what the credit line gave for rows of this bill, and got back. */
export async function ledgerOfBill(
  db: Database | Tx,
  { id, company_id: companyId }: { id: number; company_id: number },
): Promise<{ debit: Fen; credit: Fen }> {
  const accounts = creditLineOf(companyId);
  const { rows } = await sql<{ debit: Fen; credit: Fen }>`
    select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as debit, coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as credit
    from (
      select -sum(e.amount) as amount from company_bill_movements m join ledger_entries e on e.movement = m.movement and e.account = any(${accounts})
      where m.bill_id = ${id} and m.no is not null group by m.no
    ) r`.execute(db);
  return { debit: Number(rows[0]?.debit ?? 0), credit: Number(rows[0]?.credit ?? 0) };
}

export interface VoucherSums {
  blue: Fen;
  red: Fen;
  blueCount: number;
  redCount: number;
}

export async function vouchersOfBill(db: Database | Tx, billId: number): Promise<VoucherSums> {
  const { rows } = await sql<VoucherSums>`
    select coalesce(sum(voucher_amount) filter (where voucher_amount >= 0), 0)::bigint as blue,
      coalesce(-sum(voucher_amount) filter (where voucher_amount < 0), 0)::bigint as red,
      count(*) filter (where voucher_amount >= 0)::int as "blueCount", count(*) filter (where voucher_amount < 0)::int as "redCount"
    from company_bill_rows where bill_id = ${billId}`.execute(db);
  const [found] = rows;
  return {
    blue: Number(found?.blue ?? 0),
    red: Number(found?.red ?? 0),
    blueCount: Number(found?.blueCount ?? 0),
    redCount: Number(found?.redCount ?? 0),
  };
}

/** Lines that are read at once. */
const linesAtOnce = 20_000;

/** The hash over the lines of a bill, read part by part. */
export async function hashOfBill(db: Database | Tx, billId: number, count: number): Promise<string> {
  const hash = createRowsHash(createHash('sha256'));
  for (let from = 0; from < count; from += linesAtOnce) {
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(line, E'\n' order by no) as lines from company_bill_rows
      where bill_id = ${billId} and no > ${from} and no <= ${from + linesAtOnce}`.execute(db);
    if (rows[0]?.lines) hash.add(rows[0].lines);
  }
  return hash.end();
}
