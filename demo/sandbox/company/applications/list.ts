import { sql } from 'kysely';
import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { applicationSchemas } from '#contract/application.schema.ts';
import type { ApplicationCounts, ApplicationRow } from '#contract/application-views.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { productsOf, totalStanding } from '#domain/application/standing.ts';
import { placesOf } from '#domain/application/words.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { companyName } from '#domain/process/words/process-names.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import type { ApplicationTableRow } from '../../ground/database/tables/tables-application.ts';
import { containing } from '../../ground/lists/like.ts';
import { paged } from '../../ground/lists/paged.ts';
import { useOf, usesOf } from '../../orders/applications/rows.ts';
import { cityName, employeesIn, peopleOf } from './content.ts';
import { actsFor, visibleTo } from './visible.ts';

type In = z.output<typeof applicationSchemas.list>;
type Row = Selectable<ApplicationTableRow>;

export const wordsOf = (fen: { budget: number; used: number; remaining: number }) => ({
  budget: yuanOf(fen.budget),
  used: yuanOf(fen.used),
  remaining: yuanOf(fen.remaining),
});

/** Of cases: those who have not decided yet. */
async function waitingOf(db: Database | Tx, caseIds: readonly number[]) {
  if (!caseIds.length) return [];
  return await db
    .selectFrom('case_tasks')
    .where('case_id', 'in', caseIds)
    .where('state', '=', 'open')
    .orderBy('task_id')
    .select(['case_id', 'actor'])
    .execute();
}

async function showRows(db: Database | Tx, member: Member, rows: readonly Row[]): Promise<ApplicationRow[]> {
  const waiting = await waitingOf(
    db,
    rows.flatMap(({ case_id }) => case_id ?? []),
  );
  const people = await peopleOf(db, member.creditMemberId, [
    ...rows.flatMap(({ employee_id, content }) => [employee_id, ...employeesIn(content)]),
    ...waiting.map(({ actor }) => actor),
  ]);
  const nameOf = (id: number): string => (id === 0 ? companyName : (people.get(id)?.name ?? ''));
  const uses = await usesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ content, ...row }) => {
    const applicant = people.get(row.employee_id);
    return {
      applicationId: String(row.id),
      no: row.no,
      state: row.state,
      reason: content.reason,
      tripType: content.tripType,
      from: content.from,
      to: content.to,
      places: placesOf(content, cityName),
      applicant: { employeeId: row.employee_id, name: applicant?.name ?? '', deptName: applicant?.deptName ?? '' },
      travellers: content.travellers.map((one) =>
        one.kind === 'employee' ? (people.get(one.employeeId)?.name ?? '') : one.name,
      ),
      products: productsOf(content),
      ...wordsOf(totalStanding(content, (uses.get(row.id) ?? []).map(useOf))),
      version: Math.max(1, row.version),
      lock: row.lock,
      change: row.change_state,
      waitsFor: [...new Set(waiting.flatMap((one) => (one.case_id === row.case_id ? [nameOf(one.actor)] : [])))],
      updatedAt: momentAt(row.updated_at),
      submittedAt: row.submitted_at === null ? '' : momentAt(row.submitted_at),
      acts: actsFor(row, member),
    };
  });
}

const states = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

async function countsOf(call: Call): Promise<ApplicationCounts> {
  const counts: ApplicationCounts = { all: 0, 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0 };
  for (const branch of visibleTo(call.db, memberOf(call))) {
    const rows = await branch
      .groupBy('a.state')
      .select(['a.state', sql<number>`count(*)::int`.as('count')])
      .execute();
    for (const { state, count } of rows) {
      const name = states.find((one) => Number(one) === state);
      if (name) counts[name] += count;
      counts.all += count;
    }
  }
  return counts;
}

export async function listApplications(
  { state, keyword = '', tripType, product, days, ...input }: In,
  call: Call,
): Promise<Envelope<Page<ApplicationRow> & { counts: ApplicationCounts }>> {
  const member = memberOf(call);
  const wanted = keyword.trim().toLowerCase();
  const conditions: RawBuilder<SqlBool>[] = [
    ...(state === 'all' ? [] : [sql<SqlBool>`a.state = ${Number(state)}`]),
    ...(wanted ? [sql<SqlBool>`a.search like ${containing(wanted)}`] : []),
    ...(tripType === 'all' ? [] : [sql<SqlBool>`a.content->>'tripType' = ${tripType}`]),
    ...(product === 'all'
      ? []
      : [
          sql<SqlBool>`case when a.content->>'mode' = 'legs' then a.content->'legs' @> ${JSON.stringify([{ product }])}::jsonb
            else a.content->'products' ? ${product} end`,
        ]),
    ...(days?.from ? [sql<SqlBool>`a.to_day >= ${days.from}`] : []),
    ...(days?.to ? [sql<SqlBool>`a.from_day <= ${days.to}`] : []),
  ];
  const query = visibleTo(call.db, member).map((branch) =>
    conditions.reduce((all, condition) => all.where(condition), branch.selectAll('a')),
  );
  const page = await paged(
    {
      db: call.db,
      query,
      sorts: { '-updated': sql.ref('a.updated_at'), from: sql.ref('a.from_day') },
      id: sql.ref('a.id'),
    },
    input,
    (rows) => showRows(call.db, member, rows),
  );
  return page.ret === 0 ? { ...page, data: { ...page.data, counts: await countsOf(call) } } : (page as Envelope<never>);
}
