import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { totalCap } from '#contract/page.ts';
import type { Page, PageInput } from '#contract/page.ts';
import { yuanOf } from '#domain/money.ts';
import { badInput, ok } from '../call.ts';
import type { Database, Tx } from '../call.ts';

export interface ListQuery<DB, TB extends keyof DB, Row> {
  db: Database | Tx;
  /** Joins, filters and columns, without order or limit. */
  query: SelectQueryBuilder<DB, TB, Row>;
  /** Sort name → expression; never null. The first is the default, descending where its name begins with `-`. */
  sorts: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Unique and never null: orders rows whose sort is equal. */
  id: RawBuilder<unknown>;
  /** Columns in fen that are summed up over all pages. */
  sums?: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** Sort, value and id of a page's last row. */
type Cursor = readonly [sort: string, value: string | number, id: string | number];

interface Marks {
  list_sort: string | number;
  list_id: string | number;
}

const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string, sort: string): Cursor | null {
  try {
    const read = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown;
    const isPart = (part: unknown) => typeof part === 'string' || typeof part === 'number';
    return Array.isArray(read) && read.length === 3 && read.every(isPart) && read[0] === sort ? (read as unknown as Cursor) : null;
  } catch {
    return null;
  }
}

/**
 * One page by keyset: rows behind the last row of the page before, in a stable order, so that rows that come or go
 * meanwhile neither repeat nor hide others. The index of a sort is (owner …, sort, id).
 */
export async function paged<DB, TB extends keyof DB, Row, Item>(
  { db, query, sorts, id, sums = {} }: ListQuery<DB, TB, Row>,
  { size = 20, sort = Object.keys(sorts)[0] ?? '', after, skip = 0 }: PageInput,
  view: (rows: Row[]) => Item[] | Promise<Item[]>,
): Promise<Envelope<Page<Item>>> {
  const name = sort.replace(/^-/, '');
  const by = sorts[name] ?? sorts[`-${name}`];
  if (!by) return badInput('sort', '不支持这种排序方式');
  const cursor = after === undefined ? undefined : readCursor(after, sort);
  if (cursor === null) return badInput('after', '页码已失效，请回到第一页');
  const isDown = sort.startsWith('-');
  const behind = cursor && sql<SqlBool>`(${by}, ${id}) ${sql.raw(isDown ? '<' : '>')} (${cursor[1]}, ${cursor[2]})`;
  const direction = isDown ? 'desc' : 'asc';
  const found = await (behind ? query.where(behind) : query)
    .select([by.as('list_sort'), id.as('list_id')])
    .orderBy(by, direction)
    .orderBy(id, direction)
    .offset(skip)
    .limit(size + 1)
    .execute();
  const rows = (found.slice(0, size) as (Row & Marks)[]).map(({ list_sort, list_id, ...row }) => ({ row: row as Row, mark: [list_sort, list_id] as const }));
  const last = rows.at(-1);
  const counted = await countAndSum(db, query, sums);
  return ok({
    rows: await view(rows.map(({ row }) => row)),
    ...counted,
    next: last && found.length > size ? writeCursor([sort, ...last.mark]) : null,
  });
}

/** Counts to one more than the cap; where there are more rows than are counted, sums would be wrong and are left out. */
async function countAndSum<DB, TB extends keyof DB, Row>(db: Database | Tx, query: SelectQueryBuilder<DB, TB, Row>, sums: Readonly<Record<string, RawBuilder<unknown>>>): Promise<Pick<Page<never>, 'total' | 'sums'>> {
  const names = Object.keys(sums);
  const columns = [sql`1 as list_one`, ...Object.values(sums).map((sum, at) => sql`${sum} as ${sql.ref(`list_sum_${at}`)}`)];
  const some = query.clearSelect().select(columns as never).limit(totalCap + 1);
  const parts = [sql`count(*) as total`, ...names.map((_, at) => sql`coalesce(sum(${sql.ref(`list_sum_${at}`)}), 0)::bigint as ${sql.ref(`sum_${at}`)}`)];
  const { rows } = await sql<Record<string, number>>`select ${sql.join(parts)} from (${some}) as list_rows`.execute(db);
  const counted = rows[0] ?? {};
  const total = Number(counted['total'] ?? 0);
  if (total > totalCap) return { total: totalCap };
  return { total, ...(names.length && { sums: Object.fromEntries(names.map((name, at) => [name, yuanOf(Number(counted[`sum_${at}`]))])) }) };
}
