import { sql } from 'kysely';
import type { Database } from '#demo/sandbox/ground/call.ts';

/** From now on no ticket is written without the lock of its person. Returns the end of it. */
export async function refuseUnlocked(db: Database, table: 'intl_tickets' | 'rail_tickets', name: string) {
  await sql
    .raw(
      `create function refuse_unlocked() returns trigger language plpgsql as $$
      declare key bigint := hashtextextended('${name} ' || new.cert_key, 7);
      begin
        if not exists (
          select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
            and classid::bigint = ((key >> 32) & 4294967295) and objid::bigint = (key & 4294967295)
        ) then raise exception 'a ticket without the lock of its person'; end if;
        return new;
      end $$`,
    )
    .execute(db);
  await sql
    .raw(`create trigger locked_person before insert on ${table} for each row execute function refuse_unlocked()`)
    .execute(db);
  return async () => {
    await sql.raw(`drop function refuse_unlocked cascade`).execute(db);
  };
}
