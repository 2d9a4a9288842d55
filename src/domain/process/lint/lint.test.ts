import { expect, it } from 'vitest';
import { createDice, randomCase, randomContent } from '#tests/support/process/random.ts';
import { approve, branch, copy, createOrg, isOver, manager, parallel, person } from '#tests/support/process/sample.ts';
import { armOf } from '../conditions.ts';
import { companyContent, firstContent } from '../defaults.ts';
import { armsOf } from '../edit/tree.ts';
import type { BranchArm, CaseFacts, ProcessNode } from '../schema.ts';
import { branchReports } from './branches.ts';
import { lint, placeOf } from './lint.ts';

const org = createOrg();
const told = (nodes: readonly ProcessNode[], people = org) =>
  lint({ nodes }, undefined, people).map(({ level, nodeId, armId, message }) =>
    [level === 'error' ? '✗' : '!', [nodeId, armId].filter(Boolean).join('/'), message].filter(Boolean).join(' '),
  );
const arm = (
  id: string,
  when: BranchArm['when'],
  nodes: readonly ProcessNode[] = [approve(`${id}1`, [manager(1)])],
): BranchArm => ({ id, name: id, when, nodes });
const least = (value: number) => ({ field: 'total', op: 'atLeast', value }) as const;

it('the first process and that of a company without one have no fault', () => {
  expect(lint(companyContent)).toEqual([]);
  expect(lint(firstContent)).toEqual([]);
});

const ok = approve('ok', person(3));
it.each<[string, readonly ProcessNode[], string[]]>([
  ['no approver in the whole process', [copy('k', person(2))], ['✗ 流程中还没有审批节点']],
  ['an id twice', [ok, approve('ok', person(5))], ['✗ ok 节点编号重复，请删除后重新添加']],
  [
    'an id that is a name of objects',
    [ok, approve('__proto__', person(5))],
    ['✗ __proto__ 节点编号无效，请删除后重新添加'],
  ],
  ['a node without a name', [approve('a', person(3), { name: ' ' })], ['✗ a 请填写节点名称']],
  ['no approver', [approve('a', [])], ['✗ a 请设置审批人']],
  ['a copy for nobody', [ok, copy('k', [])], ['✗ k 请选择抄送人']],
  [
    'more agreements than approvers',
    [approve('a', person(3, 4), { mode: { least: 3 } })],
    ['✗ a 须 3 人同意，但只有 2 位审批人'],
  ],
  [
    'a limit of no hours',
    [approve('a', person(3), { limit: { hours: 0, onLate: 'up' } })],
    ['✗ a 处理时限应在 0.5 到 720 小时之间'],
  ],
  ['a branch without conditions', [ok, branch('b', [])], ['✗ b 条件分支至少要有一个条件']],
  ['one parallel arm', [ok, parallel('p', [approve('a', person(4))])], ['✗ p 并行至少要有两路']],
  ['an arm that is not filled in', [ok, branch('b', [arm('x', [])])], ['✗ b/x 请设置“x”的条件']],
  [
    'an arm without nodes',
    [ok, branch('b', [arm('x', [isOver], [])])],
    ['! b/x “x”中没有节点：符合条件的申请在此分支不需审批'],
  ],
  [
    'parallel arms without nodes',
    [ok, parallel('p', [], [])],
    ['! p/p-0 “并行 1”中没有节点：这一路不需审批', '! p/p-1 “并行 2”中没有节点：这一路不需审批'],
  ],
  ['a condition without a value', [ok, branch('b', [arm('x', [{ ...isOver, value: [] }])])], ['✗ b/x 请选择差标']],
  [
    'conditions that exclude each other',
    [ok, branch('b', [arm('x', [least(500), { ...least(300), op: 'below' }]), arm('y', [isOver])])],
    ['✗ b/x “x”的条件不可能同时成立'],
  ],
  [
    'an excess of what is within the standard',
    [
      ok,
      branch('b', [
        arm('x', [
          { ...isOver, value: ['ok'] },
          { field: 'overBy', op: 'atLeast', value: 1 },
        ]),
      ]),
    ],
    ['✗ b/x “x”的条件不可能同时成立'],
  ],
  [
    'an arm behind a wider one',
    [ok, branch('b', [arm('x', [least(300)]), arm('y', [least(500), isOver])])],
    ['✗ b/y “y”永远不会走到：前面的条件已包括它的所有情况'],
  ],
  [
    'an arm behind two that share its cases',
    [ok, branch('b', [arm('x', [isOver]), arm('y', [{ ...isOver, op: 'notIn' }]), arm('z', [least(500)])])],
    [
      '✗ b/z “z”永远不会走到：前面的条件已包括它的所有情况',
      '! b/b-else “其他情况”永远不会走到：前面的条件已包括它的所有情况',
    ],
  ],
  [
    'arms that hold together',
    [ok, branch('b', [arm('x', [isOver]), arm('y', [{ field: 'abroad', op: 'in', value: ['1'] }])])],
    ['! b/y “x”与“y”可能同时符合，此时走“x”'],
  ],
  [
    'an arm that the branch around it leaves no case',
    [ok, branch('b', [arm('x', [isOver], [branch('c', [arm('y', [{ ...isOver, op: 'notIn' }])])])])],
    ['✗ c/y “y”的条件不可能同时成立'],
  ],
  [
    'a way on which nobody is asked',
    [branch('b', [arm('x', [isOver])])],
    ['! 有的申请不经过任何审批人就会通过，请确认'],
  ],
  ['an approver who may not approve', [approve('a', person(7))], ['✗ a 高远没有审批权限或已停用']],
  ['an approver who is gone', [approve('a', person(99))], ['✗ a 审批人员工 99已离职或不存在，请重新选择']],
  ['a role without members', [approve('a', [{ kind: 'role', roleId: 2 }])], ['✗ a 角色“角色 2”中没有可以审批的人']],
  [
    'an approver who would approve an own application',
    [approve('a', person(5))],
    ['! a 李予墨申请时，“a”的审批人只有申请人本人，将自动跳过'],
  ],
  [
    'managers that are missing',
    [approve('a', [manager(3)])],
    [
      '! a 许曼、周国梁、李予墨等 4 人申请时，“a”没有可以审批的人，届时由上级代为审批',
      '! a 林岚没有上级，“a”届时转交企业管理员',
    ],
  ],
  ['managers that nobody has', [approve('a', [manager(9)])], ['✗ a “a”没有可以审批的人']],
  [
    'a cost centre without owner',
    [approve('a', [{ kind: 'costCenterOwner' }])],
    ['! a 成本中心NO没有可以审批的负责人，届时由上级代为审批'],
  ],
])('%s is told', (_, nodes, messages) => {
  // Those whom nobody decides about are counted below.
  const found = told(nodes).filter((one) => !one.includes('人的申请无人审批'));
  const isPeople = /本人|没有可以|没有上级|审批权限|不存在/;
  // Warnings about people beside the fault in question are those of other rows.
  expect(messages.some((one) => isPeople.test(one)) ? found : found.filter((one) => !isPeople.test(one))).toEqual(
    messages,
  );
});

