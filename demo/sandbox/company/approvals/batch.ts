import type { z } from 'zod';
import type { AuditBatch, AuditDone } from '#contract/approval.ts';
import type { approvalSchemas } from '#contract/approval.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { badInput, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { actOf, actOn, handOnOf, needsReason, urgeOf } from './decide.ts';
import type { Act, Decision } from './decide.ts';
import { noCase, viewerOf } from './who.ts';

type In<K extends keyof typeof approvalSchemas> = z.output<(typeof approvalSchemas)[K]>;
type BatchRow = AuditBatch['rows'][number];

/** Acts of the caller on several cases under one key. */
interface Batch<One> {
  requestId: string;
  /** The cases, each with its act: the same key with another list is refused. */
  wanted: readonly (One & { caseNo: string })[];
  actOf(one: One & { caseNo: string }): Act;
  /** Said of a case that is done. */
  said(one: One): string;
}

/** Acts on all cases in one transaction: a refused one leaves the others as they are. */
async function actOnAll<One>({ requestId, wanted, ...batch }: Batch<One>, call: Call): Promise<Envelope<AuditBatch>> {
  const twice = wanted.findIndex(({ caseNo }, at) => wanted.findIndex((one) => one.caseNo === caseNo) !== at);
  if (twice >= 0) return badInput(`cases.${twice}.caseNo`, '同一件审批选择了两次');
  const rowOf = (one: One & { caseNo: string }, { ret, msg, data }: Envelope<AuditDone> = noCase()): BatchRow => ({
    no: one.caseNo,
    done: ret === 0,
    state: ret === 0 ? data.state : '',
    text: msg || batch.said(one),
  });
  const input = { wanted };
  try {
    return await once(call, requestId, input, async (tx) => {
      const answers = await actOn(tx, call, wanted.map(batch.actOf));
      return ok({ rows: wanted.map((one, at) => rowOf(one, answers[at])) });
    });
  } catch (error) {
    // A case that cannot be stored must not keep the others back: each is acted on by itself then.
    const rows: BatchRow[] = [];
    for (const one of wanted) {
      const done = once(
        call,
        `${requestId.slice(0, 40)} ${one.caseNo}`,
        one,
        async (tx) => (await actOn(tx, call, [batch.actOf(one)]))[0] ?? noCase(),
      );
      rows.push(rowOf(one, await done.catch(() => refuse(500, '系统繁忙，这件未能处理，请稍后重试'))));
    }
    if (rows.every(({ done }) => !done)) throw error;
    return await once(call, requestId, input, () => Promise.resolve(ok({ rows })));
  }
}

/** Decisions on several cases, single ones with a decision of their own. */
export async function decideBatch(
  { requestId, cases, agree, comment }: In<'batch'>,
  call: Call,
): Promise<Envelope<AuditBatch>> {
  const wanted = cases.map((one): Decision => ({
    caseNo: one.caseNo,
    version: one.version,
    agree: one.agree ?? agree,
    comment: one.comment || comment,
  }));
  const mute = wanted.findIndex((one) => !one.agree && !one.comment);
  if (mute >= 0) return needsReason(cases[mute]?.agree === false ? `cases.${mute}.comment` : 'comment');
  return await actOnAll(
    {
      requestId,
      wanted,
      actOf: (one) => actOf(one, viewerOf(call)),
      said: (one) => (one.agree ? '已同意' : '已驳回'),
    },
    call,
  );
}

/** The company's account reminds the approvers of several cases; each at most once in half an hour. */
export const urgeAll = ({ requestId, cases }: In<'urgeAll'>, call: Call): Promise<Envelope<AuditBatch>> =>
  actOnAll(
    { requestId, wanted: cases, actOf: ({ caseNo }) => urgeOf(caseNo, viewerOf(call)), said: () => '已提醒审批人' },
    call,
  );

/** The company's account gives a waiting step of each of several cases to one colleague. */
export const handOnAll = (
  { requestId, cases, toId, comment }: In<'handOnAll'>,
  call: Call,
): Promise<Envelope<AuditBatch>> =>
  actOnAll(
    {
      requestId,
      wanted: cases.map((one) => ({ ...one, toId, comment })),
      actOf: (one) => handOnOf(one, viewerOf(call), 'only'),
      said: () => '已转交',
    },
    call,
  );
