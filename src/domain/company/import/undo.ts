import { pick } from '../../../base/pick.ts';
import { isPresent } from '../people.ts';
import { circles } from './check-rows.ts';
import { changedFields } from './person.ts';
import type { ChangeKind } from './difference.ts';
import { laterFields } from './person.ts';
import type { Person, PersonField } from './person.ts';
import { numberKey, phoneKey } from './values.ts';

/** Changes that an import has made. */
export interface ImportRecord {
  changes: readonly { kind: ChangeKind; before: Person | null; after: Person }[];
  heads: readonly { departmentId: number; before: number | null; after: number | null }[];
  /** Departments that it made. */
  departments: readonly number[];
}

/** The company as it is now. */
interface RosterNow {
  people: readonly (Person & { updatedBy: string; updatedAt: number })[];
  departments: readonly { id: number; parentId: number | null; name: string; headId: number | null }[];
  /** New employees who have logged in, ordered, or have travellers by now: they cannot go without a trace. */
  used: ReadonlySet<number>;
  /** Employees whose accounts are private ones again: they come back by their own consent. */
  parted: ReadonlySet<number>;
  levels: ReadonlySet<number>;
  costCenters: ReadonlySet<string>;
}

export type ObstacleKind = 'edited' | 'used' | 'referred' | 'circle' | 'taken' | 'gone' | 'head' | 'parted';

/** Something later that stands in the way of the exact inverse. */
export interface Obstacle {
  kind: ObstacleKind;
  employeeId: number;
  name: string;
  /** Fields that were edited later. */
  fields: PersonField[];
  /** Editor and time of the edit. */
  by: string;
  at: number;
}

export interface UndoPlan {
  restore: Person[];
  /** New employees who go. */
  remove: number[];
  heads: { departmentId: number; headId: number | null }[];
  removeDepartments: number[];
  obstacles: Obstacle[];
}

/**
 * The inverse of an import. Employees with a later edit are obstacles: `keep` leaves them as they are, otherwise they
 * are restored as well, where nothing makes that impossible. A new employee who is used by now stays and leaves
 * instead.
 */
export function planUndo({ changes, heads, departments }: ImportRecord, now: RosterNow, keep: boolean): UndoPlan {
  const people = new Map(now.people.map((person) => [person.id, person]));
  const obstacles: Obstacle[] = [];
  const kept = new Set<number>();
  const block = (kind: ObstacleKind, id: number, fields: PersonField[] = [], isKept = true) => {
    const person = people.get(id);
    if (person && !obstacles.some((one) => one.employeeId === id && one.kind === kind))
      obstacles.push({
        kind,
        employeeId: id,
        name: person.name,
        fields,
        by: kind === 'edited' ? person.updatedBy : '',
        at: kind === 'edited' ? person.updatedAt : 0,
      });
    if (isKept) kept.add(id);
  };
  const places = new Set(now.departments.map(({ id }) => id));
  /** The employee's earlier values are still there. */
  const isThere = ({ departmentId, levelId, costCenter }: Person): boolean =>
    places.has(departmentId) &&
    (levelId === null || now.levels.has(levelId)) &&
    (costCenter === null || now.costCenters.has(costCenter));
  for (const { kind, before, after } of changes) {
    const person = people.get(after.id);
    if (!person) continue;
    const fields = changedFields(after, person);
    if (fields.length) block('edited', after.id, fields, keep);
    if (kind === 'added' && now.used.has(after.id)) block('used', after.id);
    if (before && !isThere(before)) block('gone', after.id);
    if (before && isPresent(before.state) && now.parted.has(after.id)) block('parted', after.id);
  }
  const mine = new Map(heads.map((head) => [head.departmentId, head]));
  const headsNow = new Map(now.departments.map(({ id, headId }) => [id, headId]));
  const keptHeads = new Set<number>();
  for (const { departmentId, after } of heads) {
    const head = headsNow.get(departmentId);
    if (head === undefined || head === after) continue;
    if (head !== null) block('head', head, [], false);
    if (keep) keptHeads.add(departmentId);
  }

  /** The employees after the undo. */
  const finish = () => {
    const next = new Map<number, Person>(people);
    for (const { before, after } of changes) {
      if (kept.has(after.id) || !people.has(after.id)) continue;
      // An earlier import does not know all fields.
      if (before) next.set(before.id, { ...pick(people.get(before.id) ?? before, laterFields), ...before });
      else next.delete(after.id);
    }
    const headOf = (id: number): number | null =>
      mine.has(id) && !keptHeads.has(id) ? (mine.get(id)?.before ?? null) : (headsNow.get(id) ?? null);
    return { next, headOf };
  };
  for (let count = -1; count !== kept.size;) {
    count = kept.size;
    const { next, headOf } = finish();
    // A new employee is the manager of one who stays, or the head of a department.
    for (const { managerId } of next.values())
      if (managerId !== null && !next.has(managerId) && people.has(managerId)) block('referred', managerId);
    for (const { id } of now.departments) {
      const head = departments.includes(id) ? null : headOf(id);
      if (head !== null && !next.has(head) && people.has(head)) block('referred', head);
    }
    const ids = [...next.keys()];
    const at = new Map(ids.map((id, place) => [id, place]));
    circles(ids.map((id) => at.get(next.get(id)?.managerId ?? 0) ?? -1)).forEach((circle, place) => {
      const id = ids[place] ?? 0;
      if (circle && next.get(id) !== people.get(id)) block('circle', id);
    });
    const owners = new Map<string, number>();
    for (const person of people.values())
      if (next.get(person.id) === person)
        for (const key of [phoneKey(person.phone), numberKey(person.jobNumber)]) owners.set(key, person.id);
    for (const person of next.values())
      if (person !== people.get(person.id))
        for (const key of [phoneKey(person.phone), numberKey(person.jobNumber)])
          if (key && (owners.get(key) ?? person.id) !== person.id) block('taken', person.id);
  }
  const { next, headOf } = finish();
  const inUse = new Set([...next.values()].map(({ departmentId }) => departmentId));
  const removeDepartments: number[] = [];
  // Those below first: they were made after those above.
  for (const id of [...departments].reverse()) {
    const isParent = now.departments.some((one) => one.parentId === id && !removeDepartments.includes(one.id));
    if (headsNow.has(id) && !isParent && !inUse.has(id)) removeDepartments.push(id);
  }
  return {
    restore: [...next.values()].filter((person) => people.get(person.id) !== person),
    remove: changes.flatMap(({ after: { id } }) => (people.has(id) && !next.has(id) ? [id] : [])),
    heads: heads.flatMap(({ departmentId }) =>
      headsNow.has(departmentId) && headOf(departmentId) !== headsNow.get(departmentId)
        ? [{ departmentId, headId: headOf(departmentId) }]
        : [],
    ),
    removeDepartments,
    obstacles,
  };
}
