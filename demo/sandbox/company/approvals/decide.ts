import type { z } from 'zod';
import type { AuditBatch, AuditDone, AuditRefusal } from '#contract/approval.ts';
import type { approvalSchemas } from '#contract/approval.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { movedWords } from '#domain/order/approval.ts';
import { refusals } from '#domain/process/engine/refusals.ts';
import type { CaseEvent, Instance } from '#domain/process/schema.ts';
import { badInput, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { stepCase } from '../../orders/cases/step-case.ts';
import type { Stepped } from '../../orders/cases/step-case.ts';
import { openTaskOf } from './detail.ts';
import { findCase, noCase, personsOf, viewerOf } from './who.ts';
import type { Viewer } from './who.ts';

type In<K extends keyof typeof approvalSchemas> = z.output<(typeof approvalSchemas)[K]>;

/** An act of the caller on a case. */
interface Act {
  caseNo: string;
  taskId?: string | undefined;
  version?: number | undefined;
  /** The event for the caller's open task; of acts without one for "". */
  event: (taskId: string) => CaseEvent;
  /** Comments and urging belong to no task. */
  isFree?: true;
  /** Field that a refusal of the engine is about. */
  field?: string;
  /** The company's account acts on the named task of another approver. */
  forOther?: true;
}

const moved = '这件审批已有变化，请刷新后再处理';

/** The state of a case and the last that happened to it, for those who come too late. */
async function whatHappened(tx: Tx, { companyId }: Viewer, { instance, version }: Stepped, kind: 'moved' | 'notYours') {
  const entry = instance.log.findLast(({ kind: of }) => of !== 'commented' && of !== 'urged' && of !== 'decided');
  const person = await personsOf(tx, companyId, [entry?.by ?? 0]);
  return {
    kind,
    state: instance.state,
    version,
    by: entry?.by === undefined ? '' : person(entry.by).name,
    at: entry ? momentAt(entry.at) : '',
    what: entry?.kind ?? '',
  } satisfies AuditRefusal;
}

async function done(
  tx: Tx,
  { companyId }: Viewer,
  no: string,
  instance: Instance,
  version: number,
): Promise<AuditDone> {
  const open = instance.tasks.filter(({ state }) => state === 'open').map(({ actor }) => actor);
  const person = await personsOf(tx, companyId, open);
  return { no, state: instance.state, version, waitsFor: [...new Set(open.map((id) => person(id).name))] };
}

/** Applies an act of the caller to a case under its locks; a refusal changes nothing. */
async function act(tx: Tx, call: Call, given: Act): Promise<Envelope<AuditDone>> {
  const viewer = viewerOf(call);
  const row = await findCase(tx, viewer, given.caseNo);
  if (!row) return noCase();
  let fault: 'moved' | 'notYours' | 'never' | undefined;
  const choose = (instance: Instance, version: number): CaseEvent | { refused: string } => {
    if (given.isFree) return given.event('');
    const theirs = given.forOther && viewer.isCompany && instance.tasks.find(({ id }) => id === given.taskId);
    if (theirs && theirs.actor !== viewer.actor) {
      const event = given.event(theirs.id);
      return event.kind === 'handOn' ? { ...event, by: theirs.actor, byCompany: true } : event;
    }
    const task = openTaskOf(instance, viewer.actor, given.taskId);
    const had = instance.tasks.some(({ actor, for: away }) => actor === viewer.actor || away === viewer.actor);
    if (instance.state !== 'running' || !task) fault = had ? 'notYours' : 'never';
    else if (given.version !== undefined && given.version !== version) fault = 'moved';
    else return given.event(task.id);
    return fault === 'moved' ? { refused: moved } : given.event(given.taskId ?? taskBefore(instance, viewer.actor));
  };
  const result = await stepCase(tx, row.id, choose, call.now());
  if (!result) return noCase();
  if (result.ok && !fault)
    return ok(await done(tx, viewer, row.no, result.instance, result.version), askedAgain(result.instance, call.now()));
  const refused = result.ok ? refusals.notYours : result.refused;
  if (fault === 'never' && result.instance.state === 'running') return refuse(403, refusals.notYours);
  if (fault)
    return refuse(409, refused, await whatHappened(tx, viewer, result, fault === 'moved' ? 'moved' : 'notYours'));
  return await refusalOf(tx, viewer, given, result, refused);
}

/** The agreement that would have been the last, at a price that is not that of now. */
function askedAgain({ log, state }: Instance, now: number): string {
  const moved = log.findLast(({ kind, at }) => kind === 'priceMoved' && at === now);
  return moved && state === 'running' ? `${movedWords(moved.was ?? 0, moved.total ?? 0)}，已按新价格重新提交审批` : '';
}

/** The last task that the caller had: the engine says what became of it. */
const taskBefore = ({ tasks }: Instance, actor: number): string =>
  tasks.findLast((task) => task.actor === actor || task.for === actor || task.decidedBy === actor)?.id ?? '-';

const forbidden: ReadonlySet<string> = new Set([
  refusals.noRight,
  refusals.notYours,
  refusals.noHandOn,
  refusals.stranger,
  refusals.onlyApplicant,
]);

async function refusalOf(
  tx: Tx,
  viewer: Viewer,
  { field }: Act,
  result: Stepped,
  refused: string,
): Promise<Envelope<never>> {
  if (forbidden.has(refused)) return refuse(403, refused);
  if (result.instance.state !== 'running' || !field)
    return refuse(409, refused, await whatHappened(tx, viewer, result, 'moved'));
  return badInput(field, refused);
}

const halfHourMs = 30 * 60_000;
const needsReason = (field = 'comment'): Envelope<never> => badInput(field, refusals.noReason);

interface Decision {
  caseNo: string;
  taskId?: string | undefined;
  agree: boolean;
  comment: string;
  version?: number | undefined;
}

const decideOne = (tx: Tx, call: Call, { agree, comment, ...given }: Decision): Promise<Envelope<AuditDone>> =>
  act(tx, call, {
    ...given,
    event: (taskId) => ({ kind: agree ? 'agree' : 'refuse', taskId, by: viewerOf(call).actor, comment }),
  });

export async function decide({ requestId, ...input }: In<'decide'>, call: Call): Promise<Envelope<AuditDone>> {
  if (!input.agree && !input.comment) return needsReason();
  return await once(call, requestId, input, (tx) => decideOne(tx, call, input));
}

/** Cases of a batch that are decided at the same time: one waits for the database while the others work. */
const atOnce = 4;

/** Cases one by one, each in a transaction of its own: a refused one leaves the others as they are. */
export async function decideBatch(
  { requestId, cases, agree, comment }: In<'batch'>,
  call: Call,
): Promise<Envelope<AuditBatch>> {
  const wanted = cases.map((one) => ({
    caseNo: one.caseNo,
    version: one.version,
    agree: one.agree ?? agree,
    comment: one.comment || comment,
  }));
  const twice = wanted.findIndex(({ caseNo }, at) => wanted.findIndex((one) => one.caseNo === caseNo) !== at);
  if (twice >= 0) return badInput(`cases.${twice}.caseNo`, '同一件审批选择了两次');
  const mute = wanted.findIndex((one) => !one.agree && !one.comment);
  if (mute >= 0) return needsReason(cases[mute]?.agree === false ? `cases.${mute}.comment` : 'comment');
  const decideEach = async (one: (typeof wanted)[number]): Promise<AuditBatch['rows'][number]> => {
    const answer = await once(call, `${requestId.slice(0, 40)} ${one.caseNo}`, one, (tx) => decideOne(tx, call, one));
    const { ret, msg, data } = answer;
    const isDone = ret === 0;
    const text = msg || (one.agree ? '已同意' : '已驳回');
    return { no: one.caseNo, done: isDone, state: isDone ? data.state : '', text };
  };
  const rows: AuditBatch['rows'] = [];
  for (let at = 0; at < wanted.length; at += atOnce)
    rows.push(...(await Promise.all(wanted.slice(at, at + atOnce).map(decideEach))));
  return ok({ rows });
}

export const handOn = ({ requestId, ...input }: In<'handOn'>, call: Call): Promise<Envelope<AuditDone>> =>
  once(call, requestId, input, (tx) =>
    act(tx, call, {
      ...input,
      field: 'toId',
      forOther: true,
      event: (taskId) => ({
        kind: 'handOn',
        taskId,
        by: viewerOf(call).actor,
        to: input.toId,
        comment: input.comment,
      }),
    }),
  );

export const addPeople = ({ requestId, ...input }: In<'add'>, call: Call): Promise<Envelope<AuditDone>> =>
  once(call, requestId, input, (tx) =>
    act(tx, call, {
      ...input,
      field: 'toIds',
      event: (taskId) => ({
        kind: input.place === 'before' ? 'addBefore' : 'addAfter',
        taskId,
        by: viewerOf(call).actor,
        to: input.toIds,
        comment: input.comment,
      }),
    }),
  );

export const commentOn = ({ requestId, ...input }: In<'comment'>, call: Call): Promise<Envelope<AuditDone>> =>
  once(call, requestId, input, (tx) =>
    act(tx, call, {
      caseNo: input.caseNo,
      isFree: true,
      field: 'comment',
      event: () => ({ kind: 'comment', by: viewerOf(call).actor, text: input.comment }),
    }),
  );

export const urge = ({ requestId, ...input }: In<'urge'>, call: Call): Promise<Envelope<AuditDone>> =>
  once(call, requestId, input, async (tx) => {
    const viewer = viewerOf(call);
    const { instance } = (await findCase(tx, viewer, input.caseNo)) ?? {};
    const fromMs = (instance?.urgedMs ?? Number.NEGATIVE_INFINITY) + halfHourMs;
    const answer = await act(tx, call, {
      caseNo: input.caseNo,
      isFree: true,
      event: () => ({ kind: 'urge', by: viewer.actor }),
    });
    return answer.ret === 409 && instance?.state === 'running' && call.now() < fromMs
      ? refuse(409, answer.msg, { kind: 'urged', fromMs } satisfies AuditRefusal)
      : answer;
  });

/** The applicant takes a change or refund back that waits; his tickets are as they were. Orders are cancelled, and trips withdrawn, on their own pages. */
export const withdrawRequest = ({ requestId, ...input }: In<'withdraw'>, call: Call): Promise<Envelope<AuditDone>> =>
  once(call, requestId, input, async (tx) => {
    const viewer = viewerOf(call);
    const row = await findCase(tx, viewer, input.caseNo);
    if (!row) return noCase();
    if (row.kind !== 'change' && row.kind !== 'refund')
      return refuse(409, row.kind === 'order' ? '请在订单页取消订单' : '请在申请详情撤回', { kind: 'moved' });
    // A colleague who has booked for the applicant may take it back, too.
    const by = row.by_id === viewer.actor ? row.applicant_id : viewer.actor;
    return await act(tx, call, {
      caseNo: input.caseNo,
      isFree: true,
      event: () => ({ kind: 'withdraw', by }),
    });
  });
