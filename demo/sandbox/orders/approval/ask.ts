import { momentAt } from '#domain/china-time.ts';
import { whyWords } from '#domain/order/approval.ts';
import { showFen } from '#domain/money.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { startCase } from '../cases/start-case.ts';
import { applicantOf, caseFacts } from './employee.ts';
import { linesOf } from './lines.ts';
import type { ApprovalNeed } from './need.ts';
import { portOf } from './ports.ts';
import { approve } from './settle.ts';

interface Given {
  costCenter?: string | undefined;
  overReason?: string | undefined;
  travelReason?: string | undefined;
  project?: string | undefined;
}

/** Lays a new order before those who decide, in the transaction that makes it; a process without approvers agrees at once. */
export async function askForOrder(
  tx: Tx,
  call: Call,
  { orderId, need, given }: { orderId: string; need: ApprovalNeed; given: Given },
  now: number,
): Promise<void> {
  const { memberId, appId, creditMemberId: companyId, creditEmployeeId } = memberOf(call);
  const head = await tx.selectFrom('orders').where('order_id', '=', orderId).selectAll().executeTakeFirstOrThrow();
  const { why, standing } = need;
  const isOver = standing.verdict === 'over';
  const applicant = await applicantOf(tx, orderId, creditEmployeeId);
  const people = head.card.psgNames.length;
  const overBy = isOver ? standing.each.reduce((sum, one) => sum + one.overBy, 0) * people : 0;
  const info = [
    { label: '审批原因', text: why.map((one) => whyWords[one]).join('、') },
    { label: '出行人', text: head.card.psgNames.join('、') },
    { label: '出行事由', text: given.travelReason ?? '' },
    { label: '成本中心', text: given.costCenter ?? '' },
    { label: '项目', text: given.project ?? '' },
    { label: '占座至', text: momentAt(head.pay_deadline).slice(0, 16) },
  ].filter(({ text }) => text);
  const { id } = await tx
    .insertInto('order_approvals')
    .values({
      kind: 'order',
      order_id: orderId,
      order_kind: head.kind,
      company_id: companyId,
      employee_id: applicant,
      member_id: memberId,
      app_id: appId,
      why: JSON.stringify(why),
      case_id: null,
      case_no: '',
      state: 'running',
      asked_at: now,
      decided_at: null,
      hold_end: head.pay_deadline,
      price: head.amount,
      lines: JSON.stringify(linesOf(head, standing, given.overReason ?? '')),
      info: JSON.stringify(info),
      wish: JSON.stringify(null),
      used_at: null,
      moved_at: null,
      comment: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await portOf(head.kind).note(tx, orderId, {
    at: now,
    title: '已提交审批',
    detail: `${why.map((one) => whyWords[one]).join('、')}，金额 ¥${showFen(head.amount)}，${momentAt(head.pay_deadline).slice(5, 16)} 前未通过将自动取消`,
  });
  const facts = await caseFacts(
    tx,
    {
      kind: 'order',
      companyId,
      applicant,
      head,
      costCenter: given.costCenter ?? '',
      isOver,
      overBy,
      total: head.amount,
      lapsesAtMs: head.pay_deadline,
    },
    now,
  );
  const { caseId, no, outcome } = await startCase(
    tx,
    {
      companyId,
      appId,
      kind: 'order',
      subjectId: orderId,
      facts,
      title: head.title,
      over: standing.each.filter((one) => one.isOver).length,
      byId: creditEmployeeId,
      lapsesAtMs: head.pay_deadline,
    },
    now,
  );
  await tx.updateTable('order_approvals').set({ case_id: caseId, case_no: no }).where('id', '=', id).execute();
  if (outcome === 'agreed') await approve(tx, orderId, now);
}
