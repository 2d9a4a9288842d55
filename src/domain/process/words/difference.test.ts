import { expect, it } from 'vitest';
import { approve, branch, createOrg, isOver, manager, person } from '#tests/support/process/sample.ts';
import { changeNodes } from '../edit/tree.ts';
import { insertNode, moveNode, removeItem } from '../edit/edit.ts';
import type { ProcessContent } from '../schema.ts';
import { differenceOf } from './difference.ts';
import { namesOf } from './process-names.ts';

const names = namesOf(createOrg().people);
const before: ProcessContent = {
  nodes: [
    approve('a', [manager(1)], { name: '主管' }),
    branch('b', [{ id: 'x', name: '超标', when: [isOver], nodes: [approve('c', person(5), { name: '财务' })] }]),
    approve('d', person(4), { name: '总经理' }),
  ],
};
const told = (after: ProcessContent) => differenceOf(before, after, names).map(({ kind, text }) => `${kind} ${text}`);

it.each<[string, ProcessContent, string[]]>([
  ['nothing', before, []],
  [
    'a new node',
    insertNode(before, { list: 'x', at: 1 }, approve('n', person(3), { name: '总监' })),
    ['added 新增节点“总监”：总监：由周国梁审批；不限处理时间，无人可审时由上级代为审批。'],
  ],
  [
    'a removed branch with its nodes',
    removeItem(before, 'b'),
    ['removed 删除节点“条件分支”', 'removed 删除分支“超标”', 'removed 删除节点“财务”', 'removed 删除分支“其他情况”'],
  ],
  ['a moved node', moveNode(before, 'd', { list: '', at: 0 }), ['moved 节点“总经理”调整了位置']],
  ['a node moved into an arm', moveNode(before, 'd', { list: 'x', at: 0 }), ['moved 节点“总经理”调整了位置']],
  [
    'a changed approver',
    changeNodes(before, (node) => (node.id === 'd' ? ({ ...node, who: person(3) } as typeof node) : node)),
    [
      'changed 节点“总经理”由“总经理：由林岚审批；不限处理时间，无人可审时由上级代为审批。”改为“总经理：由周国梁审批；不限处理时间，无人可审时由上级代为审批。”',
    ],
  ],
  [
    'a mode that makes no difference to the sentence is still a change',
    changeNodes(before, (node) => (node.id === 'd' ? ({ ...node, mode: 'any' } as typeof node) : node)),
    ['changed 节点“总经理”的设置有调整'],
  ],
])('%s', (_, after, expected) => {
  expect(told(after)).toEqual(expected);
});
