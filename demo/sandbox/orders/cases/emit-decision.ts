import type { Tx } from '../../ground/call.ts';
import { emit, orderObject } from '../../ground/events/emit.ts';
import type { CaseHead, Outcome } from './case-subject.ts';

/** Partners' servers hear that people have approved or refused; a case that lapsed or was withdrawn was decided by nobody. */
export async function emitDecision(tx: Tx, head: CaseHead, outcome: Outcome, at: number): Promise<void> {
  if (outcome !== 'agreed' && outcome !== 'refused') return;
  const decision = outcome === 'agreed' ? 'agree' : 'refuse';
  const { appId, kind, subjectId } = head;
  if (kind !== 'trip')
    return await emit(tx, {
      appId,
      kind: 'approval.decided',
      object: orderObject(subjectId),
      at,
      data: { no: head.no, decision, orderId: subjectId },
    });
  const application = await tx
    .selectFrom('applications')
    .where('id', '=', Number(subjectId))
    .select('no')
    .executeTakeFirst();
  await emit(tx, {
    appId,
    kind: 'application.decided',
    object: `application:${subjectId}`,
    at,
    data: { no: application?.no || head.no, decision },
  });
}
