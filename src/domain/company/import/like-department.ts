import { createTree } from './departments.ts';
import type { DepartmentNames } from './departments.ts';
import { sameKey } from './values.ts';

/** Signs to add, leave out or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

const lastOf = (path: string): string => sameKey(path.split('/').at(-1) ?? '');

/** Departments of a company as a file may name them, and the one that a mistyped path is most like; "" for none. */
export function departmentsOf({ companyName, departments }: DepartmentNames) {
  const tree = createTree({ companyName, departments }, false);
  const byId = new Map(departments.map((one) => [one.id, one]));
  const pathOf = (id: number): string => {
    const names: string[] = [];
    for (let at = byId.get(id); at && names.length < 12; at = at.parentId === null ? undefined : byId.get(at.parentId))
      names.unshift(at.name);
    return names.join('/');
  };
  const known = new Map<string, string>();
  function like(path: string): string {
    const name = lastOf(path);
    const near = departments
      .map(({ id, name: own }) => {
        const other = sameKey(own);
        const within = name.length > 1 && (other.includes(name) || name.includes(other));
        return { id, far: within ? 0.5 : distance(name, other), most: Math.max(name.length, other.length) };
      })
      // Of half the signs or more being others it is another name.
      .filter(({ far, most }) => far < most / 2)
      .sort((a, b) => a.far - b.far || distance(path, pathOf(a.id)) - distance(path, pathOf(b.id)));
    return near[0] ? pathOf(near[0].id) : '';
  }
  return {
    has: (path: string): boolean => tree.idOf(path) !== undefined,
    like(path: string): string {
      const found = known.get(path) ?? like(path);
      known.set(path, found);
      return found;
    },
  };
}
