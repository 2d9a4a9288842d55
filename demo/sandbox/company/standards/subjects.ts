import { sql } from 'kysely';
import type { NamedSubject, SubjectConflict } from '#contract/travel-standard.ts';
import type { Envelope } from '#contract/row.ts';
import type { Day } from '#domain/china-time.ts';
import type { Subject } from '#domain/policy/schema.ts';
import { badInput } from '../../ground/call.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { applied } from '../../orders/business/standard-for.ts';
import type { AppliedHead } from '../../orders/business/standard-for.ts';
import { idsOfPath } from '../org/org.ts';
import type { Writer } from './writer.ts';

export const keyOf = (subject: Subject): string =>
  subject.kind === 'company' ? 'company' : `${subject.kind} ${subject.id}`;

/** Employees of one department and level whom no standard names, or one whom a standard names. */
interface Judged {
  /** 0: nobody in particular. */
  employeeId: number;
  levelId: number | null;
  /** Their department and those above it. */
  departments: readonly number[];
  count: number;
}

const meant: Record<Exclude<Subject['kind'], 'company'>, (id: number, person: Judged) => boolean> = {
  employee: (id, person) => person.employeeId === id,
  level: (id, person) => person.levelId === id,
  department: (id, person) => person.departments.includes(id),
};

/** People of a company as standards tell them apart, and the names of those that a standard may name. */
export interface Roster {
  people: readonly Judged[];
  names: ReadonlyMap<string, string>;
}

/** Employees whom a version of a standard names, or `assigned`. */
async function namedOf(db: Database | Tx, companyId: number, assigned: readonly Subject[]) {
  const ids = assigned.flatMap((one) => (one.kind === 'employee' ? [one.id] : []));
  const { rows } = await sql<{ id: number; name: string; department: number; level: number | null }>`
    select e.id, m.real_name as name, e.department_id as department, e.level_id as level from employees e join members m on m.id = e.member_id
    where e.company_id = ${companyId} and e.state in ('invited', 'active') and e.id in (
      select unnest(${ids}::bigint[]) union
      select (s ->> 'id')::bigint from standard_versions v cross join jsonb_array_elements(v.assigned) s
      where v.company_id = ${companyId} and s ->> 'kind' = 'employee')
    order by e.id`.execute(db);
  return rows;
}

/** Counted by department and level from an index: no row of 100,000 people is read but of those whom a standard names. */
export async function rosterOf(
  db: Database | Tx,
  companyId: number,
  assigned: readonly Subject[] = [],
): Promise<Roster> {
  const named = await namedOf(db, companyId, assigned);
  const { rows: groups } = await sql<{ department: number; level: number | null; count: number; path: string }>`
    select g.*, d.path from (
      select department_id as department, level_id as level, count(*)::int as count from employees
      where company_id = ${companyId} and state in ('invited', 'active') group by department_id, level_id
    ) g join departments d on d.id = g.department`.execute(db);
  // The nearest department comes first, as in the path of an employee.
  const wayOf = new Map(groups.map(({ department, path }) => [department, idsOfPath(path).toReversed()]));
  const counts = new Map(groups.map((group) => [`${group.department} ${group.level}`, group]));
  for (const { department, level } of named) {
    const group = counts.get(`${department} ${level}`);
    if (group) group.count -= 1;
  }
  const people: Judged[] = [
    ...named.map(({ id, department, level }) => ({
      employeeId: id,
      levelId: level,
      departments: wayOf.get(department) ?? [],
      count: 1,
    })),
    ...groups.map(({ department, level, count }) => ({
      employeeId: 0,
      levelId: level,
      departments: wayOf.get(department) ?? [],
      count,
    })),
  ];
  const departments = await db
    .selectFrom('departments')
    .where('company_id', '=', companyId)
    .select(['id', 'name'])
    .execute();
  const levels = await db
    .selectFrom('travel_levels')
    .where('company_id', '=', companyId)
    .select(['id', 'name'])
    .execute();
  const names = new Map<string, string>([
    ['company', '全公司'],
    ...named.map(({ id, name }): [string, string] => [`employee ${id}`, name]),
    ...levels.map(({ id, name }): [string, string] => [`level ${id}`, name]),
    ...departments.map(({ id, name }): [string, string] => [`department ${id}`, name]),
  ]);
  return { people, names };
}

