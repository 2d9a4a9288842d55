import type { ExpectedPath, PathStep } from '#contract/process.ts';
import type { CaseFacts, Instance, Org, PathRefusal, ProcessContent } from '#domain/process/schema.ts';
import { expectedOf, pathOf } from '#domain/process/simulate/path.ts';
import type { Path } from '#domain/process/simulate/path.ts';
import { decidedLateWords, lateWords, repeatedIn, repeatedWords } from '#domain/process/simulate/path-words.ts';
import { whyWords } from '#domain/process/words/why-words.ts';
import type { ProcessNames } from '#domain/process/words/process-names.ts';
import { showSpan } from '#domain/spans.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { nodesOf } from './content-people.ts';
import { namesFor } from './names.ts';
import { namedIn, orgOf } from './org.ts';
import { processFor } from './process-for.ts';
import type { AppliedProcess } from './process-for.ts';
import { replyTimes, workedMs } from './reply-times.ts';
import type { ReplyTimes } from './reply-times.ts';

const minuteMs = 60_000;

const modeWords = (mode: Path['steps'][number]['mode']): string => {
  if (typeof mode === 'object') return `${mode.least} 人同意`;
  return mode === undefined ? '' : { all: '会签', any: '或签', inOrder: '依次' }[mode];
};

/** Mode of a node with several people. */
export const modeOf = (mode: Path['steps'][number]['mode'], people: number): string =>
  people > 1 ? modeWords(mode) : '';

/** Role of somebody who decides where the process finds no approver of its own. */
export const standsIn = '代为审批';

/** In the place of people. */
const lackNames = { self: '申请人本人，自动跳过', nobody: '无人审批，自动通过' } as const;

function stepView(
  step: Path['steps'][number],
  { content, facts, tasks }: { content: ProcessContent; facts: CaseFacts; tasks: Instance['tasks'] },
  names: ProcessNames,
  times: ReplyTimes,
): PathStep[] {
  if (step.kind === 'branch' || step.kind === 'parallel') return [];
  const people = step.people.map(({ id, for: of, why }) => ({
    employeeId: id,
    name: names.person(id),
    why: whyWords({ actor: id, for: of, why }, facts, names, -1),
  }));
  // Those whom only a deadline would bring in are named below the others; who has agreed before is not asked again.
  const late = step.people.map((person) => lateWords(content, step, person, names));
  const isAsked = step.people.map(({ state }) => (state === 'skipped') === (step.kind === 'approve' && step.isSkipped));
  const first = people.filter((_, at) => !late[at] && isAsked[at]);
  const isStandIn = first.length > 0 && step.people.every(({ why }, at) => late[at] || why.via?.kind === 'up');
  const basisOf = (asked: readonly { employeeId: number }[]) => {
    const medians = asked.flatMap(({ employeeId }) => times.own(employeeId) ?? []);
    const longest = (values: readonly number[]) => showSpan(Math.max(1, Math.round(Math.max(...values) / minuteMs)));
    if (step.lack) return '';
    if (step.isSkipped) return repeatedWords(repeatedIn(step), tasks, names);
    if (step.kind === 'copy') return '';
    return medians.length
      ? `近 30 天中位数 ${longest(medians)}`
      : `公司平均用时 ${longest(asked.map(({ employeeId }) => times.medianMs(employeeId)))}`;
  };
  const own = { nodeId: step.nodeId, kind: step.kind, title: step.name };
  const held = step.isAfterHold ? ['占座可能在此步完成前到期'] : [];
  // Limits are expected to pass: those whom they bring in answer after it, in lines of their own.
  const handUps = step.isSkipped || !first.length ? [] : step.people.filter((_, at) => late[at]);
  const decidedLate = step.people.map((person) => decidedLateWords(content, step, person, names));
  /** The end of a line: the limit that passes these people by or decides for them, or the end of the step. */
  const endOf = (asked: readonly number[]) => {
    const next = handUps.filter(({ why: { via } }) => via?.from !== undefined && asked.includes(via.from));
    const decided = step.people.filter(({ id }, at) => asked.includes(id) && decidedLate[at]);
    return {
      ...(next.length
        ? { toMs: Math.min(...next.map(({ fromMs }) => fromMs)), isLimit: true }
        : decided.length && decided.length === step.people.filter(({ id }) => asked.includes(id)).length
          ? { toMs: Math.max(...decided.map(({ toMs }) => toMs)), isLimit: true }
          : { toMs: step.toMs }),
      passed: [
        ...next.map((person) => lateWords(content, step, person, names)),
        ...decided.map((person) => decidedLateWords(content, step, person, names)),
      ],
    };
  };
  const { passed, ...end } = endOf(
    step.people.flatMap(({ id, for: of }, at) => (late[at] || !isAsked[at] ? [] : [id, of ?? id])),
  );
  const deputyNote = ({ id, for: of }: (typeof step.people)[number]) =>
    of === undefined ? [] : [`${names.person(of)}不在，由${names.person(id)}代为审批`];
  return [
    {
      ...own,
      people: handUps.length ? first : people,
      names: first.length ? first.map(({ name }) => name) : [step.lack ? lackNames[step.lack] : step.name],
      role: [step.kind === 'copy' ? '抄送' : isStandIn ? standsIn : step.name, modeOf(step.mode, first.length)]
        .filter(Boolean)
        .join(' · '),
      basis: basisOf(handUps.length ? first : people),
      ...(step.kind === 'approve' && !step.isSkipped && { fromMs: step.fromMs, ...end }),
      notes: [
        ...step.people.flatMap((person, at) => (handUps.length && late[at] ? [] : deputyNote(person))),
        ...(handUps.length ? [] : late.filter(Boolean)),
        ...passed,
        ...(step.isSkipped ? [] : repeatedIn(step).map((who) => repeatedWords([who], tasks, names))),
        ...(handUps.length ? [] : held),
      ],
    },
    ...handUps.map((person, at) => {
      const { id, for: of, why, fromMs } = person;
      const { passed: notes, ...until } = endOf([id, of ?? id]);
      const employee = {
        employeeId: id,
        name: names.person(id),
        why: whyWords({ actor: id, for: of, why }, facts, names, -1),
      };
      return {
        ...own,
        people: [employee],
        names: [employee.name],
        role: standsIn,
        basis: basisOf([employee]),
        fromMs,
        ...until,
        isHandUp: true,
        notes: [...deputyNote(person), ...notes, ...(at === handUps.length - 1 ? held : [])],
      };
    }),
  ];
}

