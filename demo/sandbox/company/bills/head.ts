import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addGroup, noSums } from '#domain/company-bill/bill-sums.ts';
import type { BillGroup, BillSplit, BillSums } from '#domain/company-bill/bill-sums.ts';
import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { textsOf } from '../../ground/database/statements/copied-texts.ts';
import { creditLineOf } from '../../money/ledger/ledger.ts';
import type { BillCounts, BillSplits } from '../../ground/database/tables/tables-company-bill.ts';
import { columnsOf, keptFigures } from './row-query.ts';

interface Group extends BillGroup {
  split: 'whole' | BillSplit;
  name: string;
}

/** Names of a dimension that a split lists; the rest is one line. */
const mostNames = 200;

export interface Whole {
  sums: BillSums;
  splits: BillSplits;
  tabs: Record<string, number>;
  totals: Record<string, Fen>;
  counts: BillCounts;
}

const kept = columnsOf(keptFigures);

/** All that a bill says about its rows, in one reading of them. */
export async function wholeOf(db: Database | Tx, billId: number): Promise<Whole> {
  const added = sql.join(kept.keys.map((key) => sql`sum(${key})::bigint as ${key}`));
  const { rows } = await sql<{ groups: Group[] | null; figures: Record<string, unknown> }>`
    with lines as materialized (
      select r.department, r.cost_centre, r.project, r.product, r.amount < 0 as is_back, count(*) as rows, sum(r.amount) as amount, ${kept.columns}
      from company_bill_rows r where r.bill_id = ${billId} group by 1, 2, 3, 4, 5
    )
    select (select jsonb_agg(to_jsonb(g)) from (
      select case grouping(department, cost_centre, project) when 3 then 'department' when 5 then 'costCentre' when 6 then 'project' else 'whole' end as split,
        coalesce(department, cost_centre, project, '') as name, product, is_back as "isBack", sum(rows)::int as rows, sum(amount)::bigint as amount
      from lines group by grouping sets ((product, is_back), (department, product, is_back), (cost_centre, product, is_back), (project, product, is_back))
    ) g) as groups, (select to_jsonb(f) from (select ${added} from lines) f) as figures`.execute(db);
  const [found] = rows;
  const { tabs, totals, counts } = kept.read(found?.figures);
  return { ...groupsOf(found?.groups ?? []), tabs, totals, counts: counts as unknown as BillCounts };
}

function groupsOf(groups: readonly Group[]): Pick<Whole, 'sums' | 'splits'> {
  const sums = noSums();
  const found: Record<BillSplit, Map<string, BillSums & { name: string }>> = {
    department: new Map(),
    costCentre: new Map(),
    project: new Map(),
  };
  for (const group of groups) {
    if (group.split === 'whole') addGroup(sums, group);
    else {
      const { name } = group;
      const line = found[group.split].get(name) ?? { ...noSums(), name };
      found[group.split].set(name, line);
      addGroup(line, group);
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

/** Lines of one message: a message for each line costs more than the line. */
const linesTogether = 128;
/** Lines of one statement, which the embedded database answers as a whole. */
const linesAtOnce = 160 * linesTogether;

/** The hash over the lines of a bill: the database sends the next ones while these are hashed. */
export async function hashOfBill(db: Database | Tx, billId: number, count: number): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < count; from += linesAtOnce) {
    const last = Math.min(from + linesAtOnce, count) - 1;
    const lines = sql`select (select string_agg(line, E'\\n') from (select line from company_bill_rows
        where bill_id = ${sql.lit(billId)} and no > n and no <= least(n + ${sql.lit(linesTogether)}, ${sql.lit(count)}) order by no) r)
      from generate_series(${sql.lit(from)}, ${sql.lit(last)}, ${sql.lit(linesTogether)}) n`;
    let between = from ? '\n' : '';
    for await (const text of textsOf(db, lines)) {
      hash.update(between).update(text);
      between = '\n';
    }
  }
  return hash.digest('hex');
}
