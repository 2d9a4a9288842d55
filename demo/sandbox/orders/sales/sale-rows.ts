import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { SaleReason } from '#contract/order-after-sale.ts';
import type { Fen } from '#domain/money.ts';
import { isVoluntary } from '#domain/order/after-sale/reasons.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Tx, Database } from '../../ground/call.ts';
import type { AfterSaleRow } from '../../ground/database/tables/tables-after-sale.ts';
import type { TableWith } from '../../ground/database/tables/tables.ts';
import type { OrderState } from '../move.ts';
import { randomDigits, stampOf } from '../../ground/order-number.ts';

type Row = Selectable<AfterSaleRow>;

/** A request, or its quote, with the content of its product and kind. */
export type SaleWith<Kind extends Row['kind'], Content> = Omit<Row, 'kind' | 'content'> & {
  kind: Kind;
  content: Content;
};
export type AnySale = SaleWith<'refund', object> | SaleWith<'change', object>;
export type OfKind<Sale extends AnySale, Kind extends Row['kind']> = Extract<Sale, { kind: Kind }>;

/** A quote is held this long, unless the fee rises before. */
export const quoteMs = 10 * 60_000;

/** `T2611222130015482093`: T refund, G change. */
const newSaleId = (kind: Row['kind'], now: number): string =>
  `${kind === 'refund' ? 'T' : 'G'}${stampOf(now)}${randomDigits(8)}`;

interface NewQuote {
  kind: Row['kind'];
  reason: SaleReason;
  expiresAt: number;
  content: object;
  proofs: { proofId: string; fileName: string }[];
}

/** Keeps what the member is shown; nothing is taken by it. Returns the head of the quote. */
export async function keepQuote(call: Call, orderId: string, { expiresAt, ...quote }: NewQuote) {
  const { memberId, appId } = memberOf(call);
  const now = call.now();
  const saleId = newSaleId(quote.kind, now);
  await call.db
    .insertInto('after_sales')
    .values({
      ...quote,
      order_id: orderId,
      expires_at: expiresAt,
      sale_id: saleId,
      member_id: memberId,
      app_id: appId,
      state: 'quoted',
      remark: '',
      content: JSON.stringify(quote.content),
      proofs: JSON.stringify(quote.proofs),
      quoted_at: now,
    })
    .execute();
  return { quoteId: saleId, expiresMs: expiresAt, serverTimeMs: now, voluntary: isVoluntary(quote.reason) };
}

/** The row of a request or quote. The order's lock, which the caller holds, guards it too. */
export async function readSale<Sale extends AnySale>(db: Database | Tx, saleId: string): Promise<Sale | undefined> {
  const row = await db.selectFrom('after_sales').where('sale_id', '=', saleId).selectAll().executeTakeFirst();
  return row as Sale | undefined;
}

type SaleChange<Sale extends AnySale> = Partial<
  Pick<
    Row,
    | 'state'
    | 'step_at'
    | 'remark'
    | 'applied_at'
    | 'reviewed_at'
    | 'paid_at'
    | 'decided_at'
    | 'paid_back_at'
    | 'pay_deadline'
  >
> & {
  content?: Sale['content'];
  /** Of a change that is to be paid from now on. */
  due?: Fen;
};

export async function updateSale<Sale extends AnySale>(tx: Tx, sale: Sale, change: SaleChange<Sale>): Promise<Sale> {
  const { content, due = 0, ...columns } = change;
  await tx
    .updateTable('after_sales')
    .set({ ...columns, ...(content && { content: JSON.stringify(content) }) })
    .where('sale_id', '=', sale.sale_id)
    .execute();
  if (sale.kind === 'change' && change.state && (sale.state === 'unpaid' || change.state === 'unpaid'))
    await noteDueChange(tx, sale, { ...change, due });
  return { ...sale, ...change };
}

/** Lets the lists say that the difference of a change is to be paid, how much it is, and until when. */
async function noteDueChange(
  tx: Tx,
  { order_id: orderId, sale_id: saleId }: AnySale,
  { state, pay_deadline: deadline, due }: Pick<SaleChange<AnySale>, 'state' | 'pay_deadline'> & { due: Fen },
): Promise<void> {
  const noted =
    state === 'unpaid'
      ? sql`card = card || jsonb_build_object('dueChange', ${saleId}::text, 'changeDue', ${due}::bigint), pay_deadline = ${deadline ?? 0}`
      : sql`card = card - 'dueChange' - 'changeDue'`;
  await sql`update orders set ${noted} where order_id = ${orderId}`.execute(tx);
}

/** When the clock moves a request of the order on next; null: none waits for the clock. */
export async function nextStepAt(tx: Tx, orderId: string): Promise<number | null> {
  const { at } = await tx
    .selectFrom('after_sales')
    .where('order_id', '=', orderId)
    .where('step_at', 'is not', null)
    .select(({ fn }) => fn.min('step_at').as('at'))
    .executeTakeFirstOrThrow();
  return at === null ? null : Number(at);
}

/** The request of the order whose step is due first. */
export async function dueSale<Sale extends AnySale>(tx: Tx, orderId: string, now: number): Promise<Sale | undefined> {
  const row = await tx
    .selectFrom('after_sales')
    .where('order_id', '=', orderId)
    .where('step_at', '<=', now)
    .orderBy('step_at')
    .selectAll()
    .executeTakeFirst();
  return row as Sale | undefined;
}

/** Lets the order wait for its requests; for a step that leaves its status as it is. Returns until when it waits. */
export async function scheduleOrder(
  tx: Tx,
  { table }: { table: TableWith<OrderState & { pay_deadline: number }> },
  orderId: string,
): Promise<number | null> {
  const at = await nextStepAt(tx, orderId);
  await sql`update ${sql.table(table)} set step_at = ${at} where order_id = ${orderId}`.execute(tx);
  return at;
}
