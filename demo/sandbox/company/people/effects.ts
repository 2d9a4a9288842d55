import { sql } from 'kysely';
import type { z } from 'zod';
import type { ChangeEffects, ReplacedValue } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { orphanKinds } from '#domain/company/people.ts';
import type { Subject } from '#domain/policy/schema.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database } from '../../ground/call.ts';
import { applied, versionsOn } from '../../orders/business/standard-for.ts';
import type { AppliedHead } from '../../orders/business/standard-for.ts';
import { idsOfPath } from '../org/org.ts';
import { factsOf } from './orphans.ts';
import type { Company, PlacedEmployee } from './orphans.ts';

type Change = Omit<z.output<typeof companyPeopleSchemas.effects>, 'ids'>;

/** Standards, approvers, cost centres and gaps of employees, now and after a change that is not saved yet. */
export async function effectsOfChange(
  { ids, ...change }: z.output<typeof companyPeopleSchemas.effects>,
  call: Call,
): Promise<Envelope<ChangeEffects>> {
  const { db } = call;
  const company = { companyId: memberOf(call).creditMemberId, day: dayAt(call.now()) };
  const before = ids.length
    ? await db
        .selectFrom('employees')
        .where('company_id', '=', company.companyId)
        .where('id', 'in', ids)
        .select(['id', 'state', 'department_id', 'manager_id', 'level_id', 'cost_center_code', 'can_audit'])
        .execute()
    : [];
  const after = (ids.length ? before : [newcomer]).map((one) => changed(one, change));
  const known = await readCompany(db, company, [...before, ...after]);
  const [was, will] = await Promise.all([
    readState(db, company, before, known),
    readState(db, company, after, { ...known, travel: withAssigned(known.travel, after, change.standardId) }),
  ]);
  const differences = (read: (one: State) => string): ReplacedValue[] => {
    const found = new Map<string, ReplacedValue>();
    for (const { id } of after) {
      const [from, to] = [was.get(id), will.get(id)].map((one) => (one ? read(one) : '')) as [string, string];
      if (from === to) continue;
      const key = JSON.stringify([from, to]);
      found.set(key, { from, to, people: (found.get(key)?.people ?? 0) + 1 });
    }
    return [...found.values()].toSorted((a, b) => b.people - a.people);
  };
  const orphansIn = (states: ReadonlyMap<number, State>, kind: (typeof orphanKinds)[number]) =>
    [...states.values()].filter(({ orphans }) => orphans.includes(kind)).length;
  return ok({
    travel: differences(({ travel }) => travel),
    car: differences(({ car }) => car),
    approver: differences(({ approver }) => approver),
    costCenter: differences(({ costCenter }) => costCenter),
    orphans: orphanKinds
      .map((kind) => ({ kind, before: orphansIn(was, kind), after: orphansIn(will, kind) }))
      .filter(({ before: had, after: has }) => had + has > 0),
  });
}

const newcomer: PlacedEmployee = {
  id: 0,
  state: 'invited',
  department_id: 0,
  manager_id: null,
  level_id: null,
  cost_center_code: null,
  can_audit: false,
};

const changed = (
  one: PlacedEmployee,
  { departmentId, levelId, managerId, costCenterCode }: Change,
): PlacedEmployee => ({
  ...one,
  ...(departmentId !== undefined && { department_id: departmentId }),
  ...(levelId !== undefined && { level_id: levelId }),
  ...(managerId !== undefined && { manager_id: managerId }),
  ...(costCenterCode !== undefined && { cost_center_code: costCenterCode || null }),
});

/** Ids of a department and those above it, the nearest first. */
type Ways = ReadonlyMap<number, readonly number[]>;

async function waysOf(db: Database, { companyId }: Company, people: readonly PlacedEmployee[]): Promise<Ways> {
  const rows = await db
    .selectFrom('departments')
    .where('company_id', '=', companyId)
    .where('id', 'in', [0, ...new Set(people.map((one) => one.department_id))])
    .select(['id', 'path'])
    .execute();
  return new Map(rows.map(({ id, path }) => [id, idsOfPath(path).toReversed()]));
}

interface State {
  travel: string;
  car: string;
  approver: string;
  costCenter: string;
  orphans: readonly string[];
}

interface Known {
  ways: Ways;
  headOf: ReadonlyMap<number, { id: number; name: string }>;
  managerOf: ReadonlyMap<number, string>;
  travel: readonly AppliedHead[];
  car: readonly AppliedHead[];
}

/** Heads, managers and standards that count for people before and after a change: they are the same for both. */
async function readCompany(db: Database, company: Company, people: readonly PlacedEmployee[]): Promise<Known> {
  const { companyId } = company;
  const ways = await waysOf(db, company, people);
  const { rows: heads } = await sql<{ department: number; id: number; name: string }>`
    select d.id as department, e.id, m.real_name as name from departments d
    join employees e on e.id = d.head_employee_id and e.state in ('invited', 'active') join members m on m.id = e.member_id
    where d.company_id = ${companyId} and d.id = any(${departmentsIn(ways)}::bigint[])`.execute(db);
  const managers = await db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where('e.company_id', '=', companyId)
    .where('e.id', 'in', [0, ...new Set(people.flatMap(({ manager_id: id }) => id ?? []))])
    .select(['e.id', 'm.real_name'])
    .execute();
  return {
    ways,
    headOf: new Map(heads.map((one) => [one.department, one])),
    managerOf: new Map(managers.map(({ id, real_name: name }) => [id, name ?? ''])),
    travel: await versionsOn(db, { ...company, kind: 'travel' }),
    car: await versionsOn(db, { ...company, kind: 'car' }),
  };
}

const departmentsIn = (ways: Ways): number[] => [...new Set([...ways.values()].flat())];

async function readState(
  db: Database,
  company: Company,
  people: readonly PlacedEmployee[],
  { ways, headOf, managerOf, travel, car }: Known,
): Promise<Map<number, State>> {
  const facts = await factsOf(db, company, people, departmentsIn(ways));
  return new Map(
    people.map(({ id, department_id: department, level_id: levelId, manager_id: manager }): [number, State] => {
      const way = ways.get(department) ?? [];
      const standardIn = (versions: readonly AppliedHead[]): string => {
        const found = applied({ employeeId: id, levelId, departments: way }, versions)?.head;
        return found ? `${found.name} v${found.version}` : '';
      };
      const head = way.map((one) => headOf.get(one)).find((one) => one && one.id !== id);
      return [
        id,
        {
          travel: standardIn(travel),
          car: standardIn(car),
          approver: manager === null ? (head?.name ?? '') : (managerOf.get(manager) ?? ''),
          costCenter: facts.get(id)?.usedCostCenter ?? '',
          orphans: facts.get(id)?.orphans ?? [],
        },
      ];
    }),
  );
}

/** Versions as they are once a standard is assigned to these employees by name; null: none is. */
function withAssigned(
  versions: readonly AppliedHead[],
  people: readonly PlacedEmployee[],
  standardId: number | null | undefined,
): readonly AppliedHead[] {
  if (standardId === undefined) return versions;
  const own = people.map(({ id }): Subject => ({ kind: 'employee', id }));
  const ids = new Set(people.map(({ id }) => id));
  return versions.map((one) => ({
    ...one,
    assigned: [
      ...one.assigned.filter((subject) => subject.kind !== 'employee' || !ids.has(subject.id)),
      ...(one.standardId === standardId ? own : []),
    ],
  }));
}
