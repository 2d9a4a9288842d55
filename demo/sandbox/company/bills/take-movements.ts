import { sql } from 'kysely';
import { valueOf } from '#domain/company-bill/bill-columns.ts';
import { canonicalLine } from '#domain/company-bill/bill-row.ts';
import type { BillSettle } from '#domain/company-bill/bill-row.ts';
import type { Tx } from '../../ground/call.ts';
import { makeRow } from './make-row.ts';
import { readFacts } from './read-facts.ts';

/** Movements that are read at once. */
const atOnce = 2_000;

interface OpenBill {
  id: number;
  company_id: number;
  rows: number;
  closes_at: number;
  settle: BillSettle;
}

/**
 * Rows of the movements that no bill has yet and that were booked before a moment: late ones come with them. The bill's
 * row is locked by the caller. Returns the bill's number of rows.
 */
export async function takeMovements(tx: Tx, bill: OpenBill, before: number): Promise<number> {
  let { rows: count } = bill;
  for (;;) {
    const found = await tx
      .selectFrom('company_bill_movements')
      .where('company_id', '=', bill.company_id)
      .where('bill_id', 'is', null)
      .where('at', '<', before)
      .orderBy('at')
      .orderBy('movement')
      .limit(atOnce + 1)
      .select(['movement', 'at'])
      .execute();
    if (!found.length) return count;
    const taken = wholeEvents(found);
    const facts = await readFacts(tx, bill.company_id, bill.id, taken);
    const made = facts.map((raw) => ({ raw, ...makeRow(raw, (count += 1), bill.settle) }));
    if (made.length) await writeRows(tx, bill, made);
    const places = new Map(made.flatMap(({ raw, row }) => raw.movements.map((movement) => [movement, row.no])));
    await sql`update company_bill_movements m set bill_id = ${bill.id}, no = t.no
      from unnest(${taken}::bigint[], ${taken.map((movement) => places.get(movement) ?? null)}::int[]) as t (movement, no)
      where m.movement = t.movement`.execute(tx);
    if (found.length <= atOnce) return count;
  }
}

/** Movements of one moment may be one event: a part that is full ends before its last moment. */
function wholeEvents(found: readonly { movement: number; at: number }[]): number[] {
  const last = found.at(-1)?.at;
  const whole = found.length > atOnce ? found.filter(({ at }) => at !== last) : found;
  return (whole.length ? whole : found).map(({ movement }) => movement);
}

async function writeRows(
  tx: Tx,
  bill: OpenBill,
  made: readonly (ReturnType<typeof makeRow> & { raw: { movement: number; at: number } })[],
): Promise<void> {
  const rows = made.map(({ row, voucher, raw }) => [
    row.no,
    raw.movement,
    raw.at,
    row.product,
    row.kind,
    row.orderId,
    row.department,
    row.costCentre,
    row.project,
    row.amount,
    voucher,
    row,
    canonicalLine(row),
    ...(['price', 'tax', 'fees', 'extras'] as const).map((name) => valueOf(row, name) ?? 0),
    row.facts.originBill !== undefined,
    // Money that goes back of an amount above the standard is none itself.
    row.verdict === 'over' && row.amount > 0,
    row.verdict === 'over' && row.amount > 0 && !row.facts.approvalNo && !row.facts.overReason,
    `${row.orderId} ${row.title} ${row.travellers} ${row.facts.booker ?? ''} ${row.facts.number ?? ''}`.toUpperCase(),
  ]);
  await sql`insert into company_bill_rows (bill_id, no, company_id, movement, at, product, kind, order_id, department, cost_centre, project,
      amount, voucher_amount, content, line, price, tax, fees, extras, is_carried, is_over, is_unexplained, words)
    select ${bill.id}, (r ->> 0)::int, ${bill.company_id}, (r ->> 1)::bigint, (r ->> 2)::bigint, r ->> 3, r ->> 4, r ->> 5, r ->> 6, r ->> 7, r ->> 8,
      (r ->> 9)::bigint, (r ->> 10)::bigint, r -> 11, r ->> 12,
      (r ->> 13)::bigint, (r ->> 14)::bigint, (r ->> 15)::bigint, (r ->> 16)::bigint, (r ->> 17)::boolean, (r ->> 18)::boolean, (r ->> 19)::boolean, r ->> 20
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`.execute(tx);
}
