import type { PlannedChange, RosterDepartment } from './difference.ts';
import { sameKey } from './values.ts';

/** Behind the name of a department that the import makes. */
export const newMark = '（新建）';
/** Before what an employee has from the department, without an entry of one's own. */
export const fromDepartment = '随部门 ';

/** New departments that somebody moves to, with those above them: a refused row makes none. */
export function usedDepartments(
  made: readonly { id: number; parentId: number | null }[],
  changes: readonly PlannedChange[],
): Set<number> {
  const parents = new Map(made.map(({ id, parentId }) => [id, parentId]));
  const used = new Set<number>();
  for (const { after } of changes)
    for (
      let at: number | null = after.departmentId;
      at !== null && at < 0 && !used.has(at);
      at = parents.get(at) ?? null
    )
      used.add(at);
  return used;
}

export interface DepartmentNames {
  companyName: string;
  departments: readonly Pick<RosterDepartment, 'id' | 'parentId' | 'name'>[];
}

/** Departments by their paths. A name alone will do where only one department has it. */
export function createTree({ companyName, departments }: DepartmentNames, mayMake: boolean) {
  const childKey = (parentId: number | null, name: string) => `${parentId ?? ''}/${sameKey(name)}`;
  const children = new Map(departments.map(({ id, parentId, name }) => [childKey(parentId, name), id]));
  const named = new Map<string, number[]>();
  for (const { id, name } of departments) named.set(sameKey(name), [...(named.get(sameKey(name)) ?? []), id]);
  const made: { id: number; parentId: number | null; name: string }[] = [];
  const known = new Map<string, number | undefined>();
  const find = (path: string): number | undefined => {
    let parts = path.split('/');
    if (
      parts.length > 1 &&
      sameKey(parts[0] ?? '') === sameKey(companyName) &&
      !children.has(childKey(null, parts[0] ?? ''))
    )
      parts = parts.slice(1);
    const only = parts.length === 1 ? named.get(sameKey(parts[0] ?? '')) : undefined;
    if (only?.length === 1 && !children.has(childKey(null, parts[0] ?? ''))) return only[0];
    let at: number | null = null;
    for (const name of parts) {
      const key: string = childKey(at, name);
      let id: number | undefined = children.get(key);
      if (id === undefined) {
        if (!mayMake) return undefined;
        id = -1 - made.length;
        made.push({ id, parentId: at, name });
        children.set(key, id);
      }
      at = id;
    }
    return at ?? undefined;
  };
  return {
    made,
    idOf(path: string): number | undefined {
      const key = sameKey(path);
      if (!known.has(key)) known.set(key, find(path));
      return known.get(key);
    },
  };
}
