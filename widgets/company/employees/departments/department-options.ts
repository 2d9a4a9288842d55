import type { DepartmentTree } from '#contract/company-people.ts';

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
