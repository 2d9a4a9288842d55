import type { Database, Tx } from '#demo/sandbox/ground/call.ts';

/** A member in their own list of travellers, as the first application shows it. */
export async function ownTraveller(
  db: Database | Tx,
  memberId: string,
): Promise<{ passengerId: string; name: string }> {
  const { id, name } = await db
    .selectFrom('passengers')
    .where('member_id', '=', memberId)
    .where('is_self', '=', true)
    .where('app_id', '=', 'default')
    .select(['id', 'name'])
    .executeTakeFirstOrThrow();
  return { passengerId: id, name };
}
