import type { AuditDetail, CaseBudget } from '#contract/approval.ts';
import type { Envelope, Yuan } from '#contract/row.ts';
import { applicationStates } from '#domain/application/schema.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { hasPart } from '#domain/process/engine/events.ts';
import type { Instance, ProcessNode, Task } from '#domain/process/schema.ts';
import { whyWords } from '#domain/process/words/why-words.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database } from '../../ground/call.ts';
import { ownSharesOf } from '../../orders/business/own-share.ts';
import { departmentBudgetOf } from '../../orders/budgets/department-budget.ts';
import { subjectOf } from '../../orders/cases/case-subject.ts';
import { nodesOf } from '../../orders/cases/content-people.ts';
import { namesFor } from '../../orders/cases/names.ts';
import { namedIn, orgOf } from '../../orders/cases/org.ts';
import { armNames, expectedFor } from '../../orders/cases/path.ts';
import { replyTimes } from '../../orders/cases/reply-times.ts';
import { processOf } from '../../orders/cases/process-for.ts';
import { headOf } from '../../orders/cases/step-case.ts';
import { roundsOf } from '../applications/content.ts';
import { afterHoldNote } from './after-hold.ts';
import { hurriesOf } from './hurry-ways.ts';
import { payableUntil } from './payable.ts';
import { endedSince, sinceOf } from './ended-since.ts';
import { dueOf, notesOf, saidIn, timelineOf, urgeFromOf } from './timeline.ts';
import type { Shown } from './timeline.ts';
import { findCase, noCase, personsOf, viewerOf } from './who.ts';

const nothing = { lines: [], info: [], budget: null, ifRefused: '', ifAgreed: '' };

/** The caller's open task, also where a deputy has it. */
export const openTaskOf = ({ tasks }: Instance, actor: number, taskId?: string) =>
  tasks.find(
    (task) =>
      task.state === 'open' &&
      (task.actor === actor || task.for === actor) &&
      (taskId === undefined || task.id === taskId),
  );

interface CaseTotal {
  kind: string;
  subject_id: string;
  company_id: number;
  applicant_id: number;
  total: Fen;
}

/** The traveller's part of an order under approval, else nothing. */
async function ownShareOf(
  db: Database,
  { kind, subject_id }: { kind: string; subject_id: string },
): Promise<Yuan | ''> {
  const personal = kind === 'order' ? (await ownSharesOf(db, [subject_id])).get(subject_id) : undefined;
  return personal === undefined ? '' : yuanOf(personal);
}

/** The day that names the quarter of a case: the first one of a trip, today of an order. */
async function dayOfCase(
  db: Database,
  { kind, subject_id }: Pick<CaseTotal, 'kind' | 'subject_id'>,
  now: number,
): Promise<Day> {
  const trip =
    kind === 'trip'
      ? await db
          .selectFrom('applications')
          .where('id', '=', Number(subject_id))
          .select(['content', 'change_content'])
          .executeTakeFirst()
      : undefined;
  return (trip?.change_content ?? trip?.content)?.from || dayAt(now);
}

/** The company's part of a case, against the budget of the applicant's department. A raise asks for the rest alone. */
async function departmentOf(
  db: Database,
  { kind, subject_id, company_id: companyId, applicant_id: employeeId, total }: CaseTotal,
  budget: CaseBudget | null,
  personal: Yuan | '',
  now: number,
): Promise<CaseBudget | null> {
  if (kind !== 'trip' && kind !== 'order') return null;
  const day = await dayOfCase(db, { kind, subject_id }, now);
  const before = budget?.was === undefined ? 0 : fenOf(budget.was);
  const asked = total - before - (personal ? fenOf(personal) : 0);
  return await departmentBudgetOf(db, { companyId, employeeId, asked }, day);
}

/** The people who are still asked once a task is agreed to; "" where it decides the case. */
function stillAsked(
  task: Task,
  node: ProcessNode | undefined,
  { instance, path, names }: Pick<Shown, 'instance' | 'path' | 'names'>,
): string {
  const isOneEnough = node?.kind === 'approve' && node.mode === 'any';
  const settled = new Set(instance.tasks.flatMap(({ id, state }) => (state === 'open' ? [] : [id])));
  const people = (path?.instance.tasks ?? [])
    .filter(({ id, state }) => state === 'agreed' && id !== task.id && !settled.has(id))
    // Of several of whom one is enough, the others are asked no more.
    .filter(({ nodeId, why }) => nodeId !== task.nodeId || !isOneEnough || why.via?.kind === 'added')
    .map(({ actor }) => names.person(actor));
  return people.length ? `还需${[...new Set(people)].join('、')}审批` : '';
}

/** Other submissions of the application of a case, the earliest first: all of them are one conversation. */
const submissionsBeside = async (
  db: Database,
  { id, kind, subject_id, company_id }: { id: number; kind: string; subject_id: string; company_id: number },
) =>
  kind === 'trip'
    ? await db
        .selectFrom('cases')
        .where('company_id', '=', company_id)
        .where('kind', '=', kind)
        .where('subject_id', '=', subject_id)
        .where('id', '<>', id)
        .orderBy('id')
        .select(['id', 'instance'])
        .execute()
    : [];

