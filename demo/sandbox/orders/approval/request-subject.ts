import { approvalEnds } from '#domain/order/approval/approval.ts';
import type { Tx } from '../../ground/call.ts';
import type { CaseEnd, CaseSubject } from '../cases/case-subject.ts';
import { isToldByOrder, lockOrders } from './case-of-order.ts';
import { portOf } from './ports.ts';
import { nameOfRequest } from './requests.ts';
import { close, runningOf } from './settle.ts';

/** Changes and refunds that wait for the company: an approved one begins by the clock's next round, as it was asked for. */
export const requestSubject = (kind: 'change' | 'refund'): CaseSubject => ({
  async describe(db, { caseId }) {
    const { lines, info, ...asked } = await db
      .selectFrom('order_approvals')
      .where('case_id', '=', caseId)
      .select(['lines', 'info', 'kind', 'wish'])
      .executeTakeFirstOrThrow();
    return {
      lines,
      info,
      budget: null,
      ifRefused: '订单保持不变，申请人会收到驳回理由',
      ifAgreed: `系统按申请自动${nameOfRequest(asked)}，金额有变化时由申请人确认`,
    };
  },
  lock: lockOrders,
  tells: isToldByOrder,
  async decided(tx, ends, now) {
    for (const one of ends) await settle(tx, kind, one, now);
  },
});

async function settle(
  tx: Tx,
  kind: 'change' | 'refund',
  { head: { subjectId }, outcome, comment }: CaseEnd,
  now: number,
): Promise<void> {
  const row = await runningOf(tx, subjectId);
  if (row?.kind !== kind) return;
  const name = nameOfRequest(row);
  if (outcome === 'agreed') {
    await close(tx, row, 'agreed', '', now);
    await portOf(row.order_kind).tell(tx, subjectId, kind, {
      at: now,
      title: `${name}审批通过`,
      detail: '正在为您办理',
    });
    return;
  }
  const state = outcome === 'expired' ? 'lapsed' : outcome;
  await close(tx, row, state, comment, now);
  const title = {
    refused: `${name}${approvalEnds.refused}`,
    lapsed: `${name}${approvalEnds.lapsed}`,
    withdrawn: `${name}申请已撤回`,
  }[state];
  const why = comment || (outcome === 'refused' ? '未填写原因' : '');
  await portOf(row.order_kind).tell(tx, subjectId, kind, {
    at: now,
    title,
    detail: `${why && `${why}，`}订单保持不变${outcome === 'withdrawn' ? '' : '，可修改后重新申请'}`,
  });
}
