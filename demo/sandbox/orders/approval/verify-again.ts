import { momentAt } from '#domain/china-time.ts';
import { isTolerable, movedWords } from '#domain/order/approval/approval.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { feeName } from '#domain/payment/fee-name.ts';
import type { CaseEvent } from '#domain/process/schema.ts';
import type { Envelope } from '#contract/row.ts';
import { isOwn, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { noOrder } from '../may-see.ts';
import { movedView, unconfirmedOf } from '../approval-shown.ts';
import { sumsLabel, sumsOf } from './lines.ts';
import { portOf } from './ports.ts';
import type { SellerMove } from './ports.ts';
import { runningOf } from './settle.ts';

type Moved = Omit<Extract<CaseEvent, { kind: 'priceMoved' }>, 'kind'>;
type Running = NonNullable<Awaited<ReturnType<typeof runningOf>>>;

async function sellerMoveOf(tx: Tx, orderId: string): Promise<SellerMove> {
  const move = await tx.selectFrom('price_moves').where('order_id', '=', orderId).selectAll().executeTakeFirst();
  const ofFare = move ? (100 + move.percent) / 100 : 1;
  return { ofFare, ofOrder: move?.is_written ? 1 : ofFare };
}

/** The case as it was asked for, with the new price in its lines and parts. */
async function linesMoved(tx: Tx, { lines, info, price, order_id: orderId, order_kind: kind }: Running, total: Fen) {
  const parts = await portOf(kind).parts(tx, orderId);
  const head = await tx.selectFrom('orders').where('order_id', '=', orderId).selectAll().executeTakeFirstOrThrow();
  const areOwn = parts.length === lines.length;
  const shown = lines.map((line, at) => ({ ...line, ...(areOwn ? parts[at] : at === 0 && { parts }) }));
  const [only, ...more] = shown;
  return {
    lines:
      only && !more.length
        ? [
            {
              ...only,
              total: yuanOf(total),
              verdictText: only.verdict === 'over' ? '超标' : only.verdictText,
            },
          ]
        : shown,
    info: [
      ...info
        .filter(({ label }) => label !== '价格变动')
        // The fee keeps the name under which the company was asked.
        .map((one) =>
          one.label === sumsLabel ? { ...one, text: sumsOf(head, !one.text.includes(feeName(false))) } : one,
        ),
      { label: '价格变动', text: movedWords(price, total) },
    ],
  };
}

/**
 * Verifies the price of an order that everybody has agreed to. It gets the price of now: a little more, or less, is for
 * the traveller to confirm; the answer names a price that is too far from the approved one, and asks the company again.
 */
export async function verifyAgain(tx: Tx, orderId: string, over: Fen, now: number): Promise<Moved | undefined> {
  const row = await runningOf(tx, orderId);
  if (row?.kind !== 'order' || now >= row.hold_end) return undefined;
  const port = portOf(row.order_kind);
  if (!(await port.waits(tx, orderId))) return undefined;
  const fresh = await port.priceNow(tx, orderId, await sellerMoveOf(tx, orderId), now);
  if (fresh.total === row.price) {
    if (row.moved_from !== null)
      await tx.updateTable('order_approvals').set({ moved_from: null }).where('id', '=', row.id).execute();
    return undefined;
  }
  await fresh.write();
  await tx.updateTable('price_moves').set({ is_written: true }).where('order_id', '=', orderId).execute();
  const { lines, info } = await linesMoved(tx, row, fresh.total);
  await tx
    .updateTable('order_approvals')
    .set({
      moved_from: row.price,
      price: fresh.total,
      lines: JSON.stringify(lines),
      info: JSON.stringify(info),
    })
    .where('id', '=', row.id)
    .execute();
  if (isTolerable(row.price, fresh.total)) return undefined;
  await port.tell(tx, orderId, 'order', {
    at: now,
    title: '价格有变动，重新审批',
    detail: `${movedWords(row.price, fresh.total)}，超出审批时的金额较多，已按新价格重新提交审批，占座保留至 ${momentAt(row.hold_end).slice(5, 16)}`,
  });
  const isOver = row.lines.some(({ verdict }) => verdict === 'over');
  return { total: fresh.total, ...(isOver && { overBy: over + fresh.total - row.price }) };
}

/** The booker accepts the total, which has moved since the company agreed; the order is to be paid then. */
export async function confirmPrice(
  { requestId, ...input }: { caseNo: string; total: string; requestId: string },
  call: Call,
): Promise<Envelope<{ orderId: string; total: string }>> {
  const member = memberOf(call);
  return await once(call, requestId, input, async (tx) => {
    const head = await tx
      .selectFrom('order_approvals as a')
      .innerJoin('cases as c', 'c.id', 'a.case_id')
      .innerJoin('orders as o', 'o.order_id', 'a.order_id')
      .where('c.no', '=', input.caseNo)
      .where('a.company_id', '=', member.creditMemberId)
      .where('a.kind', '=', 'order')
      .select(['o.order_id', 'o.kind', 'o.member_id', 'o.app_id', 'o.amount'])
      .executeTakeFirst();
    if (!head || !isOwn(member, head)) return noOrder();
    const orderId = head.order_id;
    const port = portOf(head.kind);
    // Locks the order.
    await port.waits(tx, orderId);
    const { status } = await tx
      .selectFrom('orders')
      .where('order_id', '=', orderId)
      .select('status')
      .executeTakeFirstOrThrow();
    if (status !== 0) return refuse(409, '订单已不在待支付状态，请刷新', { kind: 'orderClosed', orderId, status });
    const moved = await unconfirmedOf(tx, orderId);
    if (!moved) return ok({ orderId, total: yuanOf(head.amount) }, '价格已确认');
    if (yuanOf(moved.to) !== input.total)
      return refuse(409, '价格又有变化，请确认最新价格', {
        kind: 'confirmPrice',
        orderId,
        status,
        ...movedView(moved),
      });
    await tx
      .updateTable('order_approvals')
      .set({ moved_from: null })
      .where('order_id', '=', orderId)
      .where('kind', '=', 'order')
      .where('state', '=', 'agreed')
      .execute();
    await port.note(tx, orderId, {
      at: call.now(),
      title: '已确认新价格',
      detail: movedWords(moved.from, moved.to),
    });
    return ok({ orderId, total: yuanOf(moved.to) }, '价格已确认，请在支付时限内付款');
  });
}
