import type { DepartmentTree } from '#contract/company-people.ts';

/** Somebody else heads the department or one above it: that person approves where no manager is named. True while no department is chosen. */
export function hasHeadFor(tree: DepartmentTree | null | undefined, departmentId: number, self?: number): boolean {
  const of = (id: number | null) => tree?.nodes.find((node) => node.id === id);
  let one = of(departmentId);
  if (!one) return true;
  for (; one; one = of(one.parentId)) if (one.headId !== null && one.headId !== self) return true;
  return false;
}
