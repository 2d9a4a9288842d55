import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { AuditRow } from '#contract/approval.ts';
import type { approvalSchemas } from '#contract/approval.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope, Yuan } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Instance, Task } from '#domain/process/schema.ts';
import { isSeated } from '#domain/process/engine/decisions.ts';
import { whyWords } from '#domain/process/words/why-words.ts';
import type { Call, Database } from '../../ground/call.ts';
import { containing } from '../../ground/lists/like.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { countOf, paged } from '../../ground/lists/paged.ts';
import { countOnce } from '../../ground/lists/remembered-count.ts';
import { ownSharesOf } from '../../orders/business/own-share.ts';
import { namesFor } from '../../orders/cases/names.ts';
import { overlapCounts } from '../applications/overlap.ts';
import { mayLapse } from './after-hold.ts';
import { endedSince, sinceOf } from './ended-since.ts';
import { rowBudgets } from './row-budgets.ts';
import { payableUntil } from './payable.ts';
import { dueOf, urgeFromOf } from './timeline.ts';
import { personsOf, viewerOf } from './who.ts';
import type { Viewer } from './who.ts';

type Input = z.output<typeof approvalSchemas.list>;
type Filters = Omit<Input, 'size' | 'sort' | 'after' | 'skip' | 'box' | 'side'>;

/** One of its approvers has not decided in time. */
export const isLate = (nowMs: number) => sql<SqlBool>`c.state = 'running' and exists (
  select 1 from case_tasks late where late.case_id = c.id and late.state = 'open' and late.due_at < ${nowMs})`;

export const onSide = (side: Input['side']): RawBuilder<SqlBool>[] =>
  side === 'all' ? [] : [side === 'trip' ? sql<SqlBool>`c.kind = 'trip'` : sql<SqlBool>`c.kind <> 'trip'`];

const filtersOf = ({ kind, state, verdict, keyword, days }: Filters, nowMs: number): RawBuilder<SqlBool>[] => [
  ...(kind === 'all' ? [] : [sql<SqlBool>`c.kind = ${kind}`]),
  ...(state === 'all' ? [] : [state === 'late' ? isLate(nowMs) : sql<SqlBool>`c.state = ${state}`]),
  ...(verdict === 'all' ? [] : [sql<SqlBool>`c.verdict = ${verdict}`]),
  ...(keyword.trim() ? [sql<SqlBool>`c.search like ${containing(keyword.trim().toLowerCase())}`] : []),
  ...onDays(sql.ref('c.opened_at'), days),
];

/** A task that its person has done something about. */
export const isDone = sql<SqlBool>`t.state in ('agreed', 'refused', 'handedOn')`;

/** Rows of tasks alone: enough to count those that no filter looks into the case of. */
const bareTasks = (db: Database, conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('case_tasks as t').select(sql<number>`1`.as('one')),
  );
/** Tasks with their cases. A task that a deputy has is also that of the person who is away. */
const tasks = (db: Database, mine: RawBuilder<SqlBool>, filters: readonly RawBuilder<SqlBool>[]) =>
  [mine, ...filters].reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('case_tasks as t')
      .innerJoin('cases as c', 'c.id', 't.case_id')
      .selectAll('c')
      .select(['t.task_id', sql<number | null>`null::bigint`.as('copied_read_at')]),
  );
const plain = (db: Database, mine: RawBuilder<SqlBool>, filters: readonly RawBuilder<SqlBool>[]) =>
  [mine, ...filters].reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('cases as c')
      .selectAll('c')
      .select([sql<string>`''`.as('task_id'), sql<number | null>`null::bigint`.as('copied_read_at')]),
  );
const copies = (db: Database, mine: RawBuilder<SqlBool>, filters: readonly RawBuilder<SqlBool>[]) =>
  [mine, ...filters].reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('case_copies as k')
      .innerJoin('cases as c', 'c.id', 'k.case_id')
      .selectAll('c')
      .select([sql<string>`''`.as('task_id'), 'k.read_at as copied_read_at']),
  );
type Read = Awaited<ReturnType<ReturnType<typeof copies>['execute']>>[number];

/** The company's account is sent no copies: it sees those of everybody, each case once. */
export const copiedTo = ({ companyId, actor, isCompany }: Viewer): RawBuilder<SqlBool> =>
  isCompany
    ? sql<SqlBool>`k.company_id = ${companyId}
        and k.actor = (select min(one.actor) from case_copies one where one.case_id = k.case_id)`
    : sql<SqlBool>`k.company_id = ${companyId} and k.actor = ${actor}`;

/** The company's account has made none: it sees all of them. */
export const openedBy = ({ companyId, actor, isCompany }: Viewer): RawBuilder<SqlBool> =>
  isCompany
    ? sql<SqlBool>`c.company_id = ${companyId}`
    : sql<SqlBool>`c.company_id = ${companyId} and c.applicant_id = ${actor}`;

