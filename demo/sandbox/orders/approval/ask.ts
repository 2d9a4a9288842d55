import { momentAt } from '#domain/china-time.ts';
import { approvalReasons, reasonsLabel } from '#domain/process/words/approval-reasons.ts';
import { showFen } from '#domain/money.ts';
import type { Tx } from '../../ground/call.ts';
import { excessOf } from '../business/judge-by.ts';
import { linesOf, sumsLabel, sumsOf } from './lines.ts';
import type { ApprovalNeed } from './need.ts';
import { openApproval } from './open.ts';
import type { Asker } from './open.ts';
import { portOf } from './ports.ts';
import { approve } from './settle.ts';

/** The parts of a need that a case is about. */
export interface AskedNeed extends Pick<ApprovalNeed, 'why' | 'holdMs'> {
  standing: Pick<ApprovalNeed['standing'], 'verdict' | 'each' | 'judged'>;
}

interface Given {
  costCenter?: string | undefined;
  overReason?: string | undefined;
  travelReason?: string | undefined;
  project?: string | undefined;
}

/** Lays a new order before those who decide, in the transaction that makes it or holds its seats; a process without approvers agrees at once. */
export async function askForOrder(
  tx: Tx,
  asker: Asker,
  { orderId, need, given }: { orderId: string; need: AskedNeed; given: Given },
  now: number,
): Promise<void> {
  const head = await tx.selectFrom('orders').where('order_id', '=', orderId).selectAll().executeTakeFirstOrThrow();
  const { why, standing } = need;
  const isOver = standing.verdict === 'over';
  const people = head.card.psgNames.length;
  const parts = await portOf(head.kind).parts(tx, orderId);
  const overBy = isOver ? excessOf(standing.judged, { people, isWait: head.card.train?.isWait === true }) : 0;
  const info = [
    { label: reasonsLabel, text: why.map((one) => approvalReasons[one]).join('、') },
    { label: sumsLabel, text: sumsOf(head, asker.showServFee) },
    { label: '出行人', text: head.card.psgNames.join('、') },
    { label: '出行事由', text: given.travelReason ?? '' },
    { label: '成本中心', text: given.costCenter ?? '' },
    { label: '项目', text: given.project ?? '' },
    { label: '占座至', text: momentAt(head.pay_deadline).slice(0, 16) },
  ].filter(({ text }) => text);
  const { outcome } = await openApproval(
    tx,
    asker,
    {
      kind: 'order',
      head,
      why,
      amount: head.amount,
      lines: linesOf(head, parts, standing, given.overReason ?? ''),
      info,
      wish: null,
      costCenter: given.costCenter ?? '',
      over: isOver ? { by: overBy, lines: standing.each.filter((one) => one.isOver).length } : null,
      title: head.title,
      untilMs: head.pay_deadline,
      note: {
        title: '已提交审批',
        detail: `${why.map((one) => approvalReasons[one]).join('、')}，金额 ¥${showFen(head.amount)}，${momentAt(head.pay_deadline).slice(5, 16)} 前未通过将自动取消`,
      },
    },
    now,
  );
  if (outcome === 'agreed') await approve(tx, orderId, now);
}
