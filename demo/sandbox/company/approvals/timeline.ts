import type { TimelineStep } from '#contract/approval.ts';
import { urgeAgainMs } from '#domain/process/engine/events.ts';
import { limitOf } from '#domain/process/limit-of.ts';
import { companyAccount } from '#domain/process/schema.ts';
import type { CaseState, Instance, LogEntry, ProcessContent, ProcessNode, Task } from '#domain/process/schema.ts';
import type { Path } from '#domain/process/simulate/path.ts';
import { repeatedWords } from '#domain/process/simulate/path-words.ts';
import { whyWords } from '#domain/process/words/why-words.ts';
import type { ProcessNames } from '#domain/process/words/process-names.ts';
import { nodesOf } from '../../orders/cases/content-people.ts';
import { modeOf, standsIn } from '../../orders/cases/path.ts';

export interface Shown {
  content: ProcessContent;
  instance: Instance;
  /** Of a running case. */
  path: Path | null;
  names: ProcessNames;
  viewer: number;
}
interface Timed {
  sortMs: number;
  line: TimelineStep;
}

const did: Readonly<Record<Task['state'], string>> = {
  open: '待审批',
  agreed: '已同意',
  refused: '已驳回',
  passed: '超时自动通过',
  skipped: '此前已同意，自动跳过',
  handedOn: '已转由他人审批',
  closed: '无需再审批',
};
const ends: Readonly<Record<Exclude<CaseState, 'running'>, string>> = {
  agreed: '审批通过',
  refused: '审批未通过',
  withdrawn: '申请已撤回',
  expired: '申请已过期',
};

/** From when on a running case may be urged. */
export const urgeFromOf = (openedAt: number, instance: Instance): number => Math.max(openedAt, urgeAgainMs(instance));

/** Until when a task is or was to be decided: never later than its case, with the seats that it holds, lasts. */
export function dueOf(task: Task, instance: Instance): number | null {
  const { lapsesAtMs = Infinity } = instance.facts;
  const limit = limitOf(task, instance);
  return limit === undefined ? null : Math.min(limit, lapsesAtMs);
}

/** The one to whom a task went by hand, or by the company as its person left. */
const handedTo = ({ id }: Task, { log }: Instance): LogEntry | undefined =>
  log.find(({ kind, taskId }) => kind === 'handedOn' && taskId === id);

/** One person's part in a node. */
function ofTask(task: Task, { instance, path, names, viewer }: Shown, node: ProcessNode | undefined): Timed {
  const real = instance.tasks.find(({ id }) => id === task.id);
  const by = task.decidedBy ?? task.actor;
  const isDeputy = task.for !== undefined && by === task.actor;
  const expected = path?.instance.tasks.find(({ id }) => id === task.id);
  // A limit that hands the task up is no answer: it stands as the limit alone.
  const foreseen = expected?.state === 'handedOn' ? undefined : expected?.closedMs;
  const seats = path?.instance.tasks ?? instance.tasks;
  const { via } = task.why;
  const isAdded = via?.kind === 'added';
  // An approver who was added by another one does not count as a step of their own.
  const people = new Set(
    seats
      .filter(({ nodeId, state, why }) => nodeId === task.nodeId && state !== 'handedOn' && why.via?.kind !== 'added')
      .map(({ actor }) => actor),
  ).size;
  // The company's account is named by no process: it decides in the place of somebody.
  const isStandIn = via?.kind === 'up' || (via?.kind === 'hurried' && via.way === 'up') || by === companyAccount;
  const title = isStandIn ? standsIn : isAdded ? '加签' : node?.kind === 'approve' ? node.name : '审批';
  const mode = node?.kind === 'approve' && !isStandIn && !isAdded ? modeOf(node.mode, people) : '';
  const common = {
    nodeId: task.nodeId,
    taskId: task.id,
    employeeId: by,
    name: names.person(by),
    ...(by === viewer && { isMe: true }),
    role: [title, mode].filter(Boolean).join(' · '),
    ...(isDeputy && task.for !== undefined && { deputyOf: names.person(task.for) }),
  };
  const timed = (line: TimelineStep): Timed => ({ sortMs: task.closedMs ?? task.openedMs, line });
  if (!real)
    return timed({
      ...common,
      state: 'next',
      did: via?.kind === 'up' && via.cause === 'late' ? '前一位审批人超时未处理时接手' : '待前序审批完成',
      ...(foreseen !== undefined && { expectedMs: foreseen }),
    });
  const dueMs = dueOf(real, instance);
  if (real.state === 'open')
    return timed({
      ...common,
      state: 'open',
      did: `${did.open}：${whyWords(real, instance.facts, names, viewer)}`,
      atMs: real.openedMs,
      ...(dueMs !== null && { dueMs }),
      ...(foreseen !== undefined && { expectedMs: foreseen }),
    });
  const isOff = real.state === 'closed' || real.state === 'skipped' || real.state === 'handedOn';
  return timed({
    ...common,
    state: real.state === 'refused' ? 'refused' : isOff ? 'off' : 'done',
    did: real.state === 'refused' && real.decidedBy === undefined ? '超时自动驳回' : handedWords(real, instance, names),
    ...(real.closedMs !== undefined && { atMs: real.closedMs, tookMs: real.closedMs - real.openedMs }),
    ...(real.comment && { comment: real.comment }),
  });
}

