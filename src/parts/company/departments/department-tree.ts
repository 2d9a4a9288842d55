import type { Department, DepartmentTree } from '#contract/company-people.ts';
import type { TreeTarget } from '#ui/tree/tree-move.ts';

/** Id of the company above its departments. */
export const top = 'company';

/** The tree with a department and all below it in another place: it is shown before the server answers. */
export function movedTree(tree: DepartmentTree, one: Department, { parent, before }: TreeTarget): DepartmentTree {
  const branch = new Set<number | null>([one.id]);
  for (const { id, parentId } of tree.nodes) if (branch.has(parentId)) branch.add(id);
  const rest = tree.nodes.filter(({ id }) => !branch.has(id));
  const found = before === null ? -1 : rest.findIndex(({ id }) => id === Number(before));
  const at = found < 0 ? rest.length : found;
  const moved = tree.nodes.flatMap((node) =>
    node.id === one.id
      ? [{ ...node, parentId: parent === null || parent === top ? null : Number(parent) }]
      : branch.has(node.id)
        ? [node]
        : [],
  );
  return { ...tree, nodes: [...rest.slice(0, at), ...moved, ...rest.slice(at)] };
}

/** Where a department lies: what a move is taken back to. */
export function placeOf({ nodes }: DepartmentTree, { id, parentId }: Department): TreeTarget {
  const brothers = nodes.filter((node) => node.parentId === parentId);
  const next = brothers[brothers.findIndex((node) => node.id === id) + 1];
  return { parent: parentId === null ? top : String(parentId), before: next ? String(next.id) : null };
}

/** Changes that a move makes for the people of a department and of all below it; heads and cost centre only where they differ. */
export interface MoveChanges {
  name: string;
  /** The department above; that of the company is its name. */
  to: string;
  people: number;
  head: readonly [from: string, to: string] | null;
  costCenter: readonly [from: string, to: string] | null;
}

export function changesOf(
  before: DepartmentTree,
  after: DepartmentTree,
  { id, name, costCenterCode }: Department,
): MoveChanges {
  /** The nearest value above, as people without their own have it. */
  const above = ({ nodes }: DepartmentTree, read: (one: Department) => string) => {
    const of = (wanted: number | null | undefined) => nodes.find((node) => node.id === wanted);
    for (let one = of(of(id)?.parentId); one; one = of(one.parentId)) if (read(one)) return read(one);
    return '';
  };
  const pair = (read: (one: Department) => string): MoveChanges['head'] => {
    const [from, to] = [above(before, read), above(after, read)];
    return from === to ? null : [from, to];
  };
  const branch = new Set<number | null>([id]);
  let people = 0;
  for (const node of after.nodes) {
    if (node.id !== id && !branch.has(node.parentId)) continue;
    branch.add(node.id);
    people += peopleOf(node);
  }
  const parent = after.nodes.find((node) => node.id === after.nodes.find((one) => one.id === id)?.parentId);
  return {
    name,
    to: parent?.name ?? after.companyName,
    people,
    head: pair(({ headName }) => headName),
    costCenter: costCenterCode ? null : pair((one) => one.costCenterCode),
  };
}

/** Those who have not left. */
const peopleOf = ({ counts }: Department): number => counts[0] + counts[1] + counts[2] + counts[5];

/** Obstacles to deleting a department; null: nothing is in it. Records of those who have left go one department up. */
export function insideOf({ nodes }: DepartmentTree, one: Department) {
  const people = peopleOf(one);
  const below = nodes.filter(({ parentId }) => parentId === one.id).length;
  const gone = one.parentId === null ? one.counts[3] : 0;
  return people + below + gone > 0 ? { people, below, gone } : null;
}

/** Departments to choose from, each by the way from the top down to it: two of the same name are told apart. */
export function departmentOptions(tree: DepartmentTree | null | undefined) {
  const paths = new Map<number | null, string>();
  // Each department comes before those below it.
  return (tree?.nodes ?? []).map(({ id, parentId, name, headName }) => {
    const above = paths.get(parentId);
    const label = above ? `${above} / ${name}` : name;
    paths.set(id, label);
    return { value: String(id), label, ...(headName && { hint: headName }) };
  });
}

/** Somebody else heads the department or one above it: that person approves where no manager is named. True while no department is chosen. */
export function hasHeadFor(tree: DepartmentTree | null | undefined, departmentId: number, self?: number): boolean {
  const of = (id: number | null) => tree?.nodes.find((node) => node.id === id);
  let one = of(departmentId);
  if (!one) return true;
  for (; one; one = of(one.parentId)) if (one.headId !== null && one.headId !== self) return true;
  return false;
}