it('people whose applications pass unheard are counted, on every way that a case may take', () => {
  const unheard = (nodes: readonly ProcessNode[]) =>
    lint({ nodes }, undefined, org).flatMap(({ kind, level, message }) => (kind === 'unheard' ? [level, message] : []));
  const manages = approve('a', [manager(1)], { onNobody: 'pass' });
  const [, told] = unheard([manages]);
  expect(told).toMatch(/^\d+ 人的申请无人审批，将自动通过：.*林岚/);
  expect(unheard([manages, approve('b', person(3), { skipSelf: false })])).toEqual([]);
  expect(unheard([branch('b', [arm('x', [isOver], [approve('c', person(5))])], [manages])])).toHaveLength(2);
  expect(unheard([approve('a', [manager(1)])])).toEqual([]);
});

it('a fault has a place: the arms around its node, and the name of the node', () => {
  const nodes = [branch('b', [arm('x', [isOver], [parallel('p', [approve('a', [])], [])])])];
  expect(['a', 'p', 'p-1', 'b', 'none'].map((id) => placeOf(nodes, id))).toEqual([
    ['x', '并行 1', 'a'],
    ['x'],
    ['x', '并行 2'],
    [],
    undefined,
  ]);
});

/** Arms that a case comes to. */
const armsTaken = (nodes: readonly ProcessNode[], facts: CaseFacts): string[] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'branch') return armsOf(node).flatMap((one) => armsTaken(one.nodes, facts));
    const taken = armOf(node, facts);
    return [taken.id, ...armsTaken(taken.nodes, facts)];
  });

it('an arm that some random case takes is never called dead', () => {
  let dead = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    const dice = createDice(seed);
    const { nodes } = randomContent(dice, { hours: [1], most: 12 });
    const without = new Set(branchReports(nodes).flatMap((report) => [...report.never, ...report.dead]));
    dead += without.size;
    for (let turn = 0; turn < 100; turn += 1) {
      const facts = randomCase(dice, org);
      const taken = facts.verdict === 'over' || !facts.overBy ? armsTaken(nodes, facts) : [];
      expect({ seed, dead: taken.filter((id) => without.has(id)) }).toEqual({ seed, dead: [] });
    }
  }
  expect(dead).toBeGreaterThan(20);
});
