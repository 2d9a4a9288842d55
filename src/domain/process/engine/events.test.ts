import { expect, it } from 'vitest';
import {
  approve,
  branch,
  createOrg,
  factsOf,
  hour,
  isOver,
  manager,
  monday,
  parallel,
  person,
  play,
} from '#tests/support/process/sample.ts';

const away = (deputyId: number) => ({ away: { fromMs: monday, toMs: monday + 24 * hour, deputyId } });

it('a task is decided once, by the person it lies with', () => {
  const one = play([approve('a', person(2, 5)), approve('b', person(3))]);
  const taskId = one.taskId(2);
  expect(one.send({ kind: 'agree', taskId, by: 5 })).toBe('这项审批不在您名下');
  expect(one.send({ kind: 'agree', taskId, by: 2 })).toBeUndefined();
  expect(one.send({ kind: 'refuse', taskId, by: 2, comment: '不' })).toBe('您已同意，无需重复处理');
  expect(one.send({ kind: 'agree', taskId: 't99', by: 2 })).toBe('没有找到这项审批，请刷新后重试');
  one.by(5);
  one.by(3);
  expect(one.send({ kind: 'agree', taskId, by: 2 })).toBe('这项申请已经通过，无需再处理');
});

it('an approver without the right to approve any more cannot decide', () => {
  const one = play([approve('a', person(2))]);
  one.org = createOrg({}, [2]);
  expect(one.by(2)).toBe('您没有审批权限，请联系企业管理员');
});

it('a task that is handed on lies with the other one, who is asked even after an earlier agreement', () => {
  const one = play([approve('a', person(2)), approve('b', person(3))]);
  one.by(2);
  const taskId = one.taskId(3);
  expect(one.send({ kind: 'handOn', taskId, by: 3, to: 1 })).toBe('陈佳宁是申请人，不能审批自己的申请');
  expect(one.send({ kind: 'handOn', taskId, by: 3, to: 7 })).toBe('高远没有审批权限或已停用');
  expect(one.send({ kind: 'handOn', taskId, by: 3, to: 3 })).toBe('不能选择自己');
  expect(one.send({ kind: 'handOn', taskId, by: 3, to: 2, comment: '请看' })).toBeUndefined();
  expect(one.open).toEqual([2]);
  expect(one.send({ kind: 'agree', taskId, by: 3 })).toBe('这项审批已转给其他人处理');
  expect(one.instance.tasks.at(-1)?.why.via).toEqual({ kind: 'handedOn', from: 3 });
  one.by(2);
  expect(one.instance.state).toBe('agreed');
  const fixed = play([approve('a', person(2), { mayHandOn: false })]);
  expect(fixed.send({ kind: 'handOn', taskId: 't1', by: 2, to: 5 })).toBe('这个节点不允许转交和加签');
});

it('those added before are asked first, those added after afterwards', () => {
  const one = play([approve('a', person(2)), approve('b', person(4))]);
  one.send({ kind: 'addBefore', taskId: one.taskId(2), by: 2, to: [5, 6] });
  expect(one.open).toEqual([5, 6]);
  one.by(5);
  one.by(6);
  expect(one.open).toEqual([2]);
  one.send({ kind: 'addAfter', taskId: one.taskId(2), by: 2, to: [3] });
  expect(one.open).toEqual([2]);
  expect(one.send({ kind: 'addAfter', taskId: one.taskId(2), by: 2, to: [3] })).toBe('周国梁已经是这个节点的审批人');
  one.by(2);
  expect(one.open).toEqual([3]);
  one.by(3);
  expect(one.open).toEqual([4]);
});

it('one added after by one added before still comes before the first', () => {
  const one = play([approve('a', person(2))]);
  one.send({ kind: 'addBefore', taskId: one.taskId(2), by: 2, to: [5] });
  one.send({ kind: 'addAfter', taskId: one.taskId(5), by: 5, to: [6] });
  one.by(5);
  expect(one.open).toEqual([6]);
  one.by(6);
  expect(one.open).toEqual([2]);
});

it('an applicant urges once in 30 minutes', () => {
  const one = play([approve('a', person(2))]);
  expect(one.send({ kind: 'urge', by: 2 })).toBe('只有申请人可以催办');
  expect(one.send({ kind: 'urge', by: 1 })).toBeUndefined();
  expect(one.last).toEqual([{ kind: 'remind', taskId: 't1' }]);
  one.now += hour / 3;
  expect(one.send({ kind: 'urge', by: 1 })).toBe('30 分钟内只能催办一次，请在 09:30 后再试');
  one.now += hour / 6;
  expect(one.send({ kind: 'urge', by: 1 })).toBeUndefined();
});

it('an applicant withdraws; others cannot, and nothing is decided afterwards', () => {
  const one = play([approve('a', person(2))]);
  expect(one.send({ kind: 'withdraw', by: 2 })).toBe('只有申请人可以撤回');
  expect(one.send({ kind: 'withdraw', by: 1 })).toBeUndefined();
  expect(one.instance.state).toBe('withdrawn');
  expect(one.send({ kind: 'agree', taskId: 't1', by: 2 })).toBe('这项申请已被撤回，无需再处理');
});

