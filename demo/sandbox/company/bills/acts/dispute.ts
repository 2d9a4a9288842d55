import type { z } from 'zod';
import type { BillDispute } from '#contract/company-bill.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { isOpenDispute, refusedAct } from '#domain/company-bill/bill-state.ts';
import { claimableOf } from '#domain/company-bill/bill-claim.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { badInput, memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { once } from '../../../ground/once.ts';
import { areOwn } from '../../applications/files.ts';
import { findRow, noRow } from '../explain.ts';
import { noBill } from '../show.ts';
import { confirmByClock } from './confirm.ts';
import { answerMs, markRow, post, refusedUrge, urgedMs } from './posts.ts';
import { factsNow, lockBill, restate } from './restate.ts';
import { mostRounds, readDispute } from './view-disputes.ts';

type In<K extends keyof typeof companyBillSchemas> = z.output<(typeof companyBillSchemas)[K]>;

const noDispute = (): Envelope<never> => refuse(404, '没有找到这笔异议');

/** Opens a dispute about a row of a closed bill. The row stays as it is, and all others are not concerned. */
export async function openDispute({ requestId, ...input }: In<'dispute'>, call: Call): Promise<Envelope<BillDispute>> {
  const { creditMemberId: companyId, memberId, realName } = memberOf(call);
  const now = call.now();
  return await once(call, requestId, input, async (tx) => {
    const { billId, no, reason, claim, text, attachmentIds } = input;
    const bill = await lockBill(tx, billId, companyId);
    if (!bill) return noBill();
    const row = await findRow(tx, billId, no);
    if (!row) return noRow();
    const refused = refusedAct('dispute', await factsNow(tx, bill));
    if (refused) return refuse(409, refused, { kind: 'state', state: bill.state });
    const earlier = await tx
      .selectFrom('company_bill_disputes')
      .where('bill_id', '=', billId)
      .where('no', '=', no)
      .orderBy('id')
      .select(['id', 'state', 'credited'])
      .execute();
    const last = earlier.at(-1);
    if (last && isOpenDispute(last.state))
      return refuse(409, '这一行已有未了结的异议', { kind: 'open', disputeId: last.id });
    if (last?.state === 'settled') return refuse(409, '已接受这一行的答复', { kind: 'settled', disputeId: last.id });
    const most = claimableOf(row.content, {
      state: last?.state ?? '',
      credited: earlier.reduce((sum, { credited }) => sum + credited, 0),
    });
    const fen = fenOf(claim);
    if (most === 0) return badInput('claim', '这一行没有可以冲减的金额');
    if (fen > most) return badInput('claim', `主张金额不能超过 ¥${showFen(most, true)}`);
    if (!(await areOwn(tx, memberId, attachmentIds))) return badInput('attachmentIds', '请重新上传附件');
    const { id } = await tx
      .insertInto('company_bill_disputes')
      .values({
        company_id: companyId,
        bill_id: billId,
        no,
        state: 'waiting',
        reason,
        claim: fen,
        opened_by: realName,
        opened_at: now,
        asked_at: now,
        urged_at: null,
        answer_at: now + answerMs,
        decided_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await post(tx, id, { side: 'company', by: realName, text, files: attachmentIds, now });
    await post(tx, id, { side: 'note', by: '', text: '本行标为有异议，其余行不受影响', now });
    await markRow(tx, billId, no, 'waiting');
    await restate(tx, billId, now);
    const shown = await readDispute(tx, companyId, id, now);
    return shown ? ok(shown, '异议已提出') : noDispute();
  });
}

/** The dispute of the company under the lock of its bill. */
async function lockDispute(tx: Tx, companyId: number, disputeId: number) {
  const known = await tx
    .selectFrom('company_bill_disputes')
    .where('id', '=', disputeId)
    .where('company_id', '=', companyId)
    .select('bill_id')
    .executeTakeFirst();
  if (!known || !(await lockBill(tx, known.bill_id))) return undefined;
  return await tx.selectFrom('company_bill_disputes').where('id', '=', disputeId).selectAll().executeTakeFirstOrThrow();
}

const over = (state: string): Envelope<never> => refuse(409, '这笔异议已了结', { kind: 'state', state });

/** A press of the company on one of its disputes, locked with its bill; a refusal ends it. */
async function actOnDispute(
  { requestId, ...input }: In<'disputeReply' | 'disputeWithdraw' | 'disputeUrge'>,
  call: Call,
  done: string,
  act: (tx: Tx, dispute: NonNullable<Awaited<ReturnType<typeof lockDispute>>>) => Promise<Envelope<never> | undefined>,
): Promise<Envelope<BillDispute>> {
  const { creditMemberId: companyId } = memberOf(call);
  return await once(call, requestId, input, async (tx) => {
    const dispute = await lockDispute(tx, companyId, input.disputeId);
    if (!dispute) return noDispute();
    const refused = await act(tx, dispute);
    if (refused) return refused;
    const shown = await readDispute(tx, companyId, dispute.id, call.now());
    return shown ? ok(shown, done) : noDispute();
  });
}

/** An addition to a dispute, an answer that is accepted, or one that is asked again with further facts. */
export async function replyToDispute(input: In<'disputeReply'>, call: Call): Promise<Envelope<BillDispute>> {
  const { memberId, realName } = memberOf(call);
  const now = call.now();
  const { disputeId, act, text, attachmentIds } = input;
  return await actOnDispute(input, call, act === 'accept' ? '已接受答复' : '已提交', async (tx, dispute) => {
    const { state, rounds, bill_id: billId, no } = dispute;
    if (state !== 'waiting' && state !== 'refused') return over(state);
    if (!(await areOwn(tx, memberId, attachmentIds))) return badInput('attachmentIds', '请重新上传附件');
    if (act !== 'add' && state !== 'refused') return refuse(409, '结算专员尚未答复', { kind: 'state', state });
    if (act === 'appeal' && rounds >= mostRounds)
      return refuse(409, '已再次申诉过，请接受答复或撤回', { kind: 'rounds' });
    if (act !== 'accept' && !text) return badInput('text', '请填写补充说明');
    await post(tx, disputeId, {
      side: 'company',
      by: realName,
      text: text || '接受答复',
      files: attachmentIds,
      now,
      ...(act === 'accept' && { decision: 'settled' as const }),
    });
    if (act === 'accept') await setState(tx, dispute, 'settled');
    if (act === 'appeal') {
      await setState(tx, dispute, 'waiting');
      await tx
        .updateTable('company_bill_disputes')
        .set({ rounds: rounds + 1, asked_at: now, urged_at: null, answer_at: now + answerMs })
        .where('id', '=', disputeId)
        .execute();
    }
    await markRow(tx, billId, no, act === 'accept' ? 'settled' : act === 'appeal' ? 'waiting' : state);
    await restate(tx, billId, now);
    if (act === 'accept') await endOfBill(tx, billId, call);
    return undefined;
  });
}

const setState = (tx: Tx, { id }: { id: number }, state: BillDispute['state']): Promise<unknown> =>
  tx.updateTable('company_bill_disputes').set({ state, answer_at: null }).where('id', '=', id).execute();

/** The last dispute alone kept a bill open after its days: it is confirmed at once. Another one keeps it open. */
async function endOfBill(tx: Tx, billId: number, call: Call): Promise<void> {
  const bill = await lockBill(tx, billId);
  if (bill && !(await factsNow(tx, bill)).openDisputes)
    await confirmByClock(tx, billId, call.now(), memberOf(call).realName);
}

export async function withdrawDispute(input: In<'disputeWithdraw'>, call: Call): Promise<Envelope<BillDispute>> {
  const { realName } = memberOf(call);
  const now = call.now();
  return await actOnDispute(input, call, '异议已撤回', async (tx, dispute) => {
    if (dispute.state !== 'waiting' && dispute.state !== 'refused') return over(dispute.state);
    await setState(tx, dispute, 'withdrawn');
    await post(tx, dispute.id, { side: 'company', by: realName, text: '撤回异议', decision: 'withdrawn', now });
    await markRow(tx, dispute.bill_id, dispute.no, 'withdrawn');
    await restate(tx, dispute.bill_id, now);
    await endOfBill(tx, dispute.bill_id, call);
    return undefined;
  });
}

/** Reminds the provider of an answer that it owes since its promised day, once a day. */
export async function urgeDispute(input: In<'disputeUrge'>, call: Call): Promise<Envelope<BillDispute>> {
  const { realName } = memberOf(call);
  const now = call.now();
  return await actOnDispute(input, call, '已催办，结算专员会优先答复', async (tx, dispute) => {
    const refused = refusedUrge(dispute, now);
    if (refused) return refuse(409, refused, { kind: 'state', state: dispute.state });
    await tx
      .updateTable('company_bill_disputes')
      .set({ urged_at: now, answer_at: Math.min(dispute.answer_at ?? Infinity, now + urgedMs) })
      .where('id', '=', dispute.id)
      .execute();
    await post(tx, dispute.id, { side: 'note', by: realName, text: `${realName} 催办，结算专员优先处理`, now });
    return undefined;
  });
}
