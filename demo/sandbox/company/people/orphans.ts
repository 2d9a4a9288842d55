import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Orphans } from '#contract/company-people.ts';
import type { Day } from '#domain/china-time.ts';
import { orphanKinds } from '#domain/company/people.ts';
import type { EmployeeState, OrphanKind } from '#domain/company/people.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { versionsOn } from '../../orders/business/standard-for.ts';
import { idsOfPath } from '../org/org.ts';

/** A company, and the day whose standards count. */
export interface Company {
  companyId: number;
  day: Day;
}

/** People of one department. */
type PeopleCounts = Record<EmployeeState | 'orphans', number>;

/** Consequences for the people of a department of those above it. */
interface DepartmentFacts {
  ids: number[];
  /** Departments in which no head above may act. */
  headless: number[];
  /** Departments whose only head is this employee. */
  sole: { department: number; head: number }[];
  costless: number[];
  /** Subjects of the standards in force today; null: a standard covers the whole company. */
  judged: { employees: number[]; levels: number[]; departments: number[] } | null;
  /** Cost centre of a department, or of the nearest one above it. */
  costs: Map<number, string>;
}

/** Read from the tree alone, so that 100,000 employees are looked at once. `among`: only these, with all above them. */
async function departmentFacts(
  db: Database | Tx,
  { companyId, day }: Company,
  among?: readonly number[],
): Promise<DepartmentFacts> {
  const rows = await db
    .selectFrom('departments as d')
    .leftJoin('employees as h', (join) =>
      join.onRef('h.id', '=', 'd.head_employee_id').on('h.state', 'in', ['invited', 'active']),
    )
    .where('d.company_id', '=', companyId)
    .$if(among !== undefined, (query) => query.where(sql<SqlBool>`d.id = any(${among ?? []}::bigint[])`))
    .select(['d.id', 'd.parent_id', 'd.path', 'd.cost_center_code', 'h.id as head'])
    .execute();
  const subjects = (await versionsOn(db, { companyId, day, kind: 'travel' })).flatMap(({ assigned }) => assigned);
  const idsOf = (kind: 'employee' | 'level' | 'department') =>
    subjects.flatMap((subject) => (subject.kind === kind ? [subject.id] : []));
  const named = new Set(idsOf('department'));
  const judged = subjects.some(({ kind }) => kind === 'company')
    ? null
    : {
        employees: idsOf('employee'),
        levels: idsOf('level'),
        departments: rows.filter(({ path }) => idsOfPath(path).some((id) => named.has(id))).map(({ id }) => id),
      };
  const facts: DepartmentFacts = {
    ids: rows.map(({ id }) => id),
    headless: [],
    sole: [],
    costless: [],
    costs: new Map(),
    judged,
  };
  // Heads and cost centre of a department count for all below it: the upper ones, whose ways are shorter, come first.
  const above = new Map<number, { heads: readonly number[]; cost: string | null }>();
  const ways = rows.map((row) => ({ row, depth: row.path.split('/').length })).toSorted((x, y) => x.depth - y.depth);
  for (const { row } of ways) {
    const { id, parent_id: parent, head, cost_center_code: own } = row;
    const upper = parent === null ? undefined : above.get(parent);
    const isNew = head !== null && !upper?.heads.includes(head);
    const heads = isNew ? [...(upper?.heads ?? []), head] : (upper?.heads ?? []);
    const cost = own ?? upper?.cost ?? null;
    above.set(id, { heads, cost });
    const [only] = heads;
    if (only === undefined) facts.headless.push(id);
    else if (heads.length === 1) facts.sole.push({ department: id, head: only });
    if (cost) facts.costs.set(id, cost);
    else facts.costless.push(id);
  }
  return facts;
}

/**
 * Conditions about `employees as e`. Without a manager the nearest head above approves. The top of a company has none:
 * a head with the right to approve needs no other approver.
 */
const conditionsOf = (
  companyId: number,
  { headless, sole, costless, judged }: DepartmentFacts,
): Readonly<Record<OrphanKind, RawBuilder<SqlBool>>> => ({
  noApprover: sql`(e.manager_id is null and (e.department_id in (select unnest(${headless}::bigint[]))
    or (not e.can_audit and (e.department_id, e.id) in (
      select * from unnest(${sole.map(({ department }) => department)}::bigint[], ${sole.map(({ head }) => head)}::bigint[])))))`,
  managerLeft: sql`(e.manager_id is not null and e.manager_id in (
    select g.id from employees g where g.company_id = ${companyId} and g.state in ('disabled', 'left')))`,
  noStandard: judged
    ? sql`not (e.id in (select unnest(${judged.employees}::bigint[])) or coalesce(e.level_id = any(${judged.levels}::bigint[]), false)
        or e.department_id in (select unnest(${judged.departments}::bigint[])))`
    : sql`false`,
  noCostCenter: sql`(e.cost_center_code is null and e.department_id in (select unnest(${costless}::bigint[])))`,
});

const present = sql<SqlBool>`e.state in ('invited', 'active')`;

/** A condition about `employees as e`: those who cannot book as the company wants it. */
export async function isOrphan(
  db: Database | Tx,
  company: Company,
  kind: OrphanKind | 'any',
): Promise<RawBuilder<SqlBool>> {
  const conditions = conditionsOf(company.companyId, await departmentFacts(db, company));
  const wanted = kind === 'any' ? orphanKinds.map((one) => conditions[one]) : [conditions[kind]];
  return sql`(${present} and (${sql.join(wanted, sql` or `)}))`;
}