/** Names of the levels, and of these subjects: a company of 100,000 people is not read to check a few of them. */
export async function namesFor(
  db: Database | Tx,
  companyId: number,
  assigned: readonly Subject[],
): Promise<Pick<Roster, 'names'>> {
  const idsOf = (kind: Subject['kind']) =>
    assigned.flatMap((one) => (one.kind === kind && 'id' in one ? [one.id] : [0]));
  const of = db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where('e.company_id', '=', companyId)
    .where('e.id', 'in', [0, ...idsOf('employee')])
    .where('e.state', 'in', ['invited', 'active'])
    .select([sql<string>`'employee ' || e.id`.as('key'), 'm.real_name as name']);
  const rows = await of
    .unionAll(
      db
        .selectFrom('departments as d')
        .where('d.company_id', '=', companyId)
        .where('d.id', 'in', [0, ...idsOf('department')])
        .select([sql<string>`'department ' || d.id`.as('key'), 'd.name as name']),
    )
    .unionAll(
      db
        .selectFrom('travel_levels as l')
        .where('l.company_id', '=', companyId)
        .select([sql<string>`'level ' || l.id`.as('key'), 'l.name as name']),
    )
    .execute();
  return { names: new Map([['company', '全公司'], ...rows.map(({ key, name }): [string, string] => [key, name])]) };
}

const sum = (people: readonly Judged[]): number => people.reduce((all, { count }) => all + count, 0);

export function nameSubjects(assigned: readonly Subject[], { people, names }: Roster): NamedSubject[] {
  return assigned.map((subject) => ({
    ...subject,
    name: names.get(keyOf(subject)) ?? '已不存在',
    people:
      subject.kind === 'company'
        ? sum(people)
        : sum(people.filter((person) => meant[subject.kind](subject.id, person))),
  }));
}

/** Employees whom each of these versions judges. */
export function countJudged(heads: readonly AppliedHead[], { people }: Roster): Map<number, number> {
  const counts = new Map<number, number>();
  for (const person of people) {
    const found = applied(person, heads);
    if (found) counts.set(found.head.id, (counts.get(found.head.id) ?? 0) + person.count);
  }
  return counts;
}

/** The refusal of a subject that is no part of the company, or stands there twice. */
export function wrongSubject(
  assigned: readonly Subject[],
  { names }: Pick<Roster, 'names'>,
): Envelope<never> | undefined {
  const seen = new Set<string>();
  for (const [at, subject] of assigned.entries()) {
    const key = keyOf(subject);
    if (!names.has(key)) return badInput(`assigned.${at}`, '适用对象不存在或已停用，请重新选择');
    if (seen.has(key)) return badInput(`assigned.${at}`, `${names.get(key) ?? ''}已在适用范围内`);
    seen.add(key);
  }
  return undefined;
}

/** Versions of the company's standards that count on this day or later. */
export async function holdersFrom(
  { tx, companyId, kind }: Pick<Writer, 'companyId' | 'kind'> & { tx: Database | Tx },
  from: Day,
) {
  const rows = await tx
    .selectFrom('standard_versions as v')
    .innerJoin('standards as s', 's.id', 'v.standard_id')
    .where('v.company_id', '=', companyId)
    .where('s.kind', '=', kind)
    .where('v.state', '<>', 'draft')
    .where((eb) => eb.or([eb('v.to_day', 'is', null), eb('v.to_day', '>=', from)]))
    .orderBy('v.standard_id')
    .orderBy('v.version')
    .select(['v.id', 'v.standard_id', 'v.version', 'v.from_day', 'v.to_day', 'v.assigned', 's.name'])
    .execute();
  // A version that ends before it begins never counts.
  return rows.filter(({ from_day, to_day }) => to_day === null || to_day >= from_day);
}

/** Of these versions those of other standards that have one of the subjects. */
export function sharing(
  rows: Awaited<ReturnType<typeof holdersFrom>>,
  standardId: number,
  assigned: readonly Subject[],
) {
  const wanted = new Set(assigned.map(keyOf));
  return rows
    .filter(({ standard_id }) => standard_id !== standardId)
    .map((row) => ({ ...row, shared: row.assigned.filter((subject) => wanted.has(keyOf(subject))) }))
    .filter(({ shared }) => shared.length > 0);
}

/** Versions of other standards of the company that count on this day or later and have one of these subjects. */
export const otherHolders = async (
  of: Pick<Writer, 'companyId' | 'kind'> & { tx: Database | Tx },
  standardId: number,
  assigned: readonly Subject[],
  from: Day,
) => sharing(await holdersFrom(of, from), standardId, assigned);
export type Holder = Awaited<ReturnType<typeof otherHolders>>[number];

export const conflictsOf = (holders: readonly Holder[], roster: Roster): SubjectConflict[] =>
  holders.flatMap(({ shared, standard_id, name, version }) =>
    nameSubjects(shared, roster).map((subject) => ({
      subject,
      standardId: standard_id,
      standardName: name,
      version,
    })),
  );
