import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Member, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import type { OwnDataTables } from '../../ground/database/tables/tables-own-data.ts';

type Table = keyof OwnDataTables;
type Owner = Pick<Member, 'appId' | 'memberId'>;

/** One write at a time to a member's rows: two at once would not see each other's. */
export const lockOwn = (tx: Tx, table: Table, { appId, memberId }: Owner): Promise<unknown> =>
  lockNames(tx, `${table} ${appId} ${memberId}`);

const owned = ({ appId, memberId }: Owner) => sql`app_id = ${appId} and member_id = ${memberId}`;

/** Takes the default from the row that has it; without `to` the row that was changed last gets it. */
async function moveDefault(tx: Tx, table: Table, owner: Owner, to?: number): Promise<void> {
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

type ListTable = 'addresses' | 'invoice_titles';
type Content<T extends ListTable> = Omit<Insertable<OwnDataTables[T]>, 'id' | 'app_id' | 'member_id' | 'is_default'>;

/** Stores a new entry or the change of a `former` one; the member's first one becomes the default. Answers its number. */
export async function storeEntry<T extends ListTable>(
  tx: Tx,
  table: T,
  owner: Owner,
  content: Content<T>,
  { former, known, isDefault }: { former?: { id: number } | undefined; known: readonly unknown[]; isDefault: boolean },
): Promise<string> {
  const row = { ...content, app_id: owner.appId, member_id: owner.memberId, is_default: false };
  const { id } = await (
    former
      ? tx.updateTable<ListTable>(table).set(content).where('id', '=', former.id).returning('id')
      : tx
          .insertInto<ListTable>(table)
          .values(row as never)
          .returning('id')
  ).executeTakeFirstOrThrow();
  if (isDefault || known.length === 0) await moveDefault(tx, table, owner, id);
  return String(id);
}

interface EntrySpec<Id extends string> {
  table: ListTable;
  /** Its number on the wire. */
  id: Id;
  missing: string;
  madeDefault: string;
}

type Entry<Id extends string> = Record<Id, string>;

/** The calls that are alike for every list with one default entry: make it the default, remove it. */
export function ownEntry<Id extends string>({ table, id, ...words }: EntrySpec<Id>) {
  const missing = (): Envelope<never> => refuse(404, words.missing);
  const change =
    (run: (tx: Tx, member: Member, entry: { id: number; is_default: boolean }) => Promise<unknown>, done: string) =>
    async (input: Entry<Id> & { requestId: string }, call: Call): Promise<Envelope<Entry<Id>>> => {
      const member = memberOf(call);
      const asked = { [id]: input[id] } as unknown as Entry<Id>;
      return await once(call, input.requestId, asked, async (tx) => {
        await lockOwn(tx, table, member);
        const { rows } = await sql<{ id: number; is_default: boolean }>`
          select id, is_default from ${sql.table(table)} where ${owned(member)} and id = ${Number(input[id])}`.execute(
          tx,
        );
        const [entry] = rows;
        if (!entry) return missing();
        await run(tx, member, entry);
        return ok(asked, done);
      });
    };
  return {
    missing,
    makeDefault: change((tx, member, entry) => moveDefault(tx, table, member, entry.id), words.madeDefault),
    /** When the default goes, the entry that was changed last takes its place. */
    remove: change(async (tx, member, entry) => {
      await tx.deleteFrom(table).where('id', '=', entry.id).execute();
      if (entry.is_default) await moveDefault(tx, table, member);
    }, '已删除'),
  };
}
