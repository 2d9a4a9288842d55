import { sql } from 'kysely';
import type { JoinWay } from '#domain/events/fields.ts';
import type { Tx } from '../call.ts';

/** Persons who have become members of an application, in one statement. */
export async function emitJoined(
  tx: Tx,
  appId: string,
  memberIds: readonly string[],
  way: JoinWay,
  at: number,
): Promise<void> {
  await sql`
    insert into server_events (app_id, kind, object, at, data)
    select ${appId}::text, 'member.joined', 'member:' || id, ${at}::bigint, jsonb_build_object('memberId', id, 'way', ${way}::text)
    from unnest(${[...memberIds]}::text[]) as ids (id)`.execute(tx);
}
