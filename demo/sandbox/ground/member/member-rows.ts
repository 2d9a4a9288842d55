import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database, Tx } from '../call.ts';
import type { MemberRow } from '../database/tables/tables-account.ts';

export type MemberRecord = Selectable<MemberRow>;

/** The member whose phone, user name or e-mail was typed. A partner's own users are not found: they log in by sign. */
export async function findByAccount(db: Database, typed: string): Promise<MemberRecord | null> {
  const account = typed.trim().toLowerCase();
  const found = await db
    .selectFrom('members')
    .where('app_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('mobile_phone', '=', account),
        eb(sql`lower(username)`, '=', account),
        eb(sql`lower(email)`, '=', account),
      ]),
    )
    .selectAll()
    // A member's user name may look like the phone of another: the phone wins.
    .orderBy(sql`mobile_phone = ${account}`, 'desc')
    .executeTakeFirst();
  return found ?? null;
}

export async function findByPhone(db: Database | Tx, mobilePhone: string): Promise<MemberRecord | null> {
  return (
    (await db
      .selectFrom('members')
      .where('app_id', 'is', null)
      .where('mobile_phone', '=', mobilePhone)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

/** Ids of members are digits, like those of the seed. */
export async function nextMemberId(db: Database | Tx): Promise<string> {
  const { rows } = await sql<{ id: number }>`select nextval('member_no') as id`.execute(db);
  return String(rows[0]?.id);
}

/** Names of members by their ids. */
export async function memberNames(db: Database | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db.selectFrom('members').where('id', 'in', ids).select(['id', 'real_name']).execute();
  return new Map(rows.map(({ id, real_name }) => [id, real_name]));
}
