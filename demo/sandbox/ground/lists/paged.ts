import { sql } from 'kysely';
import type { CompiledQuery, RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { totalCap } from '#contract/page.ts';
import type { Page, PageInput } from '#contract/page.ts';
import { yuanOf } from '#domain/money.ts';
import { badInput, ok } from '../call.ts';
import type { Database, Tx } from '../call.ts';
import { isStorable } from '../wire/check-input.ts';
import { countOnce } from './remembered-count.ts';
import type { Counted } from './remembered-count.ts';

export interface ListQuery<DB, TB extends keyof DB, Row> {
  db: Database | Tx;
  /** Joins, filters and columns, without order or limit. Several queries have no row in common: one per owner, each read by its own index. */
  query: Branch<DB, TB, Row> | readonly Branch<DB, TB, Row>[];
  /**
   * The same rows among the first few of the list in its own order (`firstOf`): a first page that they fill is read no
   * further, and needs no sort of all that fits.
   */
  newest?: Branch<DB, TB, Row> | undefined;
  /** Sort name → expression; never null. The first is the default, descending where its name begins with `-`. */
  sorts: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Unique and never null: orders rows whose sort is equal. */
  id: RawBuilder<unknown>;
  /** Columns in fen that are summed up over all pages. */
  sums?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Runs the statement that counts; a list whose rows come and go by the clock remembers the answer by itself. */
  counting?: (statement: () => CompiledQuery<Counted>) => Promise<readonly Counted[]>;
}

type Branch<DB, TB extends keyof DB, Row> = SelectQueryBuilder<DB, TB, Row>;

export const ownSort = (sorts: object): string => Object.keys(sorts)[0] ?? '';

/** Sort, value and id of a page's last row. */
type Cursor = readonly [sort: string, value: string | number, id: string | number];

export interface Marks {
  list_sort: string | number;
  list_id: string | number;
}

const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string, sort: string): Cursor | null {
  try {
    const read = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown;
    const isPart = (part: unknown) => typeof part === 'number' || (typeof part === 'string' && isStorable(part));
    return Array.isArray(read) && read.length === 3 && read.every(isPart) && read[0] === sort
      ? (read as unknown as Cursor)
      : null;
  } catch {
    return null;
  }
}

/** Rows of a part of a list, and where the next part begins. */
interface Part<Row> {
  rows: Row[];
  next: string | null;
}

/**
 * Rows by keyset: those behind the last row of the part before, in a stable order, so that rows that come or go
 * meanwhile neither repeat nor hide others. The index of a sort is (owner …, sort, id).
 */
export async function partOf<DB, TB extends keyof DB, Row>(
  { db, query, newest, sorts, id }: ListQuery<DB, TB, Row>,
  { size = 20, sort = ownSort(sorts), after, skip = 0 }: PageInput,
): Promise<Part<Row> | Envelope<never>> {
  const name = sort.replace(/^-/, '');
  const by = sorts[name] ?? sorts[`-${name}`];
  if (!by) return badInput('sort', '不支持这种排序方式');
  const cursor = after === undefined ? undefined : readCursor(after, sort);
  if (cursor === null) return badInput('after', '页码已失效，请回到第一页');
  const isDown = sort.startsWith('-');
  const behind = cursor && sql<SqlBool>`(${by}, ${id}) ${sql.raw(isDown ? '<' : '>')} (${cursor[1]}, ${cursor[2]})`;
  const direction = isDown ? 'desc' : 'asc';
  const branches = branchesOf(query).map((branch) => (behind ? branch.where(behind) : branch));
  const reading = { by, id, direction, reach: skip + size + 1, skip, size: size + 1 } as const;
  const isFirst = sort === ownSort(sorts) && !cursor && skip === 0;
  const few = newest && isFirst ? await inOrder<DB, TB, Row>([newest], reading).execute(db) : undefined;
  const answer =
    few && few.rows.length > size
      ? few
      : await inOrder<DB, TB, Row>(branches, reading)
          .execute(db)
          .catch((error: unknown) => {
            // A forged mark, of another type than the column.
            if (cursor && ['22P02', '22003', '42883'].includes(String((error as { code?: string }).code)))
              return undefined;
            throw error;
          });
  if (!answer) return badInput('after', '页码已失效，请回到第一页');
  return partFrom(answer.rows, size, sort);
}

/** `found`: one row more than the part has, where another part follows. */
export function partFrom<Row>(found: readonly (Row & Marks)[], size: number, sort: string): Part<Row> {
  const rows = found
    .slice(0, size)
    .map(({ list_sort, list_id, ...row }) => ({ row: row as Row, mark: [list_sort, list_id] as const }));
  const last = rows.at(-1);
  return {
    rows: rows.map(({ row }) => row),
    next: last && found.length > size ? writeCursor([sort, ...last.mark]) : null,
  };
}

/** The first rows of a list in its own order as a statement: for `fixed`, where many ask for them. */
export const firstRows = <DB, TB extends keyof DB, Row>(
  list: ListQuery<DB, TB, Row>,
  size: number,
): CompiledQuery<Row & Marks> => firstOf(list, size).compile(list.db);

