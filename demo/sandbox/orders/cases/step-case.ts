import type { CaseEvent, Instance, Org, ProcessContent, ProcessKind, Step } from '#domain/process/schema.ts';
import { step } from '#domain/process/engine/engine.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { subjectOf } from './case-subject.ts';
import type { CaseHead } from './case-subject.ts';
import { emitDecision } from './emit-decision.ts';
import { namedIn, orgOf } from './org.ts';
import { processOf } from './process-for.ts';
import { tellStep } from './tell.ts';
import { writeStep } from './write-step.ts';

export type Stepped =
  | { ok: true; head: CaseHead; instance: Instance; version: number }
  /** A sentence of the engine; nothing has changed. */
  | { ok: false; refused: string; head: CaseHead; instance: Instance; version: number };

const headColumns = [
  'id',
  'no',
  'company_id',
  'app_id',
  'kind',
  'subject_id',
  'applicant_id',
  'title',
  'total',
  'state',
  'opened_at',
] as const;

interface HeadRow {
  id: number;
  no: string;
  company_id: number;
  app_id: string;
  kind: ProcessKind;
  subject_id: string;
  applicant_id: number;
  title: string;
  total: number;
  state: Instance['state'];
  opened_at: number;
}

export const headOf = (row: HeadRow): CaseHead => ({
  caseId: row.id,
  no: row.no,
  companyId: row.company_id,
  appId: row.app_id,
  kind: row.kind,
  subjectId: row.subject_id,
  applicantId: row.applicant_id,
  title: row.title,
  total: row.total,
  state: row.state,
  openedAt: row.opened_at,
});

/** The case of a trip or an order that runs; without one the last that has ended. */
export async function caseOf(
  db: Database | Tx,
  kind: ProcessKind,
  subjectId: string,
): Promise<(CaseHead & { lapsesAt: number | null }) | undefined> {
  const row = await db
    .selectFrom('cases')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .select([...headColumns, 'lapses_at'])
    .executeTakeFirst();
  return row && { ...headOf(row), lapsesAt: row.lapses_at };
}

/** A case under the locks of its subject and its own row, in this order. */
async function lockCase(tx: Tx, caseId: number) {
  const head = await tx.selectFrom('cases').where('id', '=', caseId).select(headColumns).executeTakeFirst();
  if (!head) return undefined;
  await subjectOf(head.kind)?.lock(tx, headOf(head));
  return await tx.selectFrom('cases').where('id', '=', caseId).selectAll().forUpdate().executeTakeFirst();
}

/** An event, or a choice of one once the case is locked; a sentence refuses it. */
export type Asked = CaseEvent | ((instance: Instance, version: number) => CaseEvent | { refused: string });

interface Decided {
  head: CaseHead;
  content: ProcessContent;
  result: Step;
  org: Org;
}

/** A step by which everybody agreed, unless the price has moved too far since: then all of them are asked again. */
async function verified(tx: Tx, { head, content, result, org }: Decided, now: number): Promise<Step> {
  const { instance, effects } = result;
  if (instance.state !== 'agreed') return result;
  const moved = await subjectOf(head.kind)?.verify?.(tx, head, instance.facts, now);
  if (!moved) return result;
  const { endedMs: _ended, ...rest } = instance;
  const again = step(content, { ...rest, state: 'running' }, { kind: 'priceMoved', ...moved }, org, now);
  // The decision is made: the traveller confirms the price.
  if ('refused' in again || !again.instance.tasks.some(({ state }) => state === 'open')) return result;
  return {
    instance: again.instance,
    effects: [...effects.filter(({ kind }) => kind !== 'decided'), ...again.effects],
  };
}

/** People whom an event names beside those of the case. */
const namedBy = (event: CaseEvent): number[] => [
  ...('by' in event ? [event.by] : []),
  ...('who' in event ? [event.who] : []),
  ...('to' in event ? [event.to].flat() : []),
];

/**
 * Applies an event to a case, in the caller's transaction: the instance is stored, effects are written once, messages
 * go out, and an outcome reaches the subject. Undefined: there is no such case. The version counts the steps.
 */
export async function stepCase(tx: Tx, caseId: number, asked: Asked, now: number): Promise<Stepped | undefined> {
  const row = await lockCase(tx, caseId);
  if (!row) return undefined;
  const head = headOf(row);
  const before = row.instance;
  const event = typeof asked === 'function' ? asked(before, row.version) : asked;
  if ('refused' in event) return { ok: false, refused: event.refused, head, instance: before, version: row.version };
  const { content } = await processOf(tx, row.process_version_id);
  const org = await orgOf(tx, row.company_id, now, namedIn(content, before.facts, before, namedBy(event)));
  const result = step(content, before, event, org, now);
  if ('refused' in result) return { ok: false, refused: result.refused, head, instance: before, version: row.version };
  const { instance, effects } = await verified(tx, { head, content, result, org }, now);
  // An event of people or time that changes nothing.
  if (!effects.length && instance.log.length === before.log.length)
    return { ok: true, head, instance: before, version: row.version };
  const version = row.version + 1;
  const after = { ...head, state: instance.state, total: instance.facts.total };
  await tx
    .updateTable('cases')
    .set({
      instance: JSON.stringify(instance),
      state: instance.state,
      total: instance.facts.total,
      verdict: instance.facts.verdict,
      closed_at: instance.endedMs ?? null,
      version,
    })
    .where('id', '=', caseId)
    .execute();
  await writeStep(tx, { head: after, before, instance, effects, now });
  await tellStep(tx, { head: after, instance, effects, by: 'by' in event ? event.by : undefined, now, before });
  if (instance.state !== 'running' && before.state === 'running') {
    await emitDecision(tx, after, instance.state, now);
    await subjectOf(head.kind)?.decided(tx, after, instance.state, now);
  }
  return { ok: true, head: after, instance, version };
}
