import type { z } from 'zod';
import type { AuditBatch, AuditDone } from '#contract/approval.ts';
import type { approvalSchemas } from '#contract/approval.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { badInput, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { actOf, actOn, decideOne, needsReason } from './decide.ts';
import type { Decision } from './decide.ts';
import { noCase, viewerOf } from './who.ts';

type BatchRow = AuditBatch['rows'][number];

const rowOf = ({ caseNo: no, agree }: Decision, { ret, msg, data }: Envelope<AuditDone>): BatchRow => ({
  no,
  done: ret === 0,
  state: ret === 0 ? data.state : '',
  text: msg || (agree ? '已同意' : '已驳回'),
});

/** All cases in one transaction: a refused one leaves the others as they are. */
export async function decideBatch(
  { requestId, cases, agree, comment }: z.output<typeof approvalSchemas.batch>,
  call: Call,
): Promise<Envelope<AuditBatch>> {
  const wanted = cases.map((one): Decision => ({
    caseNo: one.caseNo,
    version: one.version,
    agree: one.agree ?? agree,
    comment: one.comment || comment,
  }));
  const twice = wanted.findIndex(({ caseNo }, at) => wanted.findIndex((one) => one.caseNo === caseNo) !== at);
  if (twice >= 0) return badInput(`cases.${twice}.caseNo`, '同一件审批选择了两次');
  const mute = wanted.findIndex((one) => !one.agree && !one.comment);
  if (mute >= 0) return needsReason(cases[mute]?.agree === false ? `cases.${mute}.comment` : 'comment');
  const input = { wanted };
  const viewer = viewerOf(call);
  const together = () =>
    once(call, requestId, input, async (tx) => {
      const answers = await actOn(
        tx,
        call,
        wanted.map((one) => actOf(one, viewer)),
      );
      return ok({ rows: wanted.map((one, at) => rowOf(one, answers[at] ?? noCase())) });
    });
  try {
    return await together();
  } catch (error) {
    // A case that cannot be stored must not keep the others back: each is decided by itself then.
    const rows = await eachAlone(wanted, requestId, call);
    if (rows.every(({ done }) => !done)) throw error;
    return await once(call, requestId, input, () => Promise.resolve(ok({ rows })));
  }
}

async function eachAlone(wanted: readonly Decision[], requestId: string, call: Call): Promise<BatchRow[]> {
  const rows: BatchRow[] = [];
  for (const one of wanted) {
    const decided = once(call, `${requestId.slice(0, 40)} ${one.caseNo}`, one, (tx) => decideOne(tx, call, one));
    rows.push(rowOf(one, await decided.catch(() => refuse(500, '系统繁忙，这件未能处理，请稍后重试'))));
  }
  return rows;
}
