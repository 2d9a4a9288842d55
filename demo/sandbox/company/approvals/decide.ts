import type { z } from 'zod';
import type { AuditDone, AuditRefusal, CasePerson } from '#contract/approval.ts';
import type { approvalSchemas } from '#contract/approval.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { movedWords } from '#domain/order/approval/approval.ts';
import { urgeAgainMs } from '#domain/process/engine/events.ts';
import { refusals } from '#domain/process/engine/refusals.ts';
import type { CaseEvent, Instance } from '#domain/process/schema.ts';
import { badInput, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { stepCases } from '../../orders/cases/step-case.ts';
import type { Stepped } from '../../orders/cases/step-case.ts';
import { openTaskOf } from './detail.ts';
import { linkFault } from './link.ts';
import { findCase, findCases, noCase, personsOf, viewerOf } from './who.ts';
import type { Viewer } from './who.ts';

type In<K extends keyof typeof approvalSchemas> = z.output<(typeof approvalSchemas)[K]>;

/** An act of the caller on a case. */
export interface Act {
  caseNo: string;
  taskId?: string | undefined;
  version?: number | undefined;
  /** The event for the caller's open task; of acts without one for "". */
  event: (taskId: string) => CaseEvent;
  /** Comments and urging belong to no task. */
  isFree?: true;
  /** Field that a refusal of the engine is about. */
  field?: string;
  /** The company's account acts on the named task of another approver, or on the only open one. */
  forOther?: 'named' | 'only';
}

const moved = '这件审批已有变化，请刷新后再处理';

const severalOpen = (count: number): string => `有 ${count} 位审批人未处理，请选择转交哪一位的审批`;

type Fault = 'moved' | 'notYours' | 'never';

/** Applies acts of the caller to cases under their locks; a refused one changes nothing. Answers in the order of the acts. */
export async function actOn(tx: Tx, call: Call, acts: readonly Act[]): Promise<Envelope<AuditDone>[]> {
  const viewer = viewerOf(call);
  const rows = await findCases(
    tx,
    viewer,
    acts.map(({ caseNo }) => caseNo),
  );
  const idOf = new Map(rows.map(({ id, no }) => [no, id]));
  const faults = new Map<number, Fault>();
  const steps = await stepCases(
    tx,
    acts.flatMap((given) => {
      const caseId = idOf.get(given.caseNo);
      return caseId === undefined
        ? []
        : [{ caseId, asked: choiceOf(given, viewer, (fault) => faults.set(caseId, fault)) }];
    }),
    call.now(),
  );
  const person = await personsOf(tx, viewer.companyId, [...steps.values()].flatMap(namedBy));
  return acts.map((given) => {
    const result = steps.get(idOf.get(given.caseNo) ?? 0);
    return result
      ? answerOf(given, result, { person, fault: faults.get(result.head.caseId), now: call.now() })
      : noCase();
  });
}

const act = async (tx: Tx, call: Call, given: Act): Promise<Envelope<AuditDone>> =>
  (await actOn(tx, call, [given]))[0] ?? noCase();

/** The event of an act, once its case is locked; a fault of the caller is told beside it. */
const choiceOf =
  (given: Act, viewer: Viewer, tell: (fault: Fault) => void) =>
  (instance: Instance, version: number): CaseEvent | { refused: string } => {
    if (given.isFree) {
      if (given.version === undefined || given.version === version) return given.event('');
      tell('moved');
      return { refused: moved };
    }
    const open = instance.tasks.filter(({ state }) => state === 'open');
    const isOnly = given.forOther === 'only' && given.taskId === undefined;
    if (isOnly && open.length > 1) return { refused: severalOpen(open.length) };
    const taskId = isOnly ? open[0]?.id : given.taskId;
    const theirs = given.forOther && viewer.isCompany && instance.tasks.find(({ id }) => id === taskId);
    if (theirs && theirs.actor !== viewer.actor) {
      const event = given.event(theirs.id);
      return event.kind === 'handOn' ? { ...event, by: theirs.actor, byCompany: true } : event;
    }
    const task = openTaskOf(instance, viewer.actor, given.taskId);
    const had = instance.tasks.some(({ actor, for: away }) => actor === viewer.actor || away === viewer.actor);
    if (instance.state !== 'running' || !task) {
      tell(had ? 'notYours' : 'never');
      return given.event(given.taskId ?? taskBefore(instance, viewer.actor));
    }
    if (given.version === undefined || given.version === version) return given.event(task.id);
    tell('moved');
    return { refused: moved };
  };

/** The last that happened to a case, for those who come too late. */
const lastOf = ({ log }: Instance) =>
  log.findLast(({ kind }) => kind !== 'commented' && kind !== 'urged' && kind !== 'decided');
const waitingIn = ({ tasks }: Instance): number[] =>
  tasks.filter(({ state }) => state === 'open').map(({ actor }) => actor);
const namedBy = ({ instance, ok: isDone }: Stepped): number[] =>
  isDone ? waitingIn(instance) : [lastOf(instance)?.by ?? 0];

interface Around {
  person(id: number): CasePerson;
  fault: Fault | undefined;
  now: number;
}

function answerOf({ field }: Act, result: Stepped, { person, fault, now }: Around): Envelope<AuditDone> {
  const { instance, version, head } = result;
  if (result.ok && !fault)
    return ok(
      {
        no: head.no,
        state: instance.state,
        version,
        waitsFor: [...new Set(waitingIn(instance).map((id) => person(id).name))],
      },
      askedAgain(instance, now),
    );
  const refused = result.ok ? refusals.notYours : result.refused;
  const whatHappened = (kind: 'moved' | 'notYours'): AuditRefusal => {
    const entry = lastOf(instance);
    return {
      kind,
      state: instance.state,
      version,
      by: entry?.by === undefined ? '' : person(entry.by).name,
      at: entry ? momentAt(entry.at) : '',
      what: entry?.kind ?? '',
    };
  };
  if (fault === 'never' && instance.state === 'running') return refuse(403, refusals.notYours);
  if (fault) return refuse(409, refused, whatHappened(fault === 'moved' ? 'moved' : 'notYours'));
  if (forbidden.has(refused)) return refuse(403, refused);
  return instance.state !== 'running' || !field
    ? refuse(409, refused, whatHappened('moved'))
    : badInput(field, refused);
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

export const needsReason = (field = 'comment'): Envelope<never> => badInput(field, refusals.noReason);

export interface Decision {
  caseNo: string;
  taskId?: string | undefined;
  agree: boolean;
  comment: string;
  version?: number | undefined;
}

export const actOf = ({ agree, comment, ...given }: Decision, { actor }: Viewer): Act => ({
  ...given,
  event: (taskId) => ({ kind: agree ? 'agree' : 'refuse', taskId, by: actor, comment }),
});
const decideOne = (tx: Tx, call: Call, given: Decision): Promise<Envelope<AuditDone>> =>
  act(tx, call, actOf(given, viewerOf(call)));

export async function decide({ requestId, link, ...input }: In<'decide'>, call: Call): Promise<Envelope<AuditDone>> {
  const fault = linkFault({ link, ...input }, call);
  if (fault) return fault;
  if (!input.agree && !input.comment) return needsReason();
  return await once(call, requestId, input, (tx) => decideOne(tx, call, input));
}

type HandedOn = Omit<In<'handOn'>, 'requestId'>;
export const handOnOf = (
  { toId, comment, ...given }: HandedOn,
  { actor }: Viewer,
  forOther: Act['forOther'] & string,
): Act => ({
  ...given,
  field: 'toId',
  forOther,
  event: (taskId) => ({ kind: 'handOn', taskId, by: actor, to: toId, comment }),
});
export const handOn = ({ requestId, ...input }: In<'handOn'>, call: Call): Promise<Envelope<AuditDone>> =>
  once(call, requestId, input, (tx) => act(tx, call, handOnOf(input, viewerOf(call), 'named')));

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

export const urgeOf = (caseNo: string, { actor }: Viewer): Act => ({
  caseNo,
  isFree: true,
  event: () => ({ kind: 'urge', by: actor }),
});
export const urge = ({ requestId, ...input }: In<'urge'>, call: Call): Promise<Envelope<AuditDone>> =>
  once(call, requestId, input, async (tx) => {
    const viewer = viewerOf(call);
    const { instance } = (await findCase(tx, viewer, input.caseNo)) ?? {};
    const fromMs = instance ? urgeAgainMs(instance) : 0;
    const answer = await act(tx, call, urgeOf(input.caseNo, viewer));
    return answer.ret === 409 && instance?.state === 'running' && call.now() < fromMs
      ? refuse(409, answer.msg, { kind: 'urged', fromMs } satisfies AuditRefusal)
      : answer;
  });

/** The applicant withdraws a waiting change or refund; the tickets stay as they were. Orders and trips have calls of their own. */
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
