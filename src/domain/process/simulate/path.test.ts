import { expect, it } from 'vitest';
import { createDice, randomCase, randomContent, randomOrg } from '#tests/support/process/random.ts';
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
import { isWhole } from '#tests/support/whole.ts';
import { start, step } from '../engine/engine.ts';
import type { CaseFacts, Instance, Org, ProcessContent } from '../schema.ts';
import { expectedOf, pathOf } from './path.ts';
import { afterWork, usualHours } from '../working-time.ts';

const times = { medianMs: (actor: number) => (actor === 3 ? 4 : 2) * hour, workingHours: usualHours };
const china = (day: number, clock: number) => Date.UTC(2026, 10, day, clock - 8);

it.each([
  [china(9, 9), 2, china(9, 11)],
  [china(9, 17), 2, china(10, 10)],
  [china(9, 20), 2, china(10, 11)],
  [china(13, 17), 2, china(16, 10)],
  // The week of the Spring Festival, and the working Saturday after it.
  [Date.UTC(2026, 1, 14, 9), 1, Date.UTC(2026, 1, 14, 10)],
  [Date.UTC(2026, 1, 14, 10), 1, Date.UTC(2026, 1, 24, 2)],
])('from %i, %i hours of work end at %i', (from, hours, end) => {
  expect(afterWork(from, hours * hour, usualHours)).toBe(end);
});

it('hours without any working day still end', () => {
  expect(afterWork(monday, hour, { from: 0, to: 1440, isWorkday: () => false })).toBeGreaterThan(monday);
});

it('a path names the people, the arm and the expected hours', () => {
  const over = {
    id: 'over',
    name: '超标',
    when: [isOver],
    nodes: [approve('财务', [{ kind: 'role', roleId: 1 }], { mode: 'any' })],
  };
  const content = { nodes: [approve('主管', [manager(1)]), branch('b', [over]), copy('k', person(8))] };
  const path = pathOf(content, factsOf({ verdict: 'over' }), createOrg(), monday, times);
  expect(
    path.steps.map(({ kind, name, armId, people, fromMs, toMs }) => [
      kind,
      name,
      armId,
      people.map(({ id }) => id),
      (fromMs - monday) / hour,
      (toMs - monday) / hour,
    ]),
  ).toEqual([
    ['approve', '主管', undefined, [2], 0, 2],
    ['branch', '超标', 'over', [], 2, 2],
    ['approve', '财务', undefined, [5, 6], 2, 4],
    ['copy', '抄送', undefined, [8], 4, 4],
  ]);
  expect(path).toMatchObject({ state: 'agreed', endsMs: monday + 4 * hour, isAfterHold: false, why: ['符合“超标”'] });
});

it('an absence, a deputy, a deadline and a skip are told', () => {
  const org = createOrg({ 2: { away: { fromMs: monday, toMs: monday + 48 * hour, deputyId: 8 } } });
  const content = {
    nodes: [
      approve('主管', [manager(1)]),
      approve('总监', person(3), { limit: { hours: 3, onLate: 'up' } }),
      approve('复核', person(4, 3)),
      approve('本人', person(1)),
    ],
  };
  const path = pathOf(content, factsOf(), org, monday, times);
  expect(path.why).toEqual([
    '许曼是陈佳宁的直属主管，不在期间由何涛代理',
    '预计周国梁 3 小时内未处理，届时转由林岚审批',
    '“本人”的审批人是申请人本人，自动跳过',
  ]);
  expect(path.steps[1]?.people.map(({ id, state }) => [id, state])).toEqual([
    [3, 'handedOn'],
    [4, 'agreed'],
  ]);
  // 4 agreed before in 复核; only 3 is asked.
  expect(path.steps[2]?.people.map(({ id, state }) => [id, state])).toEqual([
    [3, 'agreed'],
    [4, 'skipped'],
  ]);
  expect(path.steps[3]).toMatchObject({ isSkipped: true, people: [] });
});

it('parallel arms that ask one person foretell one answer for both, and for what follows', () => {
  const arms = [
    [approve('并行主管', [manager(1)])],
    [approve('并行二', [manager(1), ...person(5)], { mode: 'any' })],
  ] as const;
  const nodes = [parallel('p', ...arms), approve('末尾', [manager(1)])];
  const path = pathOf({ nodes }, factsOf(), createOrg(), monday, times);
  expect(path.why).toEqual(['并行二', '末尾'].map((name) => `“${name}”：许曼在其他节点审批，此处不再重复`));
  expect(path.steps.map(({ name, isSkipped }) => [name, isSkipped])).toEqual([
    ['并行主管', false],
    ['并行二', true],
    ['末尾', true],
  ]);
});

it('a skipped repeat of one who is away names the deputy who answers', () => {
  const org = createOrg({ 2: { away: { fromMs: monday, toMs: monday + 48 * hour, deputyId: 8 } } });
  const path = pathOf(
    { nodes: [approve('主管', [manager(1)]), approve('末尾', person(2))] },
    factsOf(),
    org,
    monday,
    times,
  );
  expect(path.why.at(-1)).toBe('“末尾”：何涛代许曼在其他节点审批，此处不再重复');
});

it('an approver who comes back before the deputy answers decides', () => {
  const org = createOrg({ 2: { away: { fromMs: monday, toMs: monday + hour, deputyId: 8 } } });
  const path = pathOf({ nodes: [approve('主管', [manager(1)])] }, factsOf(), org, monday, times);
  expect(path.steps[0]?.people).toMatchObject([{ id: 2, state: 'agreed', toMs: monday + 3 * hour }]);
});