/** Names of the arms that a case takes. */
export function armNames(content: ProcessContent, runs: Instance['runs']): string[] {
  return [...nodesOf(content.nodes)].flatMap((node) => {
    const run = runs[node.id];
    if (node.kind !== 'branch' || run?.kind !== 'branch') return [];
    return [...node.arms, node.otherwise].filter(({ id }) => id === run.armId).map(({ name }) => name);
  });
}

/** The last step whose limit refuses: the one that ends the case. */
function refusalOf(steps: Path['steps'], content: ProcessContent, names: ProcessNames): PathRefusal {
  const step = steps.findLast(({ people }) => people.some(({ state }) => state === 'refused'));
  const late = step?.people.filter(({ state }) => state === 'refused') ?? [];
  return {
    step: step?.name ?? '',
    names: late.map(({ id, for: principal }) => names.person(principal ?? id)),
    why: step ? late.map((person) => decidedLateWords(content, step, person, names)) : [],
  };
}

interface Foretold {
  companyId: number;
  facts: CaseFacts;
  /** A draft; absent: the process that applies. */
  process?: Pick<AppliedProcess, 'processId' | 'name' | 'version' | 'content' | 'isDefault'> | undefined;
  /** The process that applies, where the caller has read it. */
  applied?: AppliedProcess | undefined;
}

/** People and times of a case before it is started, by the reducer that will decide it. */
export async function expectedPath(
  db: Database | Tx,
  { companyId, facts, process: given, applied }: Foretold,
  now: number,
): Promise<ExpectedPath> {
  const process = given ?? applied ?? (await processFor(db, companyId, facts));
  const org = await orgOf(db, companyId, now, namedIn(process.content, facts));
  const times = await replyTimes(db, companyId, now);
  const names = await namesFor(db, companyId, org.people.keys());
  const path = pathOf(process.content, facts, org, now, times, names);
  return {
    processId: process.processId,
    processName: process.name,
    version: process.version,
    arms: armNames(process.content, path.instance.runs),
    steps: path.steps.flatMap((step) =>
      stepView(step, { content: process.content, facts, tasks: path.instance.tasks }, names, times),
    ),
    endsMs: path.state === 'running' ? null : path.endsMs,
    ...(path.state === 'refused' && { refused: refusalOf(path.steps, process.content, names) }),
    minutes: Math.round(workedMs(now, path.endsMs) / minuteMs),
    why: [
      ...(given
        ? []
        : [process.isDefault ? `适用默认流程“${process.name}”` : `适用“${process.name}”：范围与申请人最接近`]),
      ...path.why,
    ],
  };
}

/** The same for a case that runs. */
export const expectedFor = (
  content: ProcessContent,
  instance: Instance,
  org: Org,
  now: number,
  { times, names }: { times: ReplyTimes; names: ProcessNames },
): Path => expectedOf(content, instance, org, now, times, names);
