import { sql } from 'kysely';
import { searchKeys } from '#domain/company/search-keys.ts';
import type { Database } from '../../ground/call.ts';
import { syllablesFor } from '../../orders/passengers/suggest-latin.ts';

/** Of one round: some milliseconds of work. */
const perRound = 200;

/** Makes the search keys of some employees who were stored with those of before; one who is being saved waits for the save. */
export async function renewKeys(db: Database): Promise<number> {
  // A look without a lock: nearly every round finds none, and a transaction for nothing is three statements.
  const { rows } = await sql`select id from employees where keys_version < 1 limit 1`.execute(db);
  if (!rows.length) return 0;
  return await db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('employees as e')
      .innerJoin('members as m', 'm.id', 'e.member_id')
      .select(['e.id', 'e.job_number', 'm.real_name'])
      .where('e.keys_version', '<', 1)
      .orderBy('e.id')
      .limit(perRound)
      .forUpdate('e')
      .skipLocked()
      .execute();
    if (!old.length) return 0;
    const ids: number[] = [];
    const texts: string[] = [];
    for (const { id, job_number: jobNumber, real_name } of old) {
      const realName = real_name ?? '';
      ids.push(id);
      texts.push(searchKeys({ realName, syllables: await syllablesFor(realName), jobNumber }));
    }
    await sql`update employees e set search = made.search, keys_version = 1
      from unnest(${ids}::bigint[], ${texts}::text[]) as made (id, search)
      where e.id = made.id`.execute(tx);
    return old.length;
  });
}
