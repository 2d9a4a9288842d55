import type { Tx } from '../../ground/call.ts';
import { emitAll, orderObject } from '../../ground/events/emit.ts';
import type { NewEvent } from '../../ground/events/emit.ts';
import type { CaseEnd } from './case-subject.ts';

/** Partners' servers hear that people have approved or refused; a case that lapsed or was withdrawn was decided by nobody. */
export async function emitDecisions(tx: Tx, ends: readonly CaseEnd[], at: number): Promise<void> {
  const decided = ends.filter(({ outcome }) => outcome === 'agreed' || outcome === 'refused');
  const trips = decided.flatMap(({ head }) => (head.kind === 'trip' ? Number(head.subjectId) : []));
  const applications = trips.length
    ? await tx.selectFrom('applications').where('id', 'in', trips).select(['id', 'no']).execute()
    : [];
  const numbers = new Map(applications.map(({ id, no }) => [String(id), no]));
  await emitAll(
    tx,
    decided.map(({ head: { appId, kind, subjectId, no }, outcome }): NewEvent => {
      const decision = outcome === 'agreed' ? 'agree' : 'refuse';
      return kind === 'trip'
        ? {
            appId,
            kind: 'application.decided',
            object: `application:${subjectId}`,
            at,
            data: { no: numbers.get(subjectId) || no, decision },
          }
        : {
            appId,
            kind: 'approval.decided',
            object: orderObject(subjectId),
            at,
            data: { no, decision, orderId: subjectId },
          };
    }),
  );
}
