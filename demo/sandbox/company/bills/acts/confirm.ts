import type { z } from 'zod';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { byClock } from '#domain/company-bill/bill-claim.ts';
import { refusedAct } from '#domain/company-bill/bill-state.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { badInput, memberOf, ok, refuse } from '../../../ground/call.ts';
import { ofCompany } from '../../../ground/account-clock.ts';
import type { ClockOwner } from '../../../ground/account-clock.ts';
import type { Call, Database, Tx } from '../../../ground/call.ts';
import { once } from '../../../ground/once.ts';
import type { Bill } from '../close.ts';
import { checksOf, proofOfBill, readDetail, wholeOfBill } from '../detail.ts';
import { billsOf, noBill } from '../show.ts';
import type { ListedBill } from '../show.ts';
import { markRow, post } from './posts.ts';
import { factsNow, lockBill, openDisputesOf, refusedState, restate } from './restate.ts';

type In<K extends keyof typeof companyBillSchemas> = z.output<(typeof companyBillSchemas)[K]>;

async function shown(tx: Tx, call: Call, billId: number, msg: string): Promise<Envelope<CompanyBillDetail>> {
  const { creditMemberId: companyId, memberId } = memberOf(call);
  const detail = await readDetail(tx, { companyId, memberId, payee: call.app.texts.company }, billId, call.now());
  return detail ? ok(detail, msg) : noBill();
}

/** The checklist as it stood at the confirmation is kept with the bill. */
async function keepChecklist(tx: Tx, companyId: number, billId: number): Promise<string> {
  const bill = (await billsOf(tx, companyId).where('b.id', '=', billId).executeTakeFirstOrThrow()) as ListedBill;
  const whole = await wholeOfBill(tx, bill);
  return JSON.stringify(checksOf(bill, whole.counts, await proofOfBill(tx, bill, whole)));
}

/** Writes the confirmation of a bill that is locked. */
export async function writeConfirmation(tx: Tx, bill: Bill, by: string, at: number): Promise<void> {
  const checklist = await keepChecklist(tx, bill.company_id, bill.id);
  await tx
    .updateTable('company_bills')
    .set({ confirmed_at: at, confirmed_by: by, checklist })
    .where('id', '=', bill.id)
    .execute();
  await restate(tx, bill.id, at);
}

/** Confirms a bill that the caller has seen as it is: with its hash, and after all of its disputes are over. */
export async function confirmBill(
  { requestId, ...input }: In<'confirm'>,
  call: Call,
): Promise<Envelope<CompanyBillDetail>> {
  const { creditMemberId: companyId, realName } = memberOf(call);
  const now = call.now();
  if (!input.acknowledged) return badInput('acknowledged', '请先勾选：确认后本账单不再改动');
  return await once(call, requestId, input, async (tx) => {
    const bill = await lockBill(tx, input.billId, companyId);
    if (!bill) return noBill();
    const refused = refusedAct('confirm', await factsNow(tx, bill));
    if (refused) return refuse(409, refused, { kind: 'state', state: bill.state });
    const changed = refusedState(bill, input.seenVersion);
    if (changed) return changed;
    if (input.hash !== bill.hash) return refuse(409, '您核对的不是这一版账单，请刷新后重新核对', { kind: 'hash' });
    await writeConfirmation(tx, bill, realName, now);
    return await shown(tx, call, bill.id, '账单已确认');
  });
}

/** Takes a confirmation back, as long as nothing was paid and its days are not over. */
export async function reopenBill(
  { requestId, ...input }: In<'reopen'>,
  call: Call,
): Promise<Envelope<CompanyBillDetail>> {
  const { creditMemberId: companyId } = memberOf(call);
  const now = call.now();
  return await once(call, requestId, input, async (tx) => {
    const bill = await lockBill(tx, input.billId, companyId);
    if (!bill) return noBill();
    const refused = refusedAct('reopen', await factsNow(tx, bill));
    if (refused) return refuse(409, refused, { kind: 'state', state: bill.state });
    if (dayAt(now) > bill.confirm_by) return refuse(409, '已过确认期，不能撤回确认', { kind: 'late' });
    await tx
      .updateTable('company_bills')
      .set({ confirmed_at: null, confirmed_by: '', checklist: 'null' })
      .where('id', '=', bill.id)
      .execute();
    await restate(tx, bill.id, now);
    return await shown(tx, call, bill.id, '已撤回确认');
  });
}

/** When the last dispute of a bill was decided; 0: none was. */
async function lastDecision(tx: Tx, billId: number): Promise<number> {
  const { at } = await tx
    .selectFrom('company_bill_posts as p')
    .innerJoin('company_bill_disputes as d', 'd.id', 'p.dispute_id')
    .where('d.bill_id', '=', billId)
    .where('p.decision', '<>', '')
    .select((eb) => eb.fn.max('p.at').as('at'))
    .executeTakeFirstOrThrow();
  return Number(at ?? 0);
}

/**
 * A bill whose days to confirm are over: unanswered refusals count as accepted, and the bill as confirmed. One that was
 * in dispute until later is confirmed when its last dispute ends, by the act of `endedBy` or by the clock.
 */
export async function confirmByClock(tx: Tx, billId: number, now: number, endedBy = ''): Promise<void> {
  const bill = await lockBill(tx, billId);
  if (!bill || bill.confirmed_at !== null || dayAt(now) <= bill.confirm_by) return;
  const overAt = msOf(addDays(bill.confirm_by, 1));
  const decidedAt = await lastDecision(tx, billId);
  const at = Math.min(now, Math.max(overAt, decidedAt));
  const refused = await tx
    .selectFrom('company_bill_disputes')
    .where('bill_id', '=', billId)
    .where('state', '=', 'refused')
    .select(['id', 'no'])
    .execute();
  for (const { id, no } of refused) {
    await tx.updateTable('company_bill_disputes').set({ state: 'settled' }).where('id', '=', id).execute();
    await post(tx, id, { side: 'note', by: '', text: '确认期内未回复，视为接受答复', decision: 'settled', now: at });
    await markRow(tx, billId, no, 'settled');
  }
  if ((await openDisputesOf(tx, billId)) > 0) return;
  await writeConfirmation(tx, bill, byClock(decidedAt > overAt ? `确认期满后${endedBy}了结异议` : '确认期满'), at);
}

/** Bills whose day to confirm or to pay is over. */
export async function followBills(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  const today = dayAt(now);
  const due = await db
    .selectFrom('company_bills')
    .where('is_closed', '=', true)
    .where('state', '<>', 'paid')
    .where(ofCompany(owner))
    .where((eb) =>
      eb.or([
        eb.and([eb('confirmed_at', 'is', null), eb('confirm_by', '<', today)]),
        eb.and([eb('state', '<>', 'overdue'), eb('due_on', '<', today)]),
      ]),
    )
    .orderBy('id')
    .limit(500)
    .select('id')
    .execute();
  for (const { id } of due)
    await db.transaction().execute(async (tx) => {
      await confirmByClock(tx, id, now);
      const bill = await lockBill(tx, id);
      if (bill && bill.due_on < today && bill.paid < bill.due && bill.state !== 'overdue') await restate(tx, id, now);
    });
}
