import { expect, it } from 'vitest';
import type { ApproveNode, BranchArm, BranchNode, ProcessNode } from '../schema.ts';
import { blankIn } from './blank.ts';
import { moveNode, updateNode } from './edit.ts';

const approve = (id: string, name = id) => ({ kind: 'approve', id, name, who: [] }) as unknown as ApproveNode;
const branch = (id: string, arm: Partial<BranchArm>, rest: readonly ProcessNode[] = []): BranchNode => ({
  kind: 'branch',
  id,
  arms: [{ id: `${id}x`, name: '大额', when: [], nodes: [], ...arm }],
  otherwise: { id: `${id}r`, name: '其他情况', nodes: rest },
});

it.each<[string, readonly ProcessNode[], unknown]>([
  ['nothing', [approve('a'), branch('b', {}, [approve('c')])], null],
  ['a node without a name', [approve('a'), approve('b', ' ')], { kind: 'node', id: 'b' }],
  [
    'an arm without a name, before what is inside of the fork',
    [branch('b', { name: '', nodes: [approve('c', '')] })],
    { kind: 'arm', id: 'bx' },
  ],
  [
    'a condition without a choice',
    [branch('b', { when: [{ field: 'level', op: 'in', value: [] }] })],
    { kind: 'condition', id: 'bx', field: 'level' },
  ],
  ['a node inside of an arm', [branch('b', {}, [approve('c', '')])], { kind: 'node', id: 'c' }],
])('the first blank of a process: %s', (_, nodes, blank) => {
  expect(blankIn(nodes)).toEqual(blank);
});

it('an edit looks at what it has changed alone', () => {
  let looks = 0;
  const counted = (id: string): ApproveNode =>
    Object.defineProperty(approve(id), 'name', { get: () => ((looks += 1), id), enumerable: true });
  const content = { nodes: Array.from({ length: 200 }, (_, at) => counted(`n${at}`)) };
  expect([blankIn(content.nodes), looks]).toEqual([null, 200]);
  expect([blankIn(moveNode(content, 'n3', { list: '', at: 9 }).nodes), looks]).toEqual([null, 200]);
  expect(blankIn(updateNode(content, approve('n5', '')).nodes)).toEqual({ kind: 'node', id: 'n5' });
  expect(looks).toBe(200);
});