/** Cases in one of the four boxes. Each has an index that begins with company and actor, in the order of its first sort. */
export async function listCases(input: Input, call: Call): Promise<Envelope<Page<AuditRow>>> {
  const { box, side, kind, state, verdict, keyword, days, ...page } = input;
  const viewer = viewerOf(call);
  const { companyId, actor } = viewer;
  const { db } = call;
  const ofCase = filtersOf({ kind, state, verdict, keyword, days }, call.now());
  const filters = [...onSide(side), ...ofCase];
  const ofTask = side === 'all' ? [] : [sql<SqlBool>`t.side = ${side}`];
  const view = (rows: Read[]) => viewRows(call, viewer, box, rows);
  const of = (column: string) =>
    sql<SqlBool>`${sql.ref(`t.company_id`)} = ${companyId} and ${sql.ref(column)} = ${actor}`;
  const isOpen = sql<SqlBool>`t.state = 'open'`;
  const tasksOf = (among: RawBuilder<SqlBool>, columns: readonly string[]) => ({
    query: columns.map((column) => tasks(db, of(column), [among, ...ofTask, ...ofCase])),
    ...(!ofCase.length && {
      counting: () =>
        countOnce(db, countOf({ db, query: columns.map((column) => bareTasks(db, [of(column), among, ...ofTask])) })),
    }),
  });
  const by = { lapses: sql.ref('t.lapses_at'), '-opened': sql.ref('c.opened_at'), '-total': sql.ref('c.total') };
  if (box === 'todo')
    return await paged(
      {
        db,
        ...tasksOf(isOpen, ['t.actor', 't.for_id']),
        sorts: by,
        id: sql.ref('t.id'),
      },
      page,
      view,
    );
  if (box === 'done') {
    return await paged(
      {
        db,
        ...tasksOf(isDone, ['t.actor']),
        sorts: { '-closed': sql.ref('t.closed_at'), '-total': sql.ref('c.total') },
        id: sql.ref('t.id'),
      },
      page,
      view,
    );
  }
  const sorts = { '-opened': sql.ref('c.opened_at'), '-total': sql.ref('c.total'), due: sql.ref('c.first_end') };
  if (box === 'copied')
    return await paged(
      {
        db,
        query: copies(db, copiedTo(viewer), filters),
        sorts: { '-at': sql.ref('k.at'), '-total': sql.ref('c.total') },
        id: sql.ref('k.case_id'),
      },
      page,
      view,
    );
  return await paged({ db, query: plain(db, openedBy(viewer), filters), sorts, id: sql.ref('c.id') }, page, view);
}

async function viewRows(call: Call, viewer: Viewer, box: Input['box'], rows: readonly Read[]): Promise<AuditRow[]> {
  const open = (row: Read) => row.instance.tasks.filter(({ state }) => state === 'open');
  const ids = rows.flatMap((row) => [
    row.applicant_id,
    row.by_id,
    ...row.instance.tasks.flatMap(({ actor, for: away }) => [actor, away ?? 0]),
  ]);
  const person = await personsOf(call.db, viewer.companyId, ids);
  const names = await namesFor(call.db, viewer.companyId, ids);
  const payUntil = await payableUntil(call, rows);
  const ends = await endedSince(call.db, rows);
  const shares = await ownSharesOf(
    call.db,
    rows.flatMap((row) => (row.kind === 'order' ? [row.subject_id] : [])),
  );
  const warnings = await overlapCounts(
    call.db,
    rows.flatMap((row) => (row.kind === 'trip' ? [row.id] : [])),
  );
  const budgets = await rowBudgets(call, viewer.companyId, rows, shares);
  const hurried = await mayLapse(call, viewer.companyId, rows);
  return rows.map((row) => {
    const task = row.task_id ? row.instance.tasks.find(({ id }) => id === row.task_id) : undefined;
    const { facts } = row.instance;
    return {
      no: row.no,
      kind: row.kind,
      title: row.title,
      state: row.state,
      ...sinceOf(row, ends),
      applicant: person(row.applicant_id),
      byName: row.by_id === row.applicant_id ? '' : person(row.by_id).name,
      total: yuanOf(row.total),
      ownShare: yuanOrNone(row.kind === 'order' ? shares.get(row.subject_id) : undefined),
      subjectId: row.subject_id,
      products: [...facts.products],
      verdict: row.verdict,
      over: row.over_lines,
      ...(warnings.has(row.id) && { warnings: warnings.get(row.id) ?? 0 }),
      openedAt: momentAt(row.opened_at),
      closedAt: row.closed_at === null ? '' : momentAt(row.closed_at),
      lapsesAtMs: row.lapses_at,
      ...(hurried.has(row.id) && { mayLapse: true as const }),
      task: task
        ? {
            taskId: task.id,
            state: task.state,
            forName: task.for === undefined || task.for === viewer.actor ? '' : person(task.for).name,
            why: whyWords(task, facts, names, viewer.actor),
            dueAtMs: dueOf(task, row.instance),
            closedAt: task.closedMs === undefined ? '' : momentAt(task.closedMs),
            comment: task.comment ?? '',
          }
        : null,
      dueAtMs: firstDueOf(open(row), row.instance),
      waitsFor: [...new Set(open(row).map(({ actor }) => person(actor).name))],
      ...(viewer.isCompany &&
        box === 'mine' &&
        row.state === 'running' && {
          company: {
            tasks: open(row).map(({ id, nodeId, actor }) => ({
              taskId: id,
              employeeId: actor,
              name: person(actor).name,
              seated: seatedIn(row.instance, nodeId),
            })),
            urgeFromMs: urgeFromOf(row.opened_at, row.instance),
          },
        }),
      payUntilMs: payUntil.get(row.no) ?? null,
      budget: budgets.get(row.id) ?? null,
      isRead: box !== 'copied' || viewer.isCompany || row.copied_read_at !== null,
      version: row.version,
    };
  });
}

/** Employees with a part in a node of a case. */
function seatedIn({ runs }: Instance, nodeId: string): number[] {
  const run = runs[nodeId];
  return run?.kind === 'approve' ? run.seats.flatMap(({ who }) => (isSeated(run, who) ? who : [])) : [];
}

/** The earliest limit of open tasks; null: none has one. */
const firstDueOf = (tasks: readonly Task[], instance: Instance): number | null =>
  tasks.reduce<number | null>((first, task) => {
    const due = dueOf(task, instance);
    return due === null || (first !== null && first < due) ? first : due;
  }, null);

const yuanOrNone = (fen: Fen | undefined): Yuan | '' => (fen === undefined ? '' : yuanOf(fen));
