import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { createRowsHash } from '#domain/company-bill/bill-hash.ts';
import type { BillSplit, BillSums } from '#domain/company-bill/bill-sums.ts';
import type { Fen } from '#domain/money.ts';
import type { Product } from '#domain/product/names.ts';
import { products } from '#domain/product/products.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { creditLineOf } from '../../money/ledger/ledger.ts';
import type { BillSplits } from '../../ground/database/tables/tables-company-bill.ts';

interface Group {
  split: 'whole' | BillSplit;
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

/** Sums of the whole bill and of its splits, in one reading of its rows. */
export async function groupedOf(db: Database | Tx, billId: number): Promise<{ sums: BillSums; splits: BillSplits }> {
  const { rows } = await sql<Group>`
    with lines as materialized (
      select department, cost_centre, project, product, amount < 0 as is_back, count(*) as rows, sum(amount) as amount
      from company_bill_rows where bill_id = ${billId} group by 1, 2, 3, 4, 5
    )
    select case grouping(department, cost_centre, project) when 3 then 'department' when 5 then 'costCentre' when 6 then 'project' else 'whole' end as split,
      coalesce(department, cost_centre, project, '') as name, product, is_back, sum(rows)::int as rows, sum(amount)::bigint as amount
    from lines group by grouping sets ((product, is_back), (department, product, is_back), (cost_centre, product, is_back), (project, product, is_back))`.execute(
    db,
  );
  const sums = noSums();
  const found = { department: new Map(), costCentre: new Map(), project: new Map() } as Record<
    BillSplit,
    Map<string, BillSums & { name: string }>
  >;
  for (const group of rows) {
    if (group.split === 'whole') addTo(sums, group);
    else {
      const { name } = group;
      const lines = found[group.split];
      const line = lines.get(name) ?? { ...noSums(), name };
      lines.set(name, line);
      addTo(line, group);
    }
  }
  const largest = (lines: Iterable<BillSums & { name: string }>) =>
    [...lines].sort((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1)).slice(0, mostNames);
  return {
    sums,
    splits: {
      department: largest(found.department.values()),
      costCentre: largest(found.costCentre.values()),
      project: largest(found.project.values()),
    },
  };
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
