import { isPresent } from '../people.ts';
import { usedDepartments } from './departments.ts';
import { changedFields, personFields } from './person.ts';
import type { ImportChoices, Plan, PlannedChange, PlannedDraft, Roster } from './difference.ts';
import type { Person } from './person.ts';

/** The fate of people below employees who leave, and of the departments that these head. */
export function finished(
  roster: Roster,
  good: readonly PlannedDraft[],
  { hand }: ImportChoices,
  made: readonly { id: number; parentId: number | null; name: string }[],
): Omit<Plan, 'refused' | 'held'> {
  const before = new Map<number, Person>();
  for (const person of roster.people) before.set(person.id, person);
  const after = new Map(before);
  const lineOf = new Map<number, number>();
  for (const draft of good) {
    after.set(draft.after.id, draft.after);
    if (draft.row.line) lineOf.set(draft.after.id, draft.row.line);
  }
  const leaves = new Set(
    good.flatMap(({ before: old, after: { id, state } }) =>
      old && isPresent(old.state) && !isPresent(state) ? [id] : [],
    ),
  );
  /** The next one above who stays. */
  const above = (id: number): number | null => {
    if (hand === 'none') return null;
    const passed = new Set<number>();
    for (
      let at = after.get(id)?.managerId ?? null;
      at !== null && !passed.has(at);
      at = after.get(at)?.managerId ?? null
    ) {
      const person = after.get(at);
      if (person && isPresent(person.state)) return at;
      passed.add(at);
    }
    return null;
  };
  const handed = new Set<number>();
  const lost = new Map<number, number[]>();
  const reports: { person: Person; managerId: number }[] = [];
  for (const person of after.values())
    if (person.managerId !== null && leaves.has(person.managerId) && isPresent(person.state))
      reports.push({ person, managerId: person.managerId });
  for (const { person, managerId } of reports) {
    lost.set(managerId, [...(lost.get(managerId) ?? []), person.id]);
    handed.add(person.id);
  }
  const next = new Map(reports.map(({ person, managerId }) => [person.id, above(managerId)]));
  for (const [id, managerId] of next) {
    const person = after.get(id);
    if (person) after.set(id, { ...person, managerId });
  }
  const heads = roster.departments.flatMap(({ id, headId }) =>
    headId !== null && leaves.has(headId) ? [{ departmentId: id, before: headId, after: above(headId) }] : [],
  );
  const changes: PlannedChange[] = [];
  let unchanged = 0;
  for (const person of after.values()) {
    const old = before.get(person.id) ?? null;
    const line = lineOf.get(person.id) ?? null;
    if (old === person) continue;
    const fields = old ? changedFields(old, person) : personFields;
    if (!fields.length) {
      if (line !== null) unchanged += 1;
      continue;
    }
    const isLeft = old !== null && old.state !== 'left' && person.state === 'left';
    const isHanded = handed.has(person.id) && fields.every((field) => field === 'managerId');
    const kind = !old ? 'added' : isLeft ? 'left' : isHanded ? 'handed' : 'changed';
    changes.push({ kind, line, before: old, after: person });
  }
  const used = usedDepartments(made, changes);
  return {
    departments: made.filter(({ id }) => used.has(id)),
    changes,
    heads,
    unchanged,
    lost: [...lost].map(([managerId, ids]) => ({ managerId, reports: ids })),
  };
}
