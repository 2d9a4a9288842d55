import type { Selectable } from 'kysely';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import { cycleName } from '#domain/company-bill/cycle-name.ts';
import { cycleIn } from '#domain/company-bill/settlement.ts';
import { dayAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import type { DisputeReason } from '#domain/company-bill/bill-state.ts';
import { showFen, showSigned } from '#domain/money.ts';
import { products } from '#domain/product/products.ts';
import { ofCompany } from '../../../ground/account-clock.ts';
import type { ClockOwner } from '../../../ground/account-clock.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { CompanyBillDisputeTable } from '../../../ground/database/tables/tables-company-bill.ts';
import { settlementsOf } from '../../../ground/member/settlements-of.ts';
import { book, creditOf } from '../../../money/ledger/ledger.ts';
import { billedBack } from '../../../orders/billed/billed-back.ts';
import { findRow } from '../explain.ts';
import { markRow, post } from './posts.ts';
import { lockBill, restate } from './restate.ts';
import { tellCompany } from '../tell.ts';

const clerk = '何静';
/** The platform's side of what it credits. */
const credits = 'platform:billCredits';

type Dispute = Selectable<CompanyBillDisputeTable>;
interface Answer {
  isAccepted: boolean;
  text: string;
}

const refusals: Readonly<Partial<Record<DisputeReason, string>>> = {
  overcharged: '已与供应商核对，金额与预订时展示的规则一致，维持原金额。',
  notUsed: '供应商记录显示未在时限内取消，按规则收取全额，维持原金额。',
  notOurs: '该订单由贵公司员工以公司授信支付，维持原金额。',
  other: '已核对订单与凭证，金额无误，维持原金额。',
};

/** The same for every dispute of a kind: doubles and missing refunds are credited, so are overcharged tickets and a second demand about a stay. */
function usualAnswer({ reason, rounds }: Pick<Dispute, 'reason' | 'rounds'>, row: CompanyBillRow): Answer {
  const isStay = products[row.product].unit === 'night';
  const isAccepted =
    reason === 'twice' ||
    reason === 'refundMissing' ||
    (reason === 'overcharged' && (!isStay || rounds > 1)) ||
    (reason === 'notUsed' && !isStay && rounds > 1);
  return {
    isAccepted,
    text: isAccepted ? '经核对情况属实，同意冲减。' : (refusals[reason] ?? '已核对订单与凭证，维持原金额。'),
  };
}

/** The cycle whose bill has a movement of this moment. */
async function carrierOf(tx: Tx, companyId: number, now: number): Promise<{ from: Day; to: Day }> {
  const open = await tx
    .selectFrom('company_bills')
    .where('company_id', '=', companyId)
    .where('is_closed', '=', false)
    .select(['from_day as from', 'to_day as to'])
    .executeTakeFirst();
  return open && dayAt(now) <= open.to ? open : cycleIn(await settlementsOf(tx, companyId), dayAt(now));
}

/**
 * Answers a dispute that waits, with its bill locked. An accepted one is a movement back to the credit line, which
 * becomes a row of the next bill: the closed one stays as it is. False: it did not wait any more.
 */
export async function answerDispute(tx: Tx, id: number, now: number, given?: Answer): Promise<boolean> {
  const known = await tx.selectFrom('company_bill_disputes').where('id', '=', id).select('bill_id').executeTakeFirst();
  const bill = known && (await lockBill(tx, known.bill_id));
  if (!bill) return false;
  const dispute = await tx
    .selectFrom('company_bill_disputes')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const row = await findRow(tx, dispute.bill_id, dispute.no);
  if (dispute.state !== 'waiting' || !row) return false;
  const { net, returned } = await billedBack(tx, row.order_id);
  // A refund since has given back what is claimed: the same money does not come twice.
  const isReturned = returned > 0 && dispute.claim > net;
  const { isAccepted, text } = isReturned
    ? { isAccepted: false, text: `该订单已退款 ${showSigned(returned, true)}，不再重复冲减。` }
    : (given ?? usualAnswer(dispute, row.content));
  const state = isAccepted ? 'accepted' : 'refused';
  await tx
    .updateTable('company_bill_disputes')
    .set({ state, decided_at: now, answer_at: null, credited: isAccepted ? dispute.claim : 0 })
    .where('id', '=', id)
    .execute();
  if (isAccepted)
    await book(tx, {
      key: `billCredit:${id}`,
      kind: 'billCredit',
      orderId: row.order_id,
      at: now,
      moves: { [creditOf(String(dispute.company_id))]: dispute.claim, [credits]: -dispute.claim },
    });
  await post(tx, id, { side: 'provider', by: clerk, text, decision: state, now });
  await markRow(tx, dispute.bill_id, dispute.no, state);
  await restate(tx, dispute.bill_id, now);
  await tellCompany(tx, dispute.company_id, now, {
    title: isAccepted ? '异议已采纳' : '异议未采纳，待您回复',
    body: `${bill.no} 第 ${dispute.no} 行 ${row.content.title}：${
      isAccepted
        ? `在 ${cycleName(await carrierOf(tx, dispute.company_id, now))}账单中冲减 ¥${showFen(dispute.claim, true)}`
        : text
    }`,
  });
  return true;
}

/** Answers the disputes whose time has come, each once. */
export async function answerDisputes(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  const due = await db
    .selectFrom('company_bill_disputes')
    .where('state', '=', 'waiting')
    .where('answer_at', '<=', now)
    .where(ofCompany(owner))
    .orderBy('answer_at')
    .limit(200)
    .select(['id', 'answer_at'])
    .execute();
  for (const { id, answer_at: at } of due)
    await db.transaction().execute(async (tx) => void (await answerDispute(tx, id, Math.min(now, at ?? now))));
}
