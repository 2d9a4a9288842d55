import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyBillExplained } from '#contract/company-bill.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { explain, overInWords } from '#domain/company-bill/bill-explain.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import { differencesOf } from '#domain/company-bill/bill-proof.ts';
import { momentAt } from '#domain/china-time.ts';
import { disputeReasonNames } from '#domain/company-bill/bill-state.ts';
import { showSigned, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { apps } from '../../ground/apps.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { creditLineOf } from '../../money/ledger/ledger.ts';
import { ruleOf } from './facts/fee-rule.ts';
import { movementNo } from './make-row.ts';
import { readFacts } from './read-facts.ts';
import { findBill, isElsewhere, noBill, viewRow } from './show.ts';

export const noRow = (): Envelope<never> => refuse(404, '没有找到这一行');

export const findRow = async (db: Database | Tx, billId: number, no: number) =>
  await db
    .selectFrom('company_bill_rows')
    .where('bill_id', '=', billId)
    .where('no', '=', no)
    .selectAll()
    .executeTakeFirst();

/** Of the travellers: of a ride what its company does not pay, else the part that was booked with the row. */
async function personalPart(db: Database | Tx, { orderId, figures }: CompanyBillRow): Promise<Fen> {
  const ride = await db
    .selectFrom('car_rides')
    .where('order_id', '=', orderId)
    .select(['amount', 'company_pays'])
    .executeTakeFirst();
  return ride ? ride.amount - ride.company_pays : -(figures.otherPayers ?? 0);
}

/** The dispute that a credit row answers, with what was claimed by it. */
async function creditedBy(db: Database | Tx, companyId: number, { facts }: CompanyBillRow): Promise<string> {
  const { originBill = '', originRow = '' } = facts;
  const dispute = await db
    .selectFrom('company_bill_disputes as d')
    .innerJoin('company_bills as b', 'b.id', 'd.bill_id')
    .where('b.company_id', '=', companyId)
    .where('b.no', '=', originBill)
    .where('d.no', '=', Number(originRow))
    .where('d.credited', '>', 0)
    .orderBy('d.id', 'desc')
    .select(['d.reason', 'd.claim', 'd.credited'])
    .executeTakeFirst();
  return dispute
    ? `${originBill} 第 ${originRow} 行的异议（${disputeReasonNames[dispute.reason]}，要求 ${showSigned(dispute.claim, true)}）成立，冲减 ${showSigned(dispute.credited, true)}`
    : '';
}

/** Rows of older bills have no rule of their own: it is read from their order. */
async function ruleBehind(
  db: Database,
  { companyId, billId, no, kind }: { companyId: number; billId: number; no: number; kind: CompanyBillRow['kind'] },
): Promise<string> {
  if (kind === 'sale') return '';
  const movements = await db
    .selectFrom('company_bill_movements')
    .where('bill_id', '=', billId)
    .where('no', '=', no)
    .select('movement')
    .execute();
  const [raw] = await db.transaction().execute((tx) =>
    readFacts(
      tx,
      companyId,
      billId,
      movements.map(({ movement }) => movement),
    ),
  );
  return raw ? ruleOf(raw) : '';
}

/** A row's amount as the sum of its parts, its ledger entries, and the same amount in the order and the voucher. */
export async function explainRow(
  { billId, no }: z.output<typeof companyBillSchemas.explain>,
  call: Call,
): Promise<Envelope<CompanyBillExplained>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const bill = await findBill(db, billId, companyId);
  if (!bill) return noBill();
  const stored = await findRow(db, billId, no);
  if (!stored) return noRow();
  const { content } = stored;
  const { parts, rule: ownRule } = explain(content);
  const rule =
    content.kind === 'credit'
      ? await creditedBy(db, companyId, content)
      : ownRule || (await ruleBehind(db, { companyId, billId, no, kind: content.kind }));
  const line = creditLineOf(companyId);
  const { rows: entries } = await sql<{ movement: number; at: number; account: string; amount: Fen }>`
    select l.movement, l.at, e.account, e.amount from company_bill_movements m
    join ledger_movements l on l.movement = m.movement
    join ledger_entries e on e.movement = m.movement and e.account = any(${line})
    where m.bill_id = ${billId} and m.no = ${no} order by l.movement, e.account`.execute(db);
  const others = await db
    .selectFrom('company_bill_rows as r')
    .innerJoin('company_bills as b', 'b.id', 'r.bill_id')
    .where('r.company_id', '=', companyId)
    .where('r.order_id', '=', content.orderId)
    .where((eb) => eb.or([eb('r.bill_id', '<>', billId), eb('r.no', '<>', no)]))
    .orderBy('r.at')
    .orderBy('r.bill_id')
    .orderBy('r.no')
    .limit(50)
    .select(['b.id', 'b.no as bill_no', 'r.no', 'r.kind', 'r.amount', 'r.at'])
    .execute();
  const disputes = await db
    .selectFrom('company_bill_disputes')
    .where('bill_id', '=', billId)
    .where('no', '=', no)
    .orderBy('id')
    .select(['id', 'state', 'credited'])
    .execute();
  const last = disputes.at(-1);
  const order = await db
    .selectFrom('orders')
    .where('order_id', '=', content.orderId)
    .select('app_id')
    .executeTakeFirst();
  const ledger = entries.length ? -entries.reduce((sum, { amount }) => sum + Number(amount), 0) : null;
  const differences = differencesOf({
    no,
    rowId: content.id,
    orderId: content.orderId,
    amount: stored.amount,
    ledger,
    voucher: stored.voucher_amount,
  });
  return ok({
    row: viewRow(
      content,
      {
        state: last?.state ?? '',
        id: last?.id ?? null,
        credited: disputes.reduce((sum, { credited }) => sum + credited, 0),
      },
      isElsewhere(call, order?.app_id),
    ),
    parts: parts.map(({ name, label, fen }) => ({ name: name ?? '', label, amount: yuanOf(fen) })),
    rule,
    site: isElsewhere(call, order?.app_id) ? (apps.get(order?.app_id ?? '')?.texts.brand ?? '') : '',
    over: overInWords(content, await personalPart(db, content)),
    entries: entries.map(({ movement, at, account, amount }) => ({
      no: movementNo(at, movement),
      account: account === line[0] ? '授信应付' : '授信预占',
      side: Number(amount) < 0 ? 'debit' : 'credit',
      amount: yuanOf(Math.abs(Number(amount))),
      at: momentAt(at),
    })),
    order: yuanOf(stored.voucher_amount),
    bill: yuanOf(stored.amount),
    voucher: yuanOf(stored.voucher_amount),
    equal: differences.length === 0,
    differences: differences.map((one) => ({ ...one, fen: yuanOf(one.fen) })),
    others: others.map((one) => ({
      billId: one.id,
      billNo: one.bill_no,
      no: one.no,
      kind: one.kind,
      amount: yuanOf(one.amount),
      at: momentAt(one.at),
    })),
  });
}
