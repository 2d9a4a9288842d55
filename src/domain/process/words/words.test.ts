import { expect, it } from 'vitest';
import {
  approve,
  branch,
  copy,
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
import type { CaseCondition } from '../schema.ts';
import { conditionWords, conditionsInWords } from './condition-words.ts';
import { namesOf } from './process-names.ts';
import { sentencesOf } from './sentences.ts';
import { whyWords } from './why-words.ts';

const org = createOrg();
const names = namesOf(org.people, {
  role: () => '财务 BP',
  department: (id) => ({ 1: '研发中心', 2: '平台组' })[id] ?? '云帆科技',
  level: (id) => `P${id}`,
});

it.each<[CaseCondition, string]>([
  [{ field: 'total', op: 'atLeast', value: 3_000_00 }, '总额不低于 ¥3,000'],
  [{ field: 'overBy', op: 'below', value: 99_50 }, '超标金额低于 ¥99.50'],
  [{ field: 'days', op: 'atLeast', value: 5 }, '出差 5 天及以上'],
  [{ field: 'advance', op: 'below', value: 3 }, '提前不足 3 天'],
  [{ field: 'travellers', op: 'atLeast', value: 4 }, '出行人数不低于 4 人'],
  [isOver, '超标'],
  [{ field: 'verdict', op: 'notIn', value: ['over'] }, '合规'],
  [{ field: 'abroad', op: 'in', value: ['1'] }, '国际/港澳台'],
  [{ field: 'external', op: 'in', value: ['0', '1'] }, '外部人员不限'],
  [{ field: 'product', op: 'in', value: ['flight', 'hotel'] }, '含国内机票、酒店'],
  [{ field: 'product', op: 'notIn', value: ['car'] }, '不含用车'],
  [{ field: 'department', op: 'in', value: ['1'] }, '申请人属于研发中心'],
  [{ field: 'level', op: 'notIn', value: ['0', '7'] }, '申请人等级不是 未定级、P7'],
  [{ field: 'costCenter', op: 'in', value: [] }, '成本中心（未选）'],
])('condition %j is read as %s', (condition, words) => {
  expect(conditionWords(condition, names)).toBe(words);
});

it('conditions of an arm are joined', () => {
  const total = { field: 'total', op: 'atLeast', value: 3_000_00 } as const;
  expect(conditionsInWords([isOver, total], names)).toBe('超标，且总额不低于 ¥3,000');
  expect(conditionsInWords([], names)).toBe('任何情况');
});

it('a process is told in one sentence for each node and arm', () => {
  const content = {
    nodes: [
      branch(
        'b',
        [
          {
            id: 'x',
            name: '超标',
            when: [isOver],
            nodes: [
              approve('主管与财务', [manager(1), { kind: 'role', roleId: 1 }], { limit: { hours: 48, onLate: 'up' } }),
            ],
          },
        ],
        [],
      ),
      parallel(
        'p',
        [
          approve('n', [manager(2)], {
            name: '申请人的二级主管',
            skipSelf: false,
            skipRepeated: false,
            mayHandOn: false,
          }),
        ],
        [copy('k', person(5))],
      ),
      approve('z', [], { name: '', onNobody: 'admin' }),
    ],
  };
  expect(sentencesOf(content, names).map(({ depth, text }) => `${depth} ${text}`)).toEqual([
    '0 按条件分为 2 路，从上到下取第一条符合的。',
    '1 如果超标：',
    '2 主管与财务：由申请人的直属主管、角色“财务 BP”审批（须全部同意）；2 天未处理则转交上级，无人可审时由上级代为审批。',
    '1 其他情况：无须审批，直接继续。',
    '0 2 路同时进行，全部完成后继续。',
    '1 并行 1：',
    '2 由申请人的二级主管审批；不限处理时间，无人可审时由上级代为审批，申请人也须审批自己的申请，已同意过的人须再次审批，不允许转交和加签。',
    '1 并行 2：',
    '2 抄送给李予墨。',
    '0 由企业管理员审批；不限处理时间。',
  ]);
});

const why = (one: ReturnType<typeof play>, viewer?: number) => {
  const task = one.instance.tasks.at(-1);
  return task && whyWords(task, one.instance.facts, names, viewer ?? task.actor);
};
it.each([
  [[manager(1)], '您是陈佳宁的直属主管'],
  [[manager(2)], '您是陈佳宁的二级主管'],
  [[{ kind: 'chain', toRank: 5 }], '您是陈佳宁的直属主管'],
  [[{ kind: 'head', up: 1 }], '您是研发中心的负责人'],
  [[{ kind: 'role', roleId: 1 }], '您是财务 BP'],
  [[{ kind: 'costCenterOwner' }], '您是成本中心RD的负责人'],
  [[{ kind: 'chosen' }], '您是陈佳宁选择的审批人'],
  [person(5), '您是流程指定的审批人'],
  [person(7), '原审批人高远（流程指定的审批人）无法审批，由您代为审批'],
  [[{ kind: 'role', roleId: 2 }], '没有财务 BP，由您代为审批'],
  [[], '流程没有指定审批人，由您代为审批'],
] as const)('approver %j hears why: %s', (who, words) => {
  expect(why(play([approve('a', who)], factsOf({ chosen: [8] })))).toBe(words);
});

it('a deputy, a late task, a task that was handed on and one added say so', () => {
  const away = { away: { fromMs: monday, toMs: monday + hour, deputyId: 5 } };
  const deputy = play([approve('a', [manager(1)])], factsOf(), createOrg({ 2: away }));
  expect(why(deputy)).toBe('许曼是陈佳宁的直属主管，不在期间由您代理');
  expect(why(deputy, 2)).toBe('您是陈佳宁的直属主管，不在期间由李予墨代理');
  const late = play([approve('a', [manager(1)], { limit: { hours: 1, onLate: 'up' } })]);
  late.now += hour;
  late.send({ kind: 'timePassed', taskId: 't1' });
  expect(why(late)).toBe('原审批人许曼（陈佳宁的直属主管）超时未处理，由您代为审批');
  late.send({ kind: 'handOn', taskId: 't2', by: 3, to: 8 });
  expect(why(late)).toBe('周国梁把这项审批转交给您');
  late.send({ kind: 'addBefore', taskId: 't3', by: 8, to: [6] });
  expect(why(late, 1)).toBe('何涛请沈知行加签（在何涛之前）');
  expect(why(late, 8)).toBe('您请沈知行加签（在您之前）');
});
