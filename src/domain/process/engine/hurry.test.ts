import { expect, it } from 'vitest';
import { approve, createOrg, factsOf, hour, manager, monday, person, play } from '#tests/support/process/sample.ts';
import type { ApproveNode } from '../schema.ts';
import { namesOf } from '../words/process-names.ts';
import { whyWords } from '../words/why-words.ts';

const node = (changes: Partial<ApproveNode> = {}) => approve('a', [manager(1)], { mode: 'any', ...changes });
const hurry = (way: 'up' | 'beside', by = 1, taskId = 't1') => ({ kind: 'hurry', way, by, taskId }) as const;
const names = namesOf(createOrg().people);

it('the next one up decides in place of an approver, once, and the history says by whom', () => {
  const one = play([node()]);
  expect(one.send(hurry('up'))).toBeUndefined();
  expect([one.open, one.instance.tasks[0]?.state]).toEqual([[3], 'handedOn']);
  expect(one.last.map(({ kind }) => kind)).toEqual(['close', 'open']);
  expect(one.instance.log.at(-1)).toMatchObject({ kind: 'hurriedUp', by: 1, to: [3], taskId: 't1', nodeId: 'a' });
  const task = one.instance.tasks[1];
  expect(task && whyWords(task, one.instance.facts, names)).toBe('审批可能来不及，陈佳宁把许曼的这项审批转交给您');
  expect(one.send(hurry('up', 1, 't2'))).toBe('这个节点已经加急过，不能再次加急');
  one.by(3);
  expect(one.instance.state).toBe('agreed');
});

it('the next one up is asked beside an approver: whoever is first decides', () => {
  const one = play([node()]);
  expect(one.send(hurry('beside', 2))).toBeUndefined();
  expect(one.open).toEqual([2, 3]);
  const task = one.instance.tasks[1];
  expect(task && whyWords(task, one.instance.facts, names)).toBe('许曼请您一同审批，任一人同意即可');
  expect(one.send(hurry('up', 1))).toBe('这个节点已经加急过，不能再次加急');
  one.by(3);
  expect([one.instance.state, one.instance.tasks.map(({ state }) => state)]).toEqual(['agreed', ['closed', 'agreed']]);
});

it.each<[string, ApproveNode, 'up' | 'beside', number, string]>([
  [
    'of a node where all must agree nobody is left out',
    node({ mode: 'all' }),
    'beside',
    1,
    '这个节点须由指定的人审批，不能请上级代为同意',
  ],
  ['nor in order', node({ mode: 'inOrder' }), 'beside', 1, '这个节点须由指定的人审批，不能请上级代为同意'],
  ['nor of some', node({ mode: { least: 1 } }), 'beside', 1, '这个节点须由指定的人审批，不能请上级代为同意'],
  ['a colleague has no part in it', node(), 'up', 8, '这项审批不在您名下'],
  ['the node allows no other people', node({ mayHandOn: false }), 'up', 1, '这个节点不允许转交和加签'],
  ['nobody is above the company', node({ who: [], onNobody: 'admin' }), 'up', 1, '企业管理员之上没有上级'],
  [
    'one who sits there already does not decide for two',
    node({ mode: 'all', who: person(2, 3) }),
    'up',
    1,
    '周国梁已经是这个节点的审批人',
  ],
])('%s', (_, given, way, by, told) => {
  const one = play([given]);
  const before = JSON.stringify(one.instance);
  expect(one.send(hurry(way, by))).toBe(told);
  expect(JSON.stringify(one.instance)).toBe(before);
});

it('where all must agree as many agree as before', () => {
  const one = play([node({ mode: 'all', who: person(2, 5) })]);
  one.send(hurry('up'));
  expect(one.open).toEqual([5, 3]);
  one.by(3);
  expect(one.instance.state).toBe('running');
  one.by(5);
  expect(one.instance.state).toBe('agreed');
});

it('one who agreed before in the case is asked again, and the time limit begins with the task', () => {
  const limit = { hours: 4, onLate: 'remind', more: [{ hours: 8, onLate: 'up' }] } as const;
  const one = play([approve('x', person(3)), node({ limit })], factsOf());
  one.by(3);
  one.now = monday + 4 * hour;
  one.send({ kind: 'timePassed', taskId: 't2' });
  one.send(hurry('up', 2, 't2'));
  expect(one.instance.tasks.at(-1)).toMatchObject({ actor: 3, state: 'open', dueMs: monday + 8 * hour });
});

it('a price that makes everybody be asked again may be hurried again', () => {
  const one = play([node(), approve('b', person(5))]);
  one.send(hurry('up'));
  one.by(3);
  one.send({ kind: 'priceMoved', total: 9_000_00 });
  expect(one.open).toEqual([2]);
  expect(one.send(hurry('up', 1, one.taskId(2)))).toBeUndefined();
});
