import { sql } from 'kysely';
import type { Member, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import type { OwnDataTables } from '../../ground/database/tables/tables-own-data.ts';

type Table = keyof OwnDataTables;
type Owner = Pick<Member, 'appId' | 'memberId'>;

/** One write at a time to a member's rows: two at once would not see each other's. */
export const lockOwn = (tx: Tx, table: Table, { appId, memberId }: Owner): Promise<unknown> =>
  lockNames(tx, `${table} ${appId} ${memberId}`);

const owned = ({ appId, memberId }: Owner) => sql`app_id = ${appId} and member_id = ${memberId}`;

/** Takes the default from the row that has it; without `to` the row that was changed last gets it. */
export async function moveDefault(tx: Tx, table: Table, owner: Owner, to?: number): Promise<void> {
  const rows = sql`${sql.table(table)}`;
  const next =
    to === undefined
      ? sql`(select id from ${rows} where ${owned(owner)} order by updated_at desc, id desc limit 1)`
      : sql`${to}`;
  await sql`update ${rows} set is_default = false where ${owned(owner)} and is_default`.execute(tx);
  await sql`update ${rows} set is_default = true where ${owned(owner)} and id = ${next}`.execute(tx);
}

/** The default before the others, then what was changed last. */
export const ownSorts = { '-rank': sql`(case when is_default then 1000000000000000 else 0 end + updated_at)` };