/** The same as a part of another statement. A `size` in brackets (`(select 500)`) is planned as a few rows of many: by the index. */
export function firstOf<DB, TB extends keyof DB, Row>(
  { query, sorts, id }: Pick<ListQuery<DB, TB, Row>, 'query' | 'sorts' | 'id'>,
  size: number | RawBuilder<number>,
): RawBuilder<Row & Marks> {
  const [[name, by] = []] = Object.entries(sorts);
  if (!name || !by) throw new Error('a list without an order');
  return inOrder<DB, TB, Row>(branchesOf(query), {
    by,
    id,
    direction: name.startsWith('-') ? 'desc' : 'asc',
    reach: size,
    skip: 0,
    size,
  });
}

/** One page of a list. */
export async function paged<DB, TB extends keyof DB, Row, Item>(
  list: ListQuery<DB, TB, Row>,
  input: PageInput,
  view: (rows: Row[]) => Item[] | Promise<Item[]>,
): Promise<Envelope<Page<Item>>> {
  const part = await partOf(list, input);
  if (!('rows' in part)) return part;
  const counted = await countAndSum(list);
  return ok({ rows: await view(part.rows), ...counted, next: part.next });
}

const branchesOf = <DB, TB extends keyof DB, Row>(
  query: ListQuery<DB, TB, Row>['query'],
): readonly Branch<DB, TB, Row>[] => (Array.isArray(query) ? query : [query]) as readonly Branch<DB, TB, Row>[];

type Statement = RawBuilder<unknown>;
const unionOf = (branches: readonly unknown[]): Statement =>
  sql.join(
    branches.map((branch) => sql`(${branch as Statement})`),
    sql` union all `,
  );

interface Reading {
  by: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  /** Rows of each branch that can be on the page: those before it and its own. */
  reach: number | RawBuilder<number>;
  skip: number;
  size: number | RawBuilder<number>;
}

/** Rows of one or several branches in one order, each branch read no further than the page reaches. */
function inOrder<DB, TB extends keyof DB, Row>(
  branches: readonly Branch<DB, TB, Row>[],
  { by, id, direction, reach, skip, size }: Reading,
): RawBuilder<Row & Marks> {
  const ordered = branches.map((branch) =>
    branch
      .select([by.as('list_sort'), id.as('list_id')])
      .orderBy(by, direction)
      .orderBy(id, direction),
  );
  const [only] = ordered;
  if (only && ordered.length === 1) return sql`${only.offset(skip).limit(size)}`;
  const towards = sql.raw(direction);
  return sql`select * from (${unionOf(ordered.map((branch) => branch.limit(reach)))}) as list_rows order by list_sort ${towards}, list_id ${towards} offset ${skip} limit ${size}`;
}

/** The rows of a list as a statement of one column, read no further than one more than the cap of each owner. */
export const countable = <DB, TB extends keyof DB, Row>(
  query: ListQuery<DB, TB, Row>['query'],
  columns: readonly RawBuilder<unknown>[] = [],
  cap: number | RawBuilder<number> = totalCap,
): Statement =>
  unionOf(
    branchesOf(query).map((branch) =>
      branch
        .clearSelect()
        .select([sql`1 as list_one`, ...columns] as never)
        .limit(typeof cap === 'number' ? cap + 1 : sql<number>`${cap} + 1`),
    ),
  );

/** Counts to one more than the cap; where there are more rows than are counted, sums would be wrong and are left out. */
async function countAndSum<DB, TB extends keyof DB, Row>({
  db,
  query,
  sums = {},
  counting = (statement) => countOnce(db, statement()),
}: ListQuery<DB, TB, Row>): Promise<Totals> {
  return totalsOf(await counting(() => countOf({ db, query, sums })), Object.keys(sums));
}

/** The statement that counts a list and sums it up. */
export function countOf<DB, TB extends keyof DB, Row>({
  db,
  query,
  sums = {},
}: Pick<ListQuery<DB, TB, Row>, 'db' | 'query' | 'sums'>): CompiledQuery<Counted> {
  const names = Object.keys(sums);
  const columns = Object.values(sums).map((sum, at) => sql`${sum} as ${sql.ref(`list_sum_${at}`)}`);
  const parts = [
    sql`count(*) as total`,
    ...names.map((_, at) => sql`coalesce(sum(${sql.ref(`list_sum_${at}`)}), 0)::bigint as ${sql.ref(`sum_${at}`)}`),
  ];
  return sql<Counted>`select ${sql.join(parts)} from (${countable(query, columns)}) as list_rows`.compile(db);
}

type Totals = Pick<Page<never>, 'total' | 'sums'>;

export function totalsOf([counted = {}]: readonly Counted[], names: readonly string[]): Totals {
  const total = Number(counted['total'] ?? 0);
  if (total > totalCap) return { total: totalCap };
  return {
    total,
    ...(names.length && {
      sums: Object.fromEntries(names.map((name, at) => [name, yuanOf(Number(counted[`sum_${at}`]))])),
    }),
  };
}
