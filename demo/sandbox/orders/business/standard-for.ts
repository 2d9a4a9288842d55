import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Day } from '#domain/china-time.ts';
import type { OverFlags, PolicySubject } from '#domain/policy/facts.ts';
import type { StandardContent, Subject } from '#domain/policy/schema.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { StandardKind } from '../../ground/database/tables/tables-standard.ts';

/** An employee as standards see them, with the flags of the travel level. */
export interface JudgedPerson extends PolicySubject {
  name: string;
  /** "0": none. */
  level: string;
  flags: OverFlags;
}

/** Version that judges an employee on a day. */
export interface AppliedStandard {
  /** Of the version: orders keep it. */
  id: number;
  standardId: number;
  name: string;
  version: number;
  from: Day;
  to: Day | null;
  /** Through whom it applies. */
  via: Subject;
  content: StandardContent;
  person: JudgedPerson;
  flags: OverFlags;
  /** Orders of the company's account are decided by nobody. */
  isUndecided?: boolean;
  /** Of an offer for colleagues: the standard that applies to each, and the level of an employee in the same room. */
  party?: readonly { name: string; standard: AppliedStandard; mate?: string | undefined }[];
}

/** A version without its content. */
export interface AppliedHead {
  id: number;
  standardId: number;
  name: string;
  version: number;
  from: Day;
  to: Day | null;
  assigned: Subject[];
}

/** Employees of a company, in the order of their ids. */
export async function peopleOf(
  db: Database | Tx,
  companyId: number,
  employeeIds?: readonly number[],
): Promise<JudgedPerson[]> {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('travel_levels as l', 'l.id', 'e.level_id')
    .where('e.company_id', '=', companyId)
    .$if(employeeIds !== undefined, (query) => query.where(sql<SqlBool>`e.id = any(${employeeIds ?? []}::bigint[])`))
    // An order of one who has left since is judged as it was.
    .$if(employeeIds === undefined, (query) => query.where('e.state', 'in', ['invited', 'active']))
    .orderBy('e.id')
    .select(['e.id', 'e.level_id', 'd.path', 'l.overproof', 'l.over_approve', 'm.real_name'])
    .execute();
  // Many people of one department: its way is read once.
  const ways = new Map<string, readonly number[]>();
  const wayOf = (path: string): readonly number[] => {
    const known = ways.get(path);
    if (known) return known;
    const way = path
      .split('/')
      .flatMap((id) => (id ? [Number(id)] : []))
      .toReversed();
    ways.set(path, way);
    return way;
  };
  return rows.map((row) => ({
    employeeId: row.id,
    name: row.real_name,
    levelId: row.level_id,
    level: String(row.level_id ?? 0),
    departments: wayOf(row.path),
    flags: { overproof: row.overproof ?? false, overApprove: row.over_approve ?? false },
  }));
}

/** Versions of a company that count on a day. */
export async function versionsOn(
  db: Database | Tx,
  { companyId, day, kind }: { companyId: number; day: Day; kind: StandardKind },
): Promise<AppliedHead[]> {
  return await db
    .selectFrom('standard_versions as v')
    .innerJoin('standards as s', 's.id', 'v.standard_id')
    .where('v.company_id', '=', companyId)
    .where('s.kind', '=', kind)
    .where('v.state', '<>', 'draft')
    .where('v.from_day', '<=', day)
    .where(sql<SqlBool>`coalesce(v.to_day, '9999') >= ${day}`)
    .orderBy('v.from_day', 'desc')
    .orderBy('v.id', 'desc')
    .select([
      'v.id',
      'v.standard_id as standardId',
      's.name',
      'v.version',
      'v.from_day as from',
      'v.to_day as to',
      'v.assigned',
    ])
    .execute();
}

/** Distance of a subject from an employee, 0 the nearest; undefined where the subject does not cover the employee. */
function distanceOf(subject: Subject, { employeeId, levelId, departments }: PolicySubject): number | undefined {
  if (subject.kind === 'employee') return subject.id === employeeId ? 0 : undefined;
  if (subject.kind === 'level') return subject.id === levelId ? 1 : undefined;
  if (subject.kind === 'company') return 1_000_000;
  const steps = departments.indexOf(subject.id);
  return steps < 0 ? undefined : 2 + steps;
}

/** The version of the nearest subject: the employee, the level, the department and those above it, the company. */
export function applied<Head extends Pick<AppliedHead, 'assigned'>>(
  person: PolicySubject,
  heads: readonly Head[],
): { head: Head; via: Subject } | undefined {
  let best: { head: Head; via: Subject; distance: number } | undefined;
  for (const head of heads)
    for (const via of head.assigned) {
      const distance = distanceOf(via, person);
      if (distance !== undefined && (!best || distance < best.distance)) best = { head, via, distance };
    }
  return best;
}

interface Asked {
  companyId: number;
  employeeIds: readonly number[];
  day: Day;
  kind?: StandardKind;
}

/** Several employees and their standards on a day, by employee; one without a standard has none there. */
export async function peopleWithStandards(
  db: Database | Tx,
  { companyId, employeeIds, day, kind = 'travel' }: Asked,
): Promise<{ people: JudgedPerson[]; standards: Map<number, AppliedStandard> }> {
  if (!employeeIds.length) return { people: [], standards: new Map() };
  const people = await peopleOf(db, companyId, employeeIds);
  const heads = people.length ? await versionsOn(db, { companyId, day, kind }) : [];
  const found = people.flatMap((person) => {
    const one = applied(person, heads);
    return one ? [{ person, ...one }] : [];
  });
  const contents = await contentsOf(
    db,
    found.map(({ head }) => head.id),
  );
  const standards = new Map(
    found.flatMap(({ person, head: { assigned: _all, ...head }, via }): [number, AppliedStandard][] => {
      const content = contents.get(head.id);
      return content ? [[person.employeeId, { ...head, via, content, person, flags: person.flags }]] : [];
    }),
  );
  return { people, standards };
}

/** Contents of versions. */
export async function contentsOf(db: Database | Tx, ids: readonly number[]): Promise<Map<number, StandardContent>> {
  if (!ids.length) return new Map();
  const rows = await db
    .selectFrom('standard_versions')
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'content'])
    .execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** The standard of an employee on a day; null without one. */
export async function standardFor(
  db: Database | Tx,
  { employeeId, ...asked }: { companyId: number; employeeId: number; day: Day; kind?: StandardKind },
): Promise<AppliedStandard | null> {
  const { standards } = await peopleWithStandards(db, { ...asked, employeeIds: [employeeId] });
  return standards.get(employeeId) ?? null;
}
