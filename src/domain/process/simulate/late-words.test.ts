import { expect, it } from 'vitest';
import { approve, createOrg, factsOf, hour, monday, person } from '#tests/support/process/sample.ts';
import { onLateNames, onNobodyNames } from '../names.ts';
import type { OnLate, OnNobody } from '../schema.ts';
import { limitWords } from '../words/node-words.ts';
import { namesOf } from '../words/process-names.ts';
import { sentenceOf } from '../words/sentences.ts';
import { pathOf } from './path.ts';
import { usualHours } from '../working-time.ts';

/** 3 周国梁 decides within three hours; 8 何涛 is the deputy, 4 林岚 is above. */
const nodeOf = (onLate: OnLate, onNobody: OnNobody = 'up') =>
  approve('总监', person(3), { limit: { hours: 3, onLate }, onNobody });

const why = (onLate: OnLate, about: { isLate: boolean; hasDeputy: boolean; isAboveAway: boolean }) => {
  const away = { fromMs: monday - hour, toMs: monday + 200 * hour };
  const org = createOrg({
    3: about.hasDeputy ? { away: { ...away, deputyId: 8 } } : {},
    4: about.isAboveAway ? { away: { ...away, deputyId: 5 } } : {},
  });
  const medianMs = (actor: number) => (about.isLate && (actor === 3 || actor === 8) ? 5 : 1) * hour;
  return pathOf({ nodes: [nodeOf(onLate)] }, factsOf(), org, monday, { medianMs, workingHours: usualHours }).why;
};

const late = '预计周国梁 3 小时内未处理，届时';
const deputy = '周国梁是流程指定的审批人，不在期间由何涛代理';
const ends: Readonly<Record<OnLate, readonly string[]>> = {
  // A reminder changes nothing of the way.
  remind: [],
  up: [`${late}转由林岚审批`],
  pass: [`${late}自动通过`],
  refuse: [`${late}自动驳回`],
};

it.each(Object.keys(ends) as OnLate[])('a time limit tells one thing everywhere: %s', (onLate) => {
  for (const isAboveAway of [false, true]) {
    const told = ends[onLate].map((one) => (isAboveAway ? one.replace('审批', '审批（由李予墨代理）') : one));
    for (const hasDeputy of [false, true]) {
      const start = hasDeputy ? [deputy] : [];
      const at = { hasDeputy, isAboveAway };
      // The name is that of the one whose task it is, as the next approver is told, and never the deputy's.
      expect([at, why(onLate, { ...at, isLate: true })]).toEqual([at, [...start, ...told]]);
      expect([at, why(onLate, { ...at, isLate: false })]).toEqual([at, start]);
    }
  }
  // Card, sentence and forecast have one word for what happens.
  const names = namesOf(createOrg().people);
  expect(limitWords(nodeOf(onLate))).toEqual([`3 小时未处理，${onLateNames[onLate]}`]);
  expect(sentenceOf(nodeOf(onLate), names)).toContain(`3 小时未处理则${onLateNames[onLate]}`);
  expect(limitWords({ limit: { hours: 72, onLate } })).toEqual([`3 天未处理，${onLateNames[onLate]}`]);
  expect(limitWords({ limit: { hours: 72, onLate, work: true } })).toEqual([
    `72 个工作小时未处理，${onLateNames[onLate]}`,
  ]);
});

it.each([
  ['up', ['原审批人周国梁（流程指定的审批人）无法审批，由林岚代为审批']],
  ['admin', ['原审批人周国梁（流程指定的审批人）无法审批，由企业管理员代为审批']],
  ['pass', ['“总监”无人审批，自动通过']],
] as const)('nobody there, by the rule %s', (onNobody, told) => {
  const node = nodeOf('refuse', onNobody);
  const times = { medianMs: () => hour, workingHours: usualHours };
  expect(pathOf({ nodes: [node] }, factsOf(), createOrg({}, [3]), monday, times).why).toEqual(told);
  expect(sentenceOf(node, namesOf(createOrg().people))).toContain(`无人可审时${onNobodyNames[onNobody]}`);
  expect(onNobodyNames.pass).toBe('自动通过');
});

it('a limit of one who is skipped is never told', () => {
  for (const onLate of Object.keys(ends) as OnLate[]) {
    const nodes = [nodeOf('remind'), { ...nodeOf(onLate), id: 'n2', name: '复核' }];
    const times = { medianMs: () => hour, workingHours: usualHours };
    const path = pathOf({ nodes }, factsOf(), createOrg(), monday, times);
    expect(path.why).toEqual(['“复核”：周国梁在其他节点审批，此处不再重复']);
    const self = [{ ...nodeOf(onLate), who: person(1) }];
    expect(pathOf({ nodes: self }, factsOf(), createOrg(), monday, times).why).toEqual([
      '“总监”的审批人是申请人本人，自动跳过',
    ]);
  }
});

it('a limit of working hours and the forecast count the same hours', () => {
  // Friday 17:00, an answer usually takes two working hours: Monday 10:00, behind three hours of any kind.
  const friday = monday + (4 * 24 + 8) * hour;
  const times = { medianMs: () => 2 * hour, workingHours: usualHours };
  const whyOf = (work: boolean) => {
    const node = approve('总监', person(3), { limit: { hours: 3, onLate: 'refuse', work } });
    return pathOf({ nodes: [node] }, factsOf(), createOrg(), friday, times).why;
  };
  expect(whyOf(false)).toEqual([`${late}自动驳回`]);
  expect(whyOf(true)).toEqual([]);
  const slow = { medianMs: () => 4 * hour, workingHours: usualHours };
  const node = approve('总监', person(3), { limit: { hours: 3, onLate: 'refuse', work: true } });
  const path = pathOf({ nodes: [node] }, factsOf(), createOrg(), friday, slow);
  expect([path.why, path.endsMs]).toEqual([
    ['预计周国梁 3 个工作小时内未处理，届时自动驳回'],
    monday + (7 * 24 + 2) * hour,
  ]);
});