it('a hold that ends before a node is done is told first', () => {
  const content = { nodes: [approve('主管', [manager(1)]), approve('总监', person(3))] };
  const path = pathOf(content, factsOf({ lapsesAtMs: monday + 3 * hour }), createOrg(), monday, times);
  expect(path.steps.map(({ isAfterHold }) => isAfterHold)).toEqual([false, true]);
  const isTold = (lapsesAtMs: number) =>
    pathOf(content, factsOf({ lapsesAtMs }), createOrg(), monday, times).isAfterHold;
  // At the very end of the hold, or so near to it that one slow answer is enough.
  expect([0, 20, 29, 30, 60].map((minutes) => isTold(path.endsMs + minutes * 60_000))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(path.why[0]).toBe('占位保留到 11-09 12:00，“总监”预计 11-09 15:00 才完成，建议转交上级或并行审批');
});

it('a running case keeps its steps and foretells the others', () => {
  const nodes = [approve('主管', [manager(1)]), approve('总监', person(3))];
  const one = play(nodes);
  one.now += hour;
  one.by(2);
  const path = expectedOf({ nodes }, one.instance, one.org, one.now, times);
  expect(
    path.steps.map(({ people }) => people.map(({ id, state, taskId = '' }) => [id, state, path.expected.has(taskId)])),
  ).toEqual([[[2, 'agreed', false]], [[3, 'agreed', false]]]);
  expect(path.endsMs).toBe(monday + 5 * hour);
  const parallelPath = pathOf(
    { nodes: [parallel('p', nodes.slice(0, 1), nodes.slice(1))] },
    factsOf(),
    createOrg(),
    monday,
    times,
  );
  expect(parallelPath.endsMs).toBe(monday + 4 * hour);
});

const isOther =
  ({ tasks }: Instance) =>
  ({ actor }: Instance['tasks'][number], at: number): boolean =>
    actor !== tasks[at]?.actor;

/** The engine, half an hour at a time: each open task collects working time until its actor answers. */
function byTheClock(content: ProcessContent, facts: CaseFacts, org: Org, median: (actor: number) => number): Instance {
  let { instance } = start(content, facts, org, monday);
  const worked = new Map<string, number>();
  const add = (key: string) => worked.set(key, (worked.get(key) ?? 0) + hour / 2);
  for (let now = monday; instance.state === 'running' && now < monday + 400 * 24 * hour;) {
    const due = instance.tasks
      .filter(({ state }) => state === 'open')
      .flatMap(({ id, actor, for: principal = -1, sinceMs, dueMs = Infinity }) => {
        const isHere = (worked.get(`${id} ${sinceMs}`) ?? 0) >= median(actor);
        return [
          ...(isHere ? [{ kind: 'agree' as const, taskId: id, by: actor }] : []),
          ...(dueMs <= now ? [{ kind: 'timePassed' as const, taskId: id }] : []),
          ...(org.people.get(actor)?.away?.fromMs === now ? [{ kind: 'away' as const, who: actor }] : []),
          ...(org.people.get(principal)?.away?.toMs === now ? [{ kind: 'away' as const, who: principal }] : []),
        ];
      });
    let hasStepped = false;
    for (const event of due) {
      const result = step(content, instance, event, org, now);
      if ('refused' in result) throw new Error(result.refused);
      hasStepped = event.kind !== 'away' || result.effects.length > 0 || result.instance.tasks.some(isOther(instance));
      if (!hasStepped) continue;
      ({ instance } = result);
      break;
    }
    if (hasStepped) continue;
    const minutes = ((now / 60_000 + 480) % 1440) + 1;
    const day = new Date(now + 8 * hour).toISOString().slice(0, 10);
    const isWork = usualHours.isWorkday(day) && minutes > usualHours.from && minutes < usualHours.to;
    if (isWork) for (const { id, sinceMs } of instance.tasks) add(`${id} ${sinceMs}`);
    now += hour / 2;
  }
  return instance;
}

it('the path of a random case is the way of the engine, event by event', () => {
  for (let seed = 1; seed <= (isWhole ? 20_000 : 300); seed += 1) {
    const dice = createDice(seed);
    const org = randomOrg(dice);
    const content = randomContent(dice, { hours: [2, 4, 24], most: 8 });
    const facts = randomCase(dice, org);
    const medians = Array.from({ length: 9 }, () => (1 + dice.upTo(12)) * 0.5 * hour);
    const median = (actor: number) => medians[actor] ?? hour;
    const path = pathOf(content, facts, org, monday, { medianMs: median, workingHours: usualHours });
    const expected = byTheClock(content, facts, org, median);
    expect({ seed, instance: path.instance }).toEqual({ seed, instance: expected });
  }
});

it('absences that begin at one moment each give their task to the deputy', () => {
  const away = (deputyId: number) => ({ fromMs: monday + hour, toMs: monday + 90 * hour, deputyId });
  const org = createOrg({ 2: { away: away(5) }, 3: { away: away(8) } });
  const path = pathOf(
    { nodes: [approve('会签', [...person(2), ...person(3)], { mode: 'all' })] },
    factsOf(),
    org,
    monday,
    times,
  );
  expect(path.instance.tasks.map(({ actor, for: principal }) => [actor, principal])).toEqual([
    [5, 2],
    [8, 3],
  ]);
});
