import type { ProcessKind } from '#domain/process/schema.ts';
import type { Database } from '#demo/sandbox/ground/call.ts';
import { retryTransaction } from '#demo/sandbox/ground/database/retry.ts';
import { stepCase } from '#demo/sandbox/orders/cases/step-case.ts';

interface World {
  db: Database;
  now(): number;
}

/** Sets flags of the travel level of 赵一鸣 (20250074), whose row has none. */
export const setFlags = async (
  { db }: Pick<World, 'db'>,
  flags: { fee?: boolean; over?: boolean; change?: boolean },
): Promise<void> => {
  const { fee = false, over = false, change = false } = flags;
  await db
    .updateTable('travel_levels')
    .set({ fee_flag: fee, change_approve: change, overproof: over, over_approve: over })
    .where('id', '=', 7202)
    .execute();
};

export const approvalOf = async ({ db }: Pick<World, 'db'>, orderId: string, kind: ProcessKind = 'order') =>
  await db
    .selectFrom('order_approvals')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind as 'order')
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();

/** Each approver whose turn it is agrees, one after the other; or the first one refuses with these words. */
export async function decide(
  { db, now }: World,
  orderId: string,
  { refuse, kind = 'order', at = now() }: { refuse?: string; kind?: ProcessKind; at?: number } = {},
): Promise<void> {
  const { case_id: caseId } = await approvalOf({ db }, orderId, kind);
  if (caseId === null) throw new Error('no case');
  for (;;) {
    const task = await db
      .selectFrom('case_tasks')
      .where('case_id', '=', caseId)
      .where('state', '=', 'open')
      .orderBy('task_id')
      .select(['task_id', 'actor'])
      .executeTakeFirst();
    if (!task) return;
    const event = { taskId: task.task_id, by: task.actor };
    const done = await retryTransaction(() =>
      db
        .transaction()
        .execute(
          async (tx) =>
            await stepCase(
              tx,
              caseId,
              refuse ? { kind: 'refuse', ...event, comment: refuse } : { kind: 'agree', ...event },
              at,
            ),
        ),
    );
    if (!done?.ok) throw new Error(done?.refused ?? 'no step');
  }
}
