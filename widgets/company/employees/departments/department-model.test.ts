import { expect, it } from 'vitest';
import type { Department, DepartmentTree } from '#contract/company-people.ts';
import { movedTree, top } from './department-model.ts';

const one = (id: number, parentId: number | null): Department => ({
  id,
  parentId,
  name: String(id),
  headId: null,
  headName: '',
  costCenterCode: '',
  version: 1,
  counts: [1, 0, 0, 0, 0, 0],
});
// 1 with 2 and 3, which has 4; 5.
const tree: DepartmentTree = {
  companyName: 'A',
  nodes: [one(1, null), one(2, 1), one(3, 1), one(4, 3), one(5, null)],
  costCenters: [],
};
const outline = ({ nodes }: DepartmentTree, of: number | null = null): unknown[] =>
  nodes.filter(({ parentId }) => parentId === of).map(({ id }) => [id, ...outline({ ...tree, nodes }, id)]);

it.each([
  ['before a brother', 3, { parent: '1', before: '2' }, [[1, [3, [4]], [2]], [5]]],
  ['out of its parent, with all below it', 3, { parent: top, before: '5' }, [[1, [2]], [3, [4]], [5]]],
  ['to the end of the company', 1, { parent: top, before: null }, [[5], [1, [2], [3, [4]]]]],
  ['into a department that comes later', 1, { parent: '5', before: null }, [[5, [1, [2], [3, [4]]]]]],
  ['into one that has others', 5, { parent: '3', before: null }, [[1, [2], [3, [4], [5]]]]],
])('a department is shown in its new place before the server answers: %s', (_name, id, to, expected) => {
  const known = tree.nodes.find((node) => node.id === id);
  const moved = movedTree(tree, known!, to);
  expect(outline(moved)).toEqual(expected);
  // Each department comes before those below it.
  const ids = moved.nodes.map((node) => node.id);
  for (const { id: own, parentId } of moved.nodes)
    if (parentId !== null) expect(ids.indexOf(parentId)).toBeLessThan(ids.indexOf(own));
});
