import type { z } from 'zod';
import type { AuditLink } from '#contract/approval.ts';
import type { approvalSchemas } from '#contract/approval.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { readDecisionLink } from '../../orders/cases/decision-link.ts';
import { openTaskOf } from './detail.ts';
import { findCase, noCase, viewerOf } from './who.ts';

const noLink = (): Envelope<never> => refuse(404, '这个审批链接无效，请从最新的审批通知进入');

/** 许* */
const hidden = (name: string): string => `${name.slice(0, 1)}${'*'.repeat(Math.max(1, name.length - 1))}`;

/** The step of a link for the member whom it was sent to. Another one of the company learns whose account is wanted, and nothing else. */
export async function readLink(
  { link }: z.output<typeof approvalSchemas.link>,
  call: Call,
): Promise<Envelope<AuditLink>> {
  const linked = readDecisionLink(call, link);
  if (!linked) return noLink();
  const { memberId, creditMemberId } = memberOf(call);
  if (linked.memberId !== memberId) {
    const owner = await call.db
      .selectFrom('members')
      .where('id', '=', linked.memberId)
      .where('credit_member_id', '=', creditMemberId)
      .select('real_name')
      .executeTakeFirst();
    return owner ? ok({ isMine: false, name: hidden(owner.real_name), no: '', taskId: '', isOpen: false }) : noLink();
  }
  const viewer = viewerOf(call);
  const row = await findCase(call.db, viewer, linked.caseNo);
  if (!row) return noCase();
  const isOpen = row.state === 'running' && openTaskOf(row.instance, viewer.actor, linked.taskId) !== undefined;
  return ok({ isMine: true, name: '', no: linked.caseNo, taskId: linked.taskId, isOpen });
}

/** A decision by a link is about the step that it names, by the member whom it was sent to; undefined: it is. */
export function linkFault(
  { link, caseNo, taskId }: { link?: string | undefined; caseNo: string; taskId?: string | undefined },
  call: Call,
): Envelope<never> | undefined {
  if (link === undefined) return undefined;
  const linked = readDecisionLink(call, link);
  if (!linked || linked.caseNo !== caseNo || linked.taskId !== taskId) return noLink();
  return linked.memberId === memberOf(call).memberId
    ? undefined
    : refuse(403, '这个审批链接不是发给您的，请用收到通知的账号登录');
}
