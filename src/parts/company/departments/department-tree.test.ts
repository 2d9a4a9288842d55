import { expect, it } from 'vitest';
import type { Department, DepartmentTree } from '#contract/company-people.ts';
import { changesOf, departmentOptions, hasHeadFor, insideOf, movedTree, placeOf, top } from './department-tree.ts';

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

it('a department that goes back to its place has the order of before', () => {
  for (const node of tree.nodes) {
    const from = placeOf(tree, node);
    const moved = movedTree(tree, node, { parent: top, before: null });
    const now = moved.nodes.find(({ id }) => id === node.id);
    expect(outline(movedTree(moved, now!, from))).toEqual(outline(tree));
  }
});

it('a move says whose people it concerns, and the head and the cost centre above that change', () => {
  const known: DepartmentTree = {
    ...tree,
    nodes: tree.nodes.map((node) =>
      node.id === 1
        ? { ...node, headId: 9, headName: '许曼', costCenterCode: 'RD-01' }
        : node.id === 4
          ? { ...node, costCenterCode: 'RD-04' }
          : node,
    ),
  };
  const said = (id: number, parent: string) => {
    const node = known.nodes.find((other) => other.id === id);
    return changesOf(known, movedTree(known, node!, { parent, before: null }), node!);
  };
  expect(said(3, '5')).toEqual({ name: '3', to: '5', people: 2, head: ['许曼', ''], costCenter: ['RD-01', ''] });
  expect(said(4, top)).toEqual({ name: '4', to: 'A', people: 1, head: ['许曼', ''], costCenter: null });
  expect(said(4, '2')).toMatchObject({ head: null, costCenter: null });
});

it('people, departments below and, at the top, records of those who left stand in the way of deleting', () => {
  const empty = { ...one(6, 1), counts: [0, 0, 0, 2, 0, 0] as Department['counts'] };
  const known = { ...tree, nodes: [...tree.nodes, empty] };
  expect(insideOf(known, known.nodes[0]!)).toEqual({ people: 1, below: 3, gone: 0 });
  expect(insideOf(known, empty)).toBeNull();
  expect(insideOf(known, { ...empty, parentId: null })).toEqual({ people: 0, below: 0, gone: 2 });
});

it('departments to choose from have the way to them', () => {
  expect(departmentOptions(tree).map(({ label }) => label)).toEqual(['1', '1 / 2', '1 / 3', '1 / 3 / 4', '5']);
});

it('an approver without a name is a head of the department or above it, other than the employee', () => {
  const known = { ...tree, nodes: tree.nodes.map((node) => (node.id === 1 ? { ...node, headId: 9 } : node)) };
  expect([hasHeadFor(known, 4), hasHeadFor(known, 4, 9), hasHeadFor(known, 5), hasHeadFor(known, 0)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