/** An approved trip that is not over: an approver's question can still be answered. */
const isBookable = async (
  db: Database,
  { kind, state, subject_id }: { kind: string; state: string; subject_id: string },
): Promise<boolean> =>
  kind === 'trip' &&
  state === 'agreed' &&
  (await db
    .selectFrom('applications')
    .where('id', '=', Number(subject_id))
    .where('state', 'in', [applicationStates.approved, applicationStates.usedUp])
    .select('id')
    .executeTakeFirst()) !== undefined;

/** A case for a person who has a part in it; a copy counts as read from then on. */
export async function caseDetail({ caseNo }: { caseNo: string }, call: Call): Promise<Envelope<AuditDetail>> {
  const { db } = call;
  const now = call.now();
  const viewer = viewerOf(call);
  const row = await findCase(db, viewer, caseNo);
  if (!row) return noCase();
  const { instance } = row;
  const { facts } = instance;
  const process = await processOf(db, row.process_version_id);
  const isRunning = row.state === 'running';
  const org = await orgOf(db, row.company_id, now, namedIn(process.content, facts, instance));
  const beside = await submissionsBeside(db, row);
  const logs = [instance, ...beside.map((other) => other.instance)];
  const logged = logs.flatMap(({ log }) => log.flatMap(({ by, to }) => [by ?? 0, ...(to ?? [])]));
  const names = await namesFor(db, row.company_id, [...org.people.keys(), ...logged, ...instance.copied, row.by_id]);
  const times = isRunning ? await replyTimes(db, row.company_id, now) : null;
  const path = times && expectedFor(process.content, instance, org, now, { times, names });
  const shown = { content: process.content, instance, path, names };
  const { hurry, isInVain } = path
    ? hurriesOf({ ...shown, path, org, now, times }, viewer)
    : { hurry: [], isInVain: false };
  const saidBeside = (isWanted: (id: number) => boolean) =>
    beside.flatMap((other) => (isWanted(other.id) ? saidIn(other.instance, { names, viewer: viewer.actor }) : []));
  const person = await personsOf(db, row.company_id, [row.applicant_id]);
  const story = (await subjectOf(row.kind)?.describe(db, headOf(row), now)) ?? nothing;
  const rounds =
    row.kind === 'trip' ? await roundsOf(db, { companyId: row.company_id, applicationId: Number(row.subject_id) }) : [];
  // A former submission is over, whatever waits.
  const isLatest = !rounds.length || rounds[0]?.no === row.no;
  const payUntilMs = (await payableUntil(call, [row])).get(row.no) ?? null;
  const personal = await ownShareOf(db, row);
  const task = isRunning ? openTaskOf(instance, viewer.actor) : undefined;
  const node = [...nodesOf(process.content.nodes)].find(({ id }) => id === task?.nodeId);
  const isOwn = viewer.actor === row.applicant_id || viewer.isCompany;
  await db
    .updateTable('case_copies')
    .set({ read_at: now })
    .where('case_id', '=', row.id)
    .where('actor', '=', viewer.actor)
    .where('read_at', 'is', null)
    .execute();
  return ok({
    no: row.no,
    kind: row.kind,
    title: row.title,
    state: row.state,
    ...sinceOf(row, await endedSince(db, [row])),
    applicant: person(row.applicant_id),
    byName: row.by_id === row.applicant_id ? '' : names.person(row.by_id),
    total: yuanOf(row.total),
    openedAt: momentAt(row.opened_at),
    closedAt: row.closed_at === null ? '' : momentAt(row.closed_at),
    lapsesAtMs: isRunning ? row.lapses_at : null,
    processName: process.name,
    processVersion: process.version,
    arms: armNames(process.content, instance.runs),
    subjectId: row.subject_id,
    ...(row.kind !== 'trip' && row.app_id !== memberOf(call).appId && { elsewhere: true as const }),
    lines: story.lines,
    info: story.info,
    budget: story.budget,
    departmentBudget: isRunning ? await departmentOf(db, row, story.budget, personal, now) : null,
    rounds,
    timeline: [
      ...saidBeside((id) => id < row.id),
      ...timelineOf({ ...shown, viewer: viewer.actor }),
      ...saidBeside((id) => id > row.id),
    ],
    notes: [
      ...notesOf(instance, names),
      ...(path?.isAfterHold ? [afterHoldNote(row.kind, { isApprover: task !== undefined, isInVain })] : []),
    ],
    mine: task
      ? {
          taskId: task.id,
          why: whyWords(task, facts, names, viewer.actor),
          forName: task.for === undefined || task.for === viewer.actor ? '' : names.person(task.for),
          mayHandOn: node?.kind === 'approve' && node.mayHandOn,
          dueAtMs: dueOf(task, instance),
          ifRefused: story.ifRefused,
          ifAgreed: [stillAsked(task, node, shown), story.ifAgreed].filter(Boolean).join('，全部通过后'),
        }
      : null,
    ...(hurry.length && { hurry }),
    urgeFromMs: isRunning && isOwn ? urgeFromOf(row.opened_at, instance) : null,
    ownShare: personal,
    mayReassign: isRunning && viewer.isCompany,
    payUntilMs,
    mayComment:
      isLatest &&
      hasPart(instance, viewer.actor) &&
      (isRunning || row.state === 'refused' || payUntilMs !== null || (await isBookable(db, row))),
    mayWithdraw: isRunning && viewer.actor === row.applicant_id,
    version: row.version,
  });
}
