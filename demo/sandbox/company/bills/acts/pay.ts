import type { z } from 'zod';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import type { BillPayMethod } from '#domain/company-bill/bill-state.ts';
import { refusedAct } from '#domain/company-bill/bill-state.ts';
import { dayMs } from '#domain/china-time.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { badInput, memberOf, ok, refuse } from '../../../ground/call.ts';
import { ofCompany } from '../../../ground/account-clock.ts';
import type { ClockOwner } from '../../../ground/account-clock.ts';
import type { Call, Database, Tx } from '../../../ground/call.ts';
import { once } from '../../../ground/once.ts';
import { balanceOf, banks, book, creditOf, prepaidOf, walletOf } from '../../../money/ledger/ledger.ts';
import { checkPayPassword } from '../../../money/password/pay-password.ts';
import type { Bill } from '../close.ts';
import { readDetail } from '../detail.ts';
import { carriedIn, noBill, openBill } from '../show.ts';
import { factsNow, lockBill, restate } from './restate.ts';
import { tellCompany } from '../tell.ts';

/** A transfer is on its way for a day. */
const transferMs = dayMs;

/**
 * Money for a bill: it gives the credit line back what the bill's rows have taken. What is more than the bill still
 * wants stays as prepaid money of the company.
 */
async function receivePayment(
  tx: Tx,
  bill: Bill,
  { id, amount, source, memberId }: { id: number; amount: Fen; source: string; memberId?: string },
  now: number,
): Promise<void> {
  const used = Math.min(amount, Math.max(0, bill.due - bill.paid));
  const [credit, prepaid] = [creditOf(String(bill.company_id)), prepaidOf(String(bill.company_id))];
  await book(tx, {
    key: `billPayment:${id}`,
    kind: 'billPayment',
    ...(memberId !== undefined && { memberId }),
    at: now,
    moves: { [source]: -amount, [credit]: used, ...(amount > used && { [prepaid]: amount - used }) },
  });
  await countPaid(tx, bill, used, now, `，授信额度恢复 ¥${showFen(used, true)}`);
}

/** Counts an amount as paid. */
async function countPaid(tx: Tx, bill: Bill, used: Fen, now: number, note = ''): Promise<void> {
  await tx
    .updateTable('company_bills')
    .set({ paid: bill.paid + used })
    .where('id', '=', bill.id)
    .execute();
  await restate(tx, bill.id, now);
  if (bill.paid + used >= bill.due)
    await tellCompany(tx, bill.company_id, now, { title: '账单已还清', body: `${bill.no} 已还清${note}` });
}

/**
 * Takes money that earlier bills gave back too much from the open bill, which would have used it. The credit line got it
 * back with the rows of those bills: nothing is booked.
 */
async function useCarried(tx: Tx, companyId: number, amount: Fen): Promise<Envelope<never> | undefined> {
  const open = await openBill(tx, companyId).forUpdate().executeTakeFirst();
  const there = carriedIn(open);
  if (!open || there < amount)
    return refuse(409, `余额不足，可用 ¥${showFen(there, true)}`, {
      kind: 'insufficient',
      missing: yuanOf(amount - there),
    });
  await tx
    .updateTable('company_bills')
    .set({ carried: open.carried + amount })
    .where('id', '=', open.id)
    .execute();
  return undefined;
}