/** More of them are found by the condition of a list. */
const mostOrphanIds = 5000;

/** Those who cannot book as the company wants it, by an index alone; undefined where they are too many to name. */
export async function orphanIds(
  db: Database | Tx,
  company: Company,
  kind: OrphanKind | 'any',
): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select e.id from employees e where e.company_id = ${company.companyId} and ${await isOrphan(db, company, kind)}
    limit ${mostOrphanIds + 1}`.execute(db);
  return rows.length > mostOrphanIds ? undefined : rows.map(({ id }) => id);
}

/**
 * Number of employees of each department in each state, and of those who cannot book as the company wants it: one pass
 * over the people by an index alone.
 */
export async function countPeople(db: Database | Tx, company: Company): Promise<Map<number, PeopleCounts>> {
  const { companyId } = company;
  const counts = new Map<number, PeopleCounts>();
  const countsOf = (id: number): PeopleCounts => {
    let own = counts.get(id);
    if (!own) counts.set(id, (own = { active: 0, invited: 0, asked: 0, disabled: 0, left: 0, orphans: 0 }));
    return own;
  };
  const { rows } = await sql<{ id: number; state: EmployeeState; people: number; orphans: number }>`
    select e.department_id as id, e.state, count(*)::int as people,
      (count(*) filter (where ${await isOrphan(db, company, 'any')}))::int as orphans
    from employees e where e.company_id = ${companyId} group by e.department_id, e.state`.execute(db);
  for (const { id, state, people, orphans } of rows) {
    const own = countsOf(id);
    own[state] = people;
    own.orphans += orphans;
  }
  return counts;
}

/** Numbers of employees by what they lack (one who lacks two things counts in both), and the departments without a head whose people have no approver: the most people first. */
export async function orphanFigures(
  db: Database | Tx,
  company: Company,
): Promise<{ kinds: Orphans['kinds']; headless: Headless }> {
  const facts = await departmentFacts(db, company);
  const conditions = conditionsOf(company.companyId, facts);
  const columns = orphanKinds.map(
    (kind) => sql`(count(*) filter (where ${conditions[kind]}))::int as ${sql.ref(kind)}`,
  );
  const { rows } = await sql<Record<OrphanKind, number>>`
    select ${sql.join(columns)} from employees e where e.company_id = ${company.companyId} and ${present}`.execute(db);
  return {
    kinds: rows[0] ?? { noApprover: 0, managerLeft: 0, noStandard: 0, noCostCenter: 0 },
    headless: await withoutHead(db, company, facts),
  };
}

type Headless = NonNullable<Orphans['headless']>;

async function withoutHead(
  db: Database | Tx,
  { companyId }: Company,
  { headless }: DepartmentFacts,
): Promise<Headless> {
  if (!headless.length) return [];
  const { rows } = await sql<Headless[number]>`
    select d.id as "departmentId", d.name, count(*)::int as people from employees e join departments d on d.id = e.department_id
    where e.company_id = ${companyId} and ${present} and e.manager_id is null
      and d.id in (select unnest(${headless}::bigint[]))
    group by d.id, d.name order by people desc, d.id limit 3`.execute(db);
  return rows;
}

type Flags = Record<OrphanKind, boolean>;

const kindsIn = (row: Flags): OrphanKind[] => orphanKinds.filter((kind) => row[kind]);

const columnsOf = (conditions: ReturnType<typeof conditionsOf>) =>
  sql.join(orphanKinds.map((kind) => sql`(${present} and ${conditions[kind]}) as ${sql.ref(kind)}`));

/** Columns of an employee that decide over cost centre and gaps. */
export interface PlacedEmployee {
  id: number;
  state: EmployeeState;
  department_id: number;
  manager_id: number | null;
  level_id: number | null;
  cost_center_code: string | null;
  can_audit: boolean;
}

/**
 * Cost centre that counts, and what is missing, of these employees: those with an id, or with columns that are not
 * saved. `departments`: theirs and all above them.
 */
export async function factsOf(
  db: Database | Tx,
  company: Company,
  who: readonly number[] | readonly PlacedEmployee[],
  departments: readonly number[],
): Promise<Map<number, { usedCostCenter: string; orphans: OrphanKind[] }>> {
  if (!who.length) return new Map();
  const facts = await departmentFacts(db, company, departments);
  const from =
    typeof who[0] === 'number'
      ? sql`employees e where e.company_id = ${company.companyId} and e.id = any(${who}::bigint[])`
      : sql`jsonb_to_recordset(${JSON.stringify(who)}::jsonb) as e (id bigint, state text, department_id bigint,
          manager_id bigint, level_id bigint, cost_center_code text, can_audit boolean)`;
  const { rows } = await sql<Flags & { id: number; department_id: number; cost_center_code: string | null }>`
    select e.id, e.department_id, e.cost_center_code, ${columnsOf(conditionsOf(company.companyId, facts))} from ${from}`.execute(
    db,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        usedCostCenter: row.cost_center_code ?? facts.costs.get(row.department_id) ?? '',
        orphans: kindsIn(row),
      },
    ]),
  );
}
