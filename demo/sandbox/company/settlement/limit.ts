import type { z } from 'zod';
import type { CompanySettlement } from '#contract/settlement.ts';
import type { settlementSchemas } from '#contract/settlement.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { fenOf, showSigned } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import { ofCompany } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { once } from '../../ground/once.ts';
import { balanceOf, book, creditOf, outside } from '../../money/ledger/ledger.ts';
import { creditLine, showSettlement } from './view.ts';

type In<Name extends keyof typeof settlementSchemas> = z.output<(typeof settlementSchemas)[Name]>;

/** The provider's credit office answers so long after a company has asked. */
export const answerAfterMs = 120_000;
/** It grants up to twice the limit at once, and to a company with little of it so much. */
const mostTimes = 2;
const firstLimit: Fen = 100_000_00;

export async function askLimit(input: In<'askLimit'>, call: Call): Promise<Envelope<CompanySettlement>> {
  const member = memberOf(call);
  const companyId = member.creditMemberId;
  const wanted = fenOf(input.creditLimit);
  return await once(call, input.requestId, input, async (tx) => {
    await lockNames(tx, `settlement:${companyId}`);
    const limit = await limitOf(tx, companyId);
    if (wanted === limit) return badInput('creditLimit', '申请额度与现有额度相同');
    const { available, frozen } = await creditLine(tx, companyId);
    const used = limit - available;
    if (wanted < used)
      return badInput('creditLimit', `已用 ${showSigned(used)}（含冻结 ${showSigned(frozen)}），额度不能低于此数`);
    const { count } = await tx
      .selectFrom('credit_limit_requests')
      .where('company_id', '=', companyId)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const open = await tx
      .selectFrom('credit_limit_requests')
      .where('company_id', '=', companyId)
      .where('state', '=', 'open')
      .select('asked_by')
      .executeTakeFirst();
    if (open) return refuse(409, `${open.asked_by} 已提交额度申请，答复后才能再次申请`, { kind: 'asked' });
    await tx
      .insertInto('credit_limit_requests')
      .values({
        no: `ED${companyId}${String(Number(count) + 1).padStart(3, '0')}`,
        company_id: companyId,
        state: 'open',
        was_fen: limit,
        limit_fen: wanted,
        reason: input.reason,
        asked_by: member.realName,
        asked_at: call.now(),
      })
      .execute();
    return ok(await showSettlement(tx, call), '已提交，等待平台答复');
  });
}

export async function withdrawLimit(input: In<'withdrawLimit'>, call: Call): Promise<Envelope<CompanySettlement>> {
  const companyId = memberOf(call).creditMemberId;
  return await once(call, input.requestId, input, async (tx) => {
    await lockNames(tx, `settlement:${companyId}`);
    const row = await tx
      .selectFrom('credit_limit_requests')
      .where('company_id', '=', companyId)
      .where('no', '=', input.requestNo)
      .select('state')
      .executeTakeFirst();
    if (!row) return refuse(404, '没有这份额度申请');
    if (row.state !== 'open') return refuse(409, '申请已有结果，不能撤回', { kind: 'answered' });
    await tx
      .updateTable('credit_limit_requests')
      .set({ state: 'withdrawn', answered_at: call.now() })
      .where('no', '=', input.requestNo)
      .execute();
    return ok(await showSettlement(tx, call), '已撤回');
  });
}

/** Answers the wishes that have waited long enough, each in a transaction of its own. */
export async function answerLimits(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  const due = await db
    .selectFrom('credit_limit_requests')
    .where('state', '=', 'open')
    .where('asked_at', '<=', now - answerAfterMs)
    .where(ofCompany(owner))
    .orderBy('asked_at')
    .select(['no', 'company_id'])
    .limit(200)
    .execute();
  for (const { no, company_id: companyId } of due)
    await db.transaction().execute(async (tx) => {
      await lockNames(tx, `settlement:${companyId}`);
      const row = await tx
        .selectFrom('credit_limit_requests')
        .where('no', '=', no)
        .where('state', '=', 'open')
        .selectAll()
        .executeTakeFirst();
      if (!row) return;
      const answeredAt = row.asked_at + answerAfterMs;
      const refusal = await setLimit(tx, companyId, row, answeredAt);
      await tx
        .updateTable('credit_limit_requests')
        .set({
          state: refusal ? 'refused' : 'granted',
          answer: refusal || `额度已调整为 ${showSigned(row.limit_fen)}，即时生效`,
          answered_at: answeredAt,
        })
        .where('no', '=', no)
        .execute();
    });
}

const limitOf = async (tx: Tx, companyId: number): Promise<Fen> =>
  (
    await tx
      .selectFrom('companies')
      .where('id', '=', companyId)
      .select('credit_limit_fen')
      .forUpdate()
      .executeTakeFirstOrThrow()
  ).credit_limit_fen;

/** Sets the limit and moves the difference in the ledger; or the reason why it stays, "" where it was set. */
async function setLimit(
  tx: Tx,
  companyId: number,
  { no, limit_fen: wanted }: { no: string; limit_fen: Fen },
  at: number,
): Promise<string> {
  const limit = await limitOf(tx, companyId);
  const most = Math.max(limit * mostTimes, firstLimit);
  if (wanted > most) return `本次最多可调整为 ${showSigned(most)}，请按此重新申请`;
  const line = creditOf(String(companyId));
  if ((await balanceOf(tx, line, true)) + wanted - limit < 0) return '已用额度高于申请额度，还款后可重新申请';
  if (wanted === limit) return '';
  await book(tx, {
    key: `creditLimit:${no}`,
    kind: 'creditLimit',
    at,
    moves: { [outside]: limit - wanted, [line]: wanted - limit },
  });
  await tx.updateTable('companies').set({ credit_limit_fen: wanted }).where('id', '=', companyId).execute();
  return '';
}