function handedWords(task: Task, instance: Instance, names: ProcessNames): string {
  const handed = handedTo(task, instance);
  const to = (handed?.to ?? []).map((id) => names.person(id)).join('、');
  // As the note above the way says it.
  const isLate = instance.log.some(({ kind, taskId }) => kind === 'movedUp' && taskId === task.id);
  if (!handed) return `${isLate ? '超时未处理，' : ''}${did[task.state]}`;
  if (handed.byCompany) return `由企业转交给${to}`;
  return handed.hasLeft ? `已离职或停用，由企业移交给${to}` : `转交给${to}`;
}

/** Entries of the log that are no part of a task. */
function ofEntry(entry: LogEntry, { names, viewer }: Pick<Shown, 'names' | 'viewer'>): Timed[] {
  const by = entry.by ?? companyAccount;
  const to = (entry.to ?? []).map((id) => names.person(id)).join('、');
  const line = (state: TimelineStep['state'], what: string, role = ''): Timed[] => [
    {
      sortMs: entry.at,
      line: {
        state,
        nodeId: entry.nodeId ?? '',
        taskId: entry.taskId ?? '',
        employeeId: by,
        name: names.person(by),
        ...(by === viewer && { isMe: true }),
        role,
        did: what,
        atMs: entry.at,
        ...(entry.comment && { comment: entry.comment }),
      },
    },
  ];
  switch (entry.kind) {
    case 'submitted':
      return line('done', '提交申请', '发起人');
    case 'commented':
      return line('off', '留言').map((one) => ({ ...one, line: { ...one.line, isSaid: true as const } }));
    case 'urged':
      return line('done', `催办：${to}`);
    case 'hurriedUp':
      return line('done', `加急：转交上级${to}审批`);
    case 'hurriedBeside':
      return line('done', `加急：请上级${to}一同审批`);
    case 'addedBefore':
    case 'addedAfter':
      return line('done', `请${to}加签`);
    case 'withdrawn':
      return line('off', '撤回申请');
    default:
      return [];
  }
}

/** Remarks alone: those of another submission of the same application belong to its one conversation. */
export const saidIn = ({ log }: Instance, shown: Pick<Shown, 'names' | 'viewer'>): TimelineStep[] =>
  log.flatMap((entry) => (entry.kind === 'commented' ? ofEntry(entry, shown).map(({ line }) => line) : []));

const lacks = { self: '审批人是申请人本人，自动跳过', nobody: '无人审批，自动通过' } as const;

/** Answers that nobody is asked for: given elsewhere in the case, or wanted from nobody. */
function ofSkips({ content, instance, path, names, viewer }: Shown): Timed[] {
  const { runs, log, tasks } = path?.instance ?? instance;
  return [...nodesOf(content.nodes)].flatMap((node) => {
    const run = runs[node.id];
    if (node.kind !== 'approve' || run?.kind !== 'approve') return [];
    const now = instance.runs[node.id];
    const known = now?.kind === 'approve' ? now : undefined;
    const line = (isReal: boolean, at: number, rest: Pick<TimelineStep, 'employeeId' | 'name' | 'role' | 'did'>) => ({
      sortMs: at,
      line: { ...rest, state: isReal ? 'off' : 'next', nodeId: node.id, taskId: '', ...(isReal && { atMs: at }) },
    });
    const lack = run.lack && {
      ...line(known?.lack !== undefined, run.doneMs ?? run.startedMs, {
        employeeId: companyAccount,
        name: node.name,
        role: '',
        did: lacks[run.lack],
      }),
    };
    const repeated = run.seats
      .filter(({ state, taskId }) => state === 'skipped' && taskId === undefined)
      .map(({ who }) => {
        const isReal = known?.seats.some((seat) => seat.who === who && seat.state === 'skipped') ?? false;
        const at = log.findLast(({ kind, by, nodeId }) => kind === 'skipped' && by === who && nodeId === node.id)?.at;
        const name = names.person(who);
        return line(isReal, at ?? run.startedMs, {
          employeeId: who,
          name,
          ...(who === viewer && { isMe: true }),
          role: node.name,
          did: isReal ? did.skipped : repeatedWords([who], tasks, names),
        });
      });
    return [...(lack ? [lack] : []), ...repeated] as Timed[];
  });
}

