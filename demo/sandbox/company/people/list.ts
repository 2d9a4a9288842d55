import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Employee, EmployeeJoin, Orphans } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { hidePhone } from '#domain/account/phone.ts';
import type { OrphanKind } from '#domain/company/people.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { paged } from '../../ground/lists/paged.ts';
import { flagsOf, tripLevelOf } from '../../ground/member/flags-of.ts';
import { idsOfPath } from '../org/org.ts';
import { foundIn } from './found-by.ts';
import { factsOf, isOrphan, orphanFigures, orphanIds } from './orphans.ts';
import type { Company } from './orphans.ts';

type In<K extends keyof typeof companyPeopleSchemas> = z.output<(typeof companyPeopleSchemas)[K]>;

/** Employees of a company as `e`, with member `m`, department `d`, level `l` and manager `g`, `gm`. */
export const employeesOf = (db: Database | Tx, companyId: number) =>
  db
    .selectFrom('employees as e')
    // Each has both; a left join is not counted with.
    .leftJoin('members as m', 'm.id', 'e.member_id')
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('travel_levels as l', 'l.id', 'e.level_id')
    .leftJoin('employees as g', 'g.id', 'e.manager_id')
    .leftJoin('members as gm', 'gm.id', 'g.member_id')
    .leftJoin('employee_joins as j', 'j.employee_id', 'e.id')
    .where('e.company_id', '=', companyId)
    .select([
      'e.id',
      'e.member_id',
      'e.job_number',
      'e.position',
      'e.department_id',
      'e.manager_id',
      'e.level_id',
      'e.can_audit',
      'e.cost_center_code',
      'e.state',
      'e.joined_on',
      'e.invited_at',
      'e.left_at',
      'e.updated_at',
      'e.updated_by',
      'e.version',
      'e.shares_documents',
      'm.real_name',
      // The phone of an account that is a private one again is its own.
      sql<string>`coalesce(case when e.state = 'asked' then j.mobile_phone when m.credit_employee_id = e.id then m.mobile_phone end, '')`.as(
        'mobile_phone',
      ),
      'j.state as join_state',
      'j.until as join_until',
      'j.asked_at as join_asked_at',
      'j.reason as join_reason',
      sql<boolean>`m.password is not null`.as('has_password'),
      'd.name as dept_name',
      'd.path',
      'd.head_employee_id',
      'l.name as level_name',
      'l.approve_flag',
      'l.fee_flag',
      'l.change_approve',
      'l.overproof',
      'l.over_approve',
      'gm.real_name as manager_name',
    ]);

type EmployeeListed = Awaited<ReturnType<ReturnType<typeof employeesOf>['execute']>>[number];

const present = sql<SqlBool>`e.state <> 'left'`;

/** Found once, page and count then look at a few rows each. */
async function among(db: Database | Tx, company: Company, kind: OrphanKind | 'any'): Promise<RawBuilder<SqlBool>> {
  const ids = await orphanIds(db, company, kind);
  return ids ? sql<SqlBool>`e.id = any(${ids}::bigint[])` : await isOrphan(db, company, kind);
}

export async function listEmployees(input: In<'list'>, call: Call): Promise<Envelope<Page<Employee>>> {
  const { keyword, departmentId, below, state, levelId, managerId, orphan, ...page } = input;
  const { creditMemberId } = memberOf(call);
  const conditions = [
    ...(await foundIn(call.db, keyword, creditMemberId)),
    ...(state === 'all' ? [] : [state === 'present' ? present : sql<SqlBool>`e.state = ${state}`]),
    ...(departmentId === undefined
      ? []
      : [
          below
            ? sql<SqlBool>`e.department_id in (select b.id from departments a join departments b on b.company_id = a.company_id and starts_with(b.path, a.path) where a.id = ${departmentId} and a.company_id = ${creditMemberId})`
            : sql<SqlBool>`e.department_id = ${departmentId}`,
        ]),
    ...(levelId === 'all'
      ? []
      : [levelId === 'none' ? sql<SqlBool>`e.level_id is null` : sql<SqlBool>`e.level_id = ${Number(levelId)}`]),
    ...(managerId === undefined ? [] : [sql<SqlBool>`e.manager_id = ${managerId}`]),
    ...(orphan === 'all' ? [] : [await among(call.db, { companyId: creditMemberId, day: dayAt(call.now()) }, orphan)]),
  ];
  const query = conditions.reduce((all, condition) => all.where(condition), employeesOf(call.db, creditMemberId));
  return await paged(
    {
      db: call.db,
      query,
      sorts: {
        job: sql.ref('e.job_number'),
        name: sql.ref('e.search'),
        '-level': sql`coalesce(l.rank, 0)`,
        '-joined': sql`coalesce(e.joined_on, '')`,
      },
      id: sql.ref('e.id'),
    },
    page,
    (rows) => showEmployees(call.db, { companyId: creditMemberId, day: dayAt(call.now()) }, rows, call.now()),
  );
}

export async function listOrphans({ kind, ...page }: In<'orphans'>, call: Call): Promise<Envelope<Orphans>> {
  const answer = await listEmployees(
    { ...page, orphan: kind ?? 'any', levelId: 'all', state: 'present', below: true },
    call,
  );
  if (answer.ret !== 0) return answer as Envelope<never>;
  const company = { companyId: memberOf(call).creditMemberId, day: dayAt(call.now()) };
  return ok({ ...answer.data, ...(await orphanFigures(call.db, company)) });
}

function joinOf({ join_state, join_until, join_asked_at, join_reason }: EmployeeListed, now: number): EmployeeJoin {
  const until = join_until ?? 0;
  const state =
    join_state === 'refused' || join_state === 'elsewhere' ? join_state : until <= now ? 'expired' : ('asked' as const);
  return { state, askedAt: momentAt(join_asked_at ?? until), until: momentAt(until), reason: join_reason ?? '' };
}

/** Rows of the database as they are sent. */
export async function showEmployees(
  db: Database | Tx,
  company: Company,
  rows: readonly EmployeeListed[],
  now: number,
): Promise<Employee[]> {
  const facts = await factsOf(
    db,
    company,
    rows.map(({ id }) => id),
    [...new Set(rows.flatMap(({ path }) => idsOfPath(path ?? '')))],
  );
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    realName: row.real_name ?? '',
    mobilePhone: hidePhone(row.mobile_phone),
    jobNumber: row.job_number,
    position: row.position,
    departmentId: row.department_id,
    deptName: row.dept_name ?? '',
    isHead: row.head_employee_id === row.id,
    managerId: row.manager_id,
    managerName: row.manager_name ?? '',
    levelId: row.level_id,
    levelName: row.level_name ?? '',
    tripLevel: tripLevelOf(
      flagsOf({
        approve_flag: row.approve_flag ?? false,
        fee_flag: row.fee_flag ?? false,
        change_approve: row.change_approve ?? false,
        overproof: row.overproof ?? false,
        over_approve: row.over_approve ?? false,
      }),
    ),
    canAudit: row.can_audit ? 1 : 0,
    costCenterCode: row.cost_center_code ?? '',
    usedCostCenter: facts.get(row.id)?.usedCostCenter ?? '',
    state: row.state,
    ...(row.state === 'asked' && { join: joinOf(row, now) }),
    joinedOn: row.joined_on ?? '',
    orphans: facts.get(row.id)?.orphans ?? [],
    version: row.version,
  }));
}
