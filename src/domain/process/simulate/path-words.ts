import { momentAt } from '../../china-time.ts';
import { find } from '../edit/tree.ts';
import type { Instance, ProcessContent } from '../schema.ts';
import { conditionsInWords } from '../words/condition-words.ts';
import type { ProcessNames } from '../words/process-names.ts';
import { hoursInWords } from '../words/node-words.ts';
import { whyWords } from '../words/why-words.ts';
import type { PathPerson, PathStep } from './steps.ts';

/** 11-09 14:30 */
const clock = (ms: number): string => momentAt(ms).slice(5, 16);

function branchWords(content: ProcessContent, { nodeId, armId }: PathStep, names: ProcessNames): string {
  const found = find(content, nodeId);
  const node = found?.kind === 'node' ? found.node : undefined;
  if (node?.kind !== 'branch') return '';
  const arm = node.arms.find(({ id }) => id === armId);
  if (!arm) return `没有符合的条件，走“${node.otherwise.name || '其他情况'}”`;
  const when = conditionsInWords(arm.when, names);
  return arm.name === when ? `符合“${when}”` : `符合“${arm.name}”：${when}`;
}

/** People of a node whose agreement in another one counts. */
export const repeatedIn = ({ people }: PathStep): number[] =>
  people.flatMap(({ id, for: of, state }) => (state === 'skipped' ? (of ?? id) : []));
type Tasks = Instance['tasks'];

/** 许曼; of one whose deputy answers, 何涛代许曼. */
function answererOf(who: number, tasks: Tasks, names: ProcessNames): string {
  const answer = tasks.find(({ actor, for: of, state }) => state === 'agreed' && of === who && actor !== who);
  return answer ? `${names.person(answer.actor)}代${names.person(who)}` : names.person(who);
}

/** 许曼在其他节点审批，此处不再重复 */
export const repeatedWords = (people: readonly number[], tasks: Tasks, names: ProcessNames): string =>
  `${people.map((id) => answererOf(id, tasks, names)).join('、')}在其他节点审批，此处不再重复`;

function lackWords(step: PathStep, tasks: Tasks, names: ProcessNames): string {
  const { lack } = step;
  if (lack === 'self') return `“${step.name}”的审批人是申请人本人，自动跳过`;
  if (lack === 'nobody') return `“${step.name}”无人审批，自动通过`;
  const people = repeatedIn(step);
  return people.length ? `“${step.name}”：${repeatedWords(people, tasks, names)}` : '';
}

const limitOf = (content: ProcessContent, { nodeId }: PathStep) => {
  const found = find(content, nodeId);
  return found?.kind === 'node' && found.node.kind === 'approve' ? found.node.limit : undefined;
};

type LatePerson = Pick<PathPerson, 'id' | 'for' | 'why' | 'state' | 'isLate'>;

/** 预计许曼 24 小时内未处理: the one whose task it is, also while a deputy has it. */
const lateOf = (content: ProcessContent, step: PathStep, who: number, names: ProcessNames): string => {
  const limit = limitOf(content, step);
  const hours = step.people.find(({ id, for: principal }) => (principal ?? id) === who)?.hours ?? limit?.hours ?? 0;
  return `预计${names.person(who)} ${limit ? `${hoursInWords({ hours, work: limit.work })}内` : '超时'}未处理，届时`;
};

/** A move by the deadline that has not happened yet: 预计许曼 24 小时内未处理，届时转由郑怀远审批; "" of anything else. */
export function lateWords(
  content: ProcessContent,
  step: PathStep,
  { id, for: principal, why: { via } }: Pick<LatePerson, 'id' | 'for' | 'why'>,
  names: ProcessNames,
): string {
  if (via?.kind !== 'up' || via.cause !== 'late' || via.from === undefined) return '';
  const deputy = principal === undefined ? '' : `（由${names.person(id)}代理）`;
  return `${lateOf(content, step, via.from, names)}转由${names.person(principal ?? id)}审批${deputy}`;
}

/** A decision by the deadline that has not happened yet: 预计许曼 24 小时内未处理，届时自动通过; "" of anything else. */
export function decidedLateWords(
  content: ProcessContent,
  step: PathStep,
  { id, for: principal, state, isLate }: LatePerson,
  names: ProcessNames,
): string {
  const end = state === 'passed' ? '自动通过' : state === 'refused' && isLate ? '自动驳回' : '';
  return end && `${lateOf(content, step, principal ?? id, names)}${end}`;
}

interface Foretold {
  instance: Instance;
  /** Ids of the tasks that are not there yet. */
  expected: ReadonlySet<string>;
}

function personWords(
  content: ProcessContent,
  step: PathStep,
  person: PathPerson,
  { instance, expected }: Foretold,
  names: ProcessNames,
) {
  const { id, for: principal, why, taskId = '' } = person;
  const isExpected = expected.has(taskId);
  const words: string[] = [];
  const foretold = isExpected && lateWords(content, step, person, names);
  // -1: nobody is called 您 here.
  const told = whyWords({ actor: id, for: principal, why }, instance.facts, names, -1);
  if (foretold) words.push(foretold);
  else if (principal !== undefined || why.via) words.push(told);
  words.push(decidedLateWords(content, step, person, names));
  return words;
}

/** Sentences about a path: arms, skips, deputies, deadlines, the hold. */
export function pathWords(
  content: ProcessContent,
  foretold: Foretold,
  steps: readonly PathStep[],
  names: ProcessNames,
): string[] {
  const { instance } = foretold;
  const { lapsesAtMs } = instance.facts;
  const late = steps.find((step) => step.isAfterHold && !step.isSkipped);
  const words = steps.flatMap((step) =>
    step.kind === 'branch'
      ? [branchWords(content, step, names)]
      : step.isSkipped
        ? [step.kind === 'approve' ? lackWords(step, instance.tasks, names) : '']
        : step.people.flatMap((person) =>
            step.kind === 'approve' ? personWords(content, step, person, foretold, names) : [],
          ),
  );
  const hold =
    late && lapsesAtMs !== undefined
      ? [`占位保留到 ${clock(lapsesAtMs)}，“${late.name}”预计 ${clock(late.toMs)} 才完成，建议转交上级或并行审批`]
      : [];
  return [...hold, ...new Set(words.filter(Boolean))];
}