it('people of the case comment, also after its end', () => {
  const one = play([approve('a', person(2))]);
  expect(one.send({ kind: 'comment', by: 8, text: '好' })).toBe('您没有参与这项申请，不能评论');
  expect(one.send({ kind: 'comment', by: 1, text: ' ' })).toBe('请填写评论内容');
  one.by(2);
  expect(one.send({ kind: 'comment', by: 1, text: '谢谢' })).toBeUndefined();
  expect(one.instance.log.at(-1)).toMatchObject({ kind: 'commented', by: 1, comment: '谢谢' });
});

it.each([
  ['up', [3]],
  ['admin', [0]],
] as const)('tasks of a person who left go on by the rule %s', (onNobody, open) => {
  const one = play([approve('a', person(2), { onNobody })]);
  one.send({ kind: 'left', who: 2 });
  expect(one.open).toEqual(open);
  expect(one.instance.tasks[1]?.why.via).toEqual({ kind: 'up', cause: 'left', from: 2 });
});

it('a person who left is done without where the rule is to pass or another one may decide', () => {
  const passed = play([approve('a', person(2), { onNobody: 'pass' })]);
  passed.send({ kind: 'left', who: 2 });
  expect(passed.instance.state).toBe('agreed');
  const other = play([approve('a', person(2, 5), { mode: 'any' })]);
  other.send({ kind: 'left', who: 2 });
  expect(other.open).toEqual([5]);
});

it('a manager who stands in and has agreed already is not asked twice', () => {
  const one = play([approve('a', person(2, 3))]);
  one.by(3);
  one.send({ kind: 'left', who: 2 });
  expect(one.instance.state).toBe('agreed');
});

it('an event about a person without a task changes nothing', () => {
  const one = play([approve('a', person(2))]);
  const { instance } = one;
  expect(one.send({ kind: 'left', who: 6 })).toBeUndefined();
  expect(one.last).toEqual([]);
  expect(one.instance).toEqual(instance);
});

it('a deputy gets the task, and both may decide', () => {
  const org = createOrg({ 2: away(5) });
  const one = play([approve('a', person(2))], factsOf(), org);
  expect(one.instance.tasks[0]).toMatchObject({ actor: 5, for: 2 });
  expect(one.send({ kind: 'agree', taskId: 't1', by: 2 })).toBeUndefined();
  const two = play([approve('a', person(2)), approve('b', person(5))], factsOf(), org);
  two.by(5);
  expect(two.open).toEqual([5]);
  expect(two.instance.agreedBy).toEqual([2]);
});

it('an absence that begins moves the task to the deputy', () => {
  const one = play([approve('a', person(2), { limit: { hours: 24, onLate: 'remind' } })]);
  one.org = createOrg({ 2: away(5) });
  one.now += hour;
  one.send({ kind: 'away', who: 2 });
  // The same task with its deadline, of which the deputy is told.
  expect(one.instance.tasks).toMatchObject([{ actor: 5, for: 2, state: 'open', dueMs: monday + 24 * hour }]);
  expect(one.last).toEqual([{ kind: 'lend', taskId: 't1' }]);
  one.org = createOrg({ 2: away(5), 5: away(6) });
  one.send({ kind: 'away', who: 5 });
  expect(one.instance.tasks.at(-1)).toMatchObject({ actor: 6, for: 2 });
  // Back to one who has been told before.
  one.org = createOrg();
  one.send({ kind: 'away', who: 2 });
  expect(one.instance.tasks).toEqual([expect.objectContaining({ actor: 2, dueMs: monday + 24 * hour })]);
  expect([one.instance.tasks[0]?.for, one.last]).toEqual([undefined, []]);
});

it('an event of an earlier clock stands behind what has happened to the case', () => {
  const one = play([approve('a', person(2)), approve('b', person(3))]);
  one.now -= hour;
  one.by(2);
  expect(one.instance.log.map(({ at }) => at)).toEqual([monday, monday]);
  expect(one.instance.tasks[0]?.closedMs).toBe(monday);
});

it('an absence that ends gives back what the deputy has left', () => {
  const one = play([approve('a', person(2, 3), { mode: 'all' })]);
  one.org = createOrg({ 2: away(5) });
  one.send({ kind: 'away', who: 2 });
  one.now += 24 * hour;
  one.send({ kind: 'away', who: 2 });
  const open = one.instance.tasks.filter(({ state }) => state === 'open');
  expect(open.map(({ actor, for: of }) => [actor, of])).toEqual([
    [2, undefined],
    [3, undefined],
  ]);
  expect(one.instance.log.map(({ kind }) => kind)).toEqual(['submitted', 'away', 'back']);
});