/** A node's copies: those sent, and those that are expected. */
function ofCopies({ content, instance, path, names, viewer }: Shown): Timed[] {
  return [...nodesOf(content.nodes)].flatMap((node) => {
    const run = instance.runs[node.id] ?? path?.instance.runs[node.id];
    if (node.kind !== 'copy' || run?.kind !== 'copy' || !run.to.length) return [];
    const isSent = instance.runs[node.id] !== undefined;
    const shown = run.to.slice(0, 3).map((id) => names.person(id));
    const line: TimelineStep = {
      state: isSent ? 'done' : 'next',
      nodeId: node.id,
      taskId: '',
      employeeId: run.to.length === 1 ? (run.to[0] ?? 0) : 0,
      name: run.to.length > 3 ? `${shown.join('、')}等 ${run.to.length} 人` : shown.join('、'),
      ...(run.to.includes(viewer) && { isMe: true }),
      role: '抄送',
      did: isSent ? '已抄送' : '通过后自动抄送',
      ...(isSent && { atMs: run.atMs }),
    };
    return [{ sortMs: run.atMs, line }];
  });
}

/** That which has happened, that which is open, that which is still to come. */
const placeOf = ({ state }: TimelineStep): number =>
  ({ open: 1, next: 2 } as Partial<Record<TimelineStep['state'], number>>)[state] ?? 0;

/** The way of a case: submission, people in their order, remarks, copies, the end. */
export function timelineOf(shown: Shown): TimelineStep[] {
  const { content, instance, path } = shown;
  const nodes = new Map([...nodesOf(content.nodes)].map((node) => [node.id, node]));
  const tasks = path?.instance.tasks ?? instance.tasks;
  // The entry of the log says it; the task comes again after those who were asked.
  const hasAskedBefore = new Set(instance.log.flatMap(({ kind, taskId }) => (kind === 'addedBefore' ? [taskId] : [])));
  const all: Timed[] = [
    ...instance.log.flatMap((entry) => ofEntry(entry, shown)),
    ...tasks.filter(({ id }) => !hasAskedBefore.has(id)).map((task) => ofTask(task, shown, nodes.get(task.nodeId))),
    ...ofSkips(shown),
    ...ofCopies(shown),
  ];
  // Equal moments stay in this order: log, tasks, copies.
  const ordered = all.toSorted((a, b) => placeOf(a.line) - placeOf(b.line) || a.sortMs - b.sortMs);
  const { state, endedMs } = instance;
  const end: TimelineStep[] =
    state === 'running' || endedMs === undefined
      ? []
      : [
          {
            state: state === 'agreed' ? 'done' : state === 'refused' ? 'refused' : 'off',
            nodeId: '',
            taskId: '',
            employeeId: 0,
            name: '结束',
            isEnd: true,
            role: '',
            did: ends[state],
            atMs: endedMs,
          },
        ];
  return [...ordered.map(({ line }) => line), ...end];
}

const notes: Partial<Record<LogEntry['kind'], (name: string, to: string) => string>> = {
  movedUp: (name, to) => `${name}超时未处理，已转由${to}审批`,
  passedLate: (name) => `${name}超时未处理，已自动通过`,
  refusedLate: (name) => `${name}超时未处理，已自动驳回`,
  left: (name) => `${name}已离职或停用，其审批已转由他人处理`,
  away: (name) => `${name}不在，其审批已转由他人处理`,
  back: (name) => `${name}已恢复审批，代理人未处理的已转回`,
  priceMoved: () => '价格有变动，总额已更新',
  askedAgain: () => '价格上涨，此前的同意已作废，重新审批',
};

/** Sentences about what the engine did by itself. */
export const notesOf = ({ log, tasks }: Instance, names: ProcessNames): string[] =>
  log.flatMap(({ kind, by = companyAccount, to, taskId }) => {
    const words = notes[kind];
    // The one whose task it is, also while a deputy has it: as the next approver reads it.
    const who = tasks.find(({ id }) => id === taskId)?.for ?? by;
    return words ? [words(names.person(who), (to ?? []).map((id) => names.person(id)).join('、'))] : [];
  });