/** Notes a payment of a bill that is locked; a transfer waits until it arrives. */
export async function writePayment(
  tx: Tx,
  bill: Bill,
  { method, amount, by }: { method: BillPayMethod; amount: Fen; by: string },
  now: number,
): Promise<number> {
  const isLater = method === 'transfer';
  const { id } = await tx
    .insertInto('company_bill_payments')
    .values({
      company_id: bill.company_id,
      bill_id: bill.id,
      method,
      amount,
      reference: await nextReference(tx, bill),
      state: isLater ? 'waiting' : 'arrived',
      by_name: by,
      at: now,
      arrives_at: isLater ? now + transferMs : now,
      arrived_at: isLater ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function payBill(
  { requestId, payPassword, ...input }: z.output<typeof companyBillSchemas.pay>,
  call: Call,
): Promise<Envelope<CompanyBillDetail>> {
  const member = memberOf(call);
  const { creditMemberId: companyId, memberId, realName } = member;
  const now = call.now();
  const wrong = input.method === 'transfer' ? undefined : await checkPayPassword(payPassword, call, member, 'own');
  if (wrong) return wrong;
  return await once(call, requestId, input, async (tx) => {
    const { billId, method } = input;
    const bill = await lockBill(tx, billId, companyId);
    if (!bill) return noBill();
    const refused = refusedAct('pay', await factsNow(tx, bill));
    if (refused) return refuse(409, refused, { kind: 'state', state: bill.state });
    const waiting = await waitingFor(tx, billId);
    const rest = bill.due - bill.paid - waiting;
    if (rest <= 0) return refuse(409, '已登记的转账足以还清，请等待到账', { kind: 'waiting' });
    const amount = fenOf(input.amount);
    if (amount > rest) return badInput('amount', `最多付 ¥${showFen(rest, true)}`);
    if (method === 'carried') {
      const poor = await useCarried(tx, companyId, amount);
      if (poor) return poor;
    }
    const id = await writePayment(tx, bill, { method, amount, by: realName }, now);
    if (method === 'carried') await countPaid(tx, bill, amount, now);
    else if (method === 'transfer') await restate(tx, billId, now);
    else {
      const source = method === 'prepaid' ? prepaidOf(String(companyId)) : walletOf(memberId);
      const there = await balanceOf(tx, source, true);
      if (there < amount)
        return refuse(409, `余额不足，可用 ¥${showFen(there, true)}`, {
          kind: 'insufficient',
          missing: yuanOf(amount - there),
        });
      await receivePayment(tx, bill, { id, amount, source, ...(method === 'wallet' && { memberId }) }, now);
    }
    const detail = await readDetail(tx, { companyId, memberId, payee: call.app.texts.company }, billId, now);
    return detail ? ok(detail, method === 'transfer' ? '已登记转账，到账后自动核销' : '付款成功') : noBill();
  });
}

/** Takes the note of a transfer back that has not arrived; money that was sent all the same is known by the bill's number. */
export async function withdrawTransfer(
  { requestId, ...input }: z.output<typeof companyBillSchemas.payWithdraw>,
  call: Call,
): Promise<Envelope<CompanyBillDetail>> {
  const { creditMemberId: companyId, memberId, realName } = memberOf(call);
  const now = call.now();
  return await once(call, requestId, input, async (tx) => {
    const { billId, paymentId } = input;
    const bill = await lockBill(tx, billId, companyId);
    if (!bill) return noBill();
    const taken = await tx
      .deleteFrom('company_bill_payments')
      .where('id', '=', paymentId)
      .where('bill_id', '=', billId)
      .where('state', '=', 'waiting')
      .returning(['amount', 'reference'])
      .executeTakeFirst();
    if (!taken) return refuse(409, '这笔转账已到账或已撤回', { kind: 'state', state: bill.state });
    await restate(tx, billId, now);
    await tellCompany(tx, companyId, now, {
      title: '转账登记已撤回',
      body: `${bill.no} 的转账 ¥${showFen(taken.amount, true)}（${taken.reference}）由 ${realName} 撤回登记`,
    });
    const detail = await readDetail(tx, { companyId, memberId, payee: call.app.texts.company }, billId, now);
    return detail ? ok(detail, '已撤回转账登记') : noBill();
  });
}

/** Of transfers that are on their way. */
async function waitingFor(tx: Tx, billId: number): Promise<Fen> {
  const { sum } = await tx
    .selectFrom('company_bill_payments')
    .where('bill_id', '=', billId)
    .where('state', '=', 'waiting')
    .select((eb) => eb.fn.sum<number | null>('amount').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

async function nextReference(tx: Tx, bill: Bill): Promise<string> {
  const rows = await tx
    .selectFrom('company_bill_payments')
    .where('bill_id', '=', bill.id)
    .select('reference')
    .execute();
  // One that was withdrawn leaves a gap.
  const last = Math.max(0, ...rows.map(({ reference }) => Number(reference.slice(bill.no.length + 1))));
  return `${bill.no}-${last + 1}`;
}

/** A transfer has arrived. False: it had before. */
export async function arrive(tx: Tx, paymentId: number, now: number): Promise<boolean> {
  const known = await tx
    .selectFrom('company_bill_payments')
    .where('id', '=', paymentId)
    .select('bill_id')
    .executeTakeFirst();
  const bill = known && (await lockBill(tx, known.bill_id));
  if (!bill) return false;
  const payment = await tx
    .updateTable('company_bill_payments')
    .set({ state: 'arrived', arrived_at: now })
    .where('id', '=', paymentId)
    .where('state', '=', 'waiting')
    .returning('amount')
    .executeTakeFirst();
  if (!payment) return false;
  await receivePayment(tx, bill, { id: paymentId, amount: payment.amount, source: banks }, now);
  return true;
}

/** Transfers whose time has come arrive, each once. */
export async function arriveTransfers(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  const due = await db
    .selectFrom('company_bill_payments')
    .where('state', '=', 'waiting')
    .where('arrives_at', '<=', now)
    .where(ofCompany(owner))
    .orderBy('arrives_at')
    .limit(200)
    .select(['id', 'arrives_at'])
    .execute();
  for (const { id, arrives_at: at } of due)
    await db.transaction().execute(async (tx) => void (await arrive(tx, id, Math.min(now, at))));
}