it.each([
  ['form a circle', { 2: away(5), 5: away(2) }],
  ['cannot act', { 2: away(7) }],
  ['end at the applicant', { 2: away(1) }],
])('a task goes up where the deputies %s, and an absence never passes a node', (_, changes) => {
  const org = createOrg(changes);
  expect(play([approve('a', person(2))], factsOf(), org).open).toEqual([3]);
  expect(play([approve('a', person(2), { onNobody: 'pass' })], factsOf(), org).open).toEqual([3]);
});

it.each([
  ['remind', 'running', [2]],
  ['up', 'running', [3]],
  ['pass', 'agreed', []],
  ['refuse', 'refused', []],
] as const)('a deadline acts once: %s', (onLate, state, open) => {
  const one = play([approve('a', [manager(1)], { limit: { hours: 4, onLate } })]);
  const taskId = one.taskId(2);
  expect(one.last).toContainEqual({ kind: 'due', taskId, at: monday + 4 * hour });
  expect(one.send({ kind: 'timePassed', taskId })).toBe('还没有到处理时限');
  one.now += 4 * hour;
  expect(one.send({ kind: 'timePassed', taskId })).toBeUndefined();
  expect([one.instance.state, one.open]).toEqual([state, open]);
  expect(one.send({ kind: 'timePassed', taskId })).toBeTypeOf('string');
});

it('a limit of working hours leaves nights, weekends and holidays out', () => {
  const limit = { hours: 12, onLate: 'up', work: true } as const;
  const one = play([approve('a', [manager(1)], { limit })]);
  const taskId = one.taskId(2);
  // Monday 09:00: nine hours until 18:00, and three more on Tuesday.
  expect(one.last).toContainEqual({ kind: 'due', taskId, at: monday + 27 * hour });
  one.now += 12 * hour;
  expect(one.send({ kind: 'timePassed', taskId })).toBe('还没有到处理时限');
  one.now += 15 * hour;
  expect(one.send({ kind: 'timePassed', taskId })).toBeUndefined();
  // The next one up has as much time, until Wednesday at 15:00.
  expect(one.instance.tasks.at(-1)).toMatchObject({ actor: 3, dueMs: monday + 54 * hour });
});

it('deadlines lead up to the company’s account and no further, past a circle of managers', () => {
  const org = createOrg({ 2: { managerId: 3 }, 3: { managerId: 2 } });
  const one = play([approve('a', [manager(1)], { limit: { hours: 4, onLate: 'up' } })], factsOf(), org);
  const seen: number[][] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    seen.push(one.open);
    one.now += 4 * hour;
    const taskId = one.instance.tasks.at(-1)?.id ?? '';
    one.send({ kind: 'timePassed', taskId });
  }
  expect(seen).toEqual([[2], [3], [4], [0]]);
  expect(one.open).toEqual([0]);
  expect(one.instance.tasks.at(-1)).not.toHaveProperty('dueMs');
});

it('a lower price is noted; a higher one asks again who agreed', () => {
  const one = play([approve('a', person(2)), approve('b', person(3))]);
  one.by(2);
  one.send({ kind: 'priceMoved', total: 3_000_00 });
  expect([one.open, one.instance.facts.total]).toEqual([[3], 3_000_00]);
  one.send({ kind: 'priceMoved', total: 3_500_00 });
  expect(one.open).toEqual([2]);
  expect(one.instance.log.slice(-2)).toMatchObject([{ kind: 'priceMoved', was: 3_000_00 }, { kind: 'askedAgain' }]);
  one.by(2);
  one.by(3);
  expect(one.instance.state).toBe('agreed');
});

it('a higher price before any agreement keeps the tasks, but leads into another arm', () => {
  const big = {
    id: 'big',
    name: '大额',
    when: [{ field: 'total', op: 'atLeast', value: 5_000_00 } as const],
    nodes: [approve('x', person(4))],
  };
  const one = play([branch('b', [big], [approve('y', person(2))])]);
  one.send({ kind: 'priceMoved', total: 4_000_00 });
  expect(one.instance.tasks).toHaveLength(1);
  one.send({ kind: 'priceMoved', total: 6_000_00, verdict: 'over' });
  expect(one.open).toEqual([4]);
  expect(one.send({ kind: 'priceMoved', total: -1 })).toBe('价格不正确');
});

it('a lapsed hold ends the case', () => {
  const one = play([
    parallel('p', [approve('a', person(2))], [branch('b', [{ id: 'c', name: '', when: [isOver], nodes: [] }])]),
  ]);
  one.send({ kind: 'holdLapsed' });
  expect([one.instance.state, one.open]).toEqual(['expired', []]);
  expect(one.last.at(-1)).toEqual({ kind: 'decided', state: 'expired' });
});

it('an instance survives storage as JSON', () => {
  const one = play([approve('a', person(2)), approve('b', person(3))]);
  one.send({ kind: 'addAfter', taskId: one.taskId(2), by: 2, to: [5] });
  one.by(2);
  expect(JSON.parse(JSON.stringify(one.instance))).toEqual(one.instance);
});
