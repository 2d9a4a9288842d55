import type { OrderApproval } from '#contract/order.ts';
import type { CaseInfo, CaseLine } from '#contract/approval.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import type { OrderHead } from '../../ground/database/tables/tables-order.ts';
import { startCase } from '../cases/start-case.ts';
import { applicantOf, caseFacts } from './employee.ts';
import { portOf } from './ports.ts';
import { showInLists } from './settle.ts';

interface Opened {
  kind: OrderApproval['kind'];
  head: OrderHead;
  why: OrderApproval['why'];
  /** Sum of the order, or of the request; less than nothing where money comes back. */
  amount: Fen;
  lines: CaseLine[];
  info: CaseInfo[];
  /** The request as it was wished; null: the order itself. */
  wish: unknown;
  costCenter: string;
  /** Of an order above the standard: by how much, and how many of its lines. */
  over: { by: Fen; lines: number } | null;
  title: string;
  /** Seats and rooms are held, or tickets can be changed and given back, until then. */
  untilMs: number;
  note: { title: string; detail: string };
}

/** The member who asks, as far as a case knows of one; kept with an order that is laid before the company later. */
export interface Asker {
  memberId: string;
  appId: string;
  companyId: number;
  employeeId: number;
  showServFee: boolean;
}

export const askerOf = (call: Call): Asker => {
  const { memberId, appId, creditMemberId: companyId, creditEmployeeId: employeeId } = memberOf(call);
  return { memberId, appId, companyId, employeeId, showServFee: call.app.switches.showServFee };
};

/** Keeps what the company is asked, notes it in the order's history and starts the case. */
export async function openApproval(
  tx: Tx,
  { memberId, appId, companyId, employeeId }: Asker,
  { kind, head, why, amount, lines, info, wish, costCenter, over, title, untilMs, note }: Opened,
  now: number,
): Promise<{ id: number; outcome: 'running' | 'agreed' }> {
  const orderId = head.order_id;
  const applicant = await applicantOf(tx, orderId, employeeId);
  const { id } = await tx
    .insertInto('order_approvals')
    .values({
      kind,
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
      hold_end: untilMs,
      price: amount,
      lines: JSON.stringify(lines),
      info: JSON.stringify(info),
      wish: JSON.stringify(wish),
      used_at: null,
      moved_at: null,
      comment: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await portOf(head.kind).note(tx, orderId, { at: now, ...note });
  const facts = await caseFacts(
    tx,
    {
      kind,
      companyId,
      applicant,
      head,
      costCenter,
      isOver: over !== null,
      overBy: over?.by ?? 0,
      total: Math.abs(amount),
      lapsesAtMs: untilMs,
    },
    now,
  );
  const { caseId, no, outcome } = await startCase(
    tx,
    {
      companyId,
      appId,
      kind,
      subjectId: orderId,
      byId: employeeId,
      facts,
      title,
      ...(over && { over: over.lines }),
      lapsesAtMs: untilMs,
    },
    now,
  );
  await showInLists(tx, orderId, { kind, state: 'running' });
  await tx.updateTable('order_approvals').set({ case_id: caseId, case_no: no }).where('id', '=', id).execute();
  return { id, outcome };
}
