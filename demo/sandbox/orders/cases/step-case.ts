import { sql } from 'kysely';
import type { CaseEvent, Instance, Org, ProcessContent, ProcessKind, Step } from '#domain/process/schema.ts';
import { step } from '#domain/process/engine/engine.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { subjectOf } from './case-subject.ts';
import type { CaseEnd, CaseHead } from './case-subject.ts';
import { emitDecisions } from './emit-decision.ts';
import { namedIn, orgOf } from './org.ts';
import { processesOf } from './process-for.ts';
import { tellSteps } from './tell.ts';
import { firstEndOf, writeSteps } from './write-step.ts';
import type { Written } from './write-step.ts';

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

/** Cases under the locks of their subjects and their own rows, in this order; each kind of lock by the order of its ids. */
async function lockCases(tx: Tx, ids: readonly number[]) {
  const heads = await tx.selectFrom('cases').where('id', 'in', ids).select(['kind', 'subject_id']).execute();
  for (const kind of lockOrder) {
    const subjectIds = heads.flatMap((head) => (head.kind === kind ? head.subject_id : []));
    if (subjectIds.length) await subjectOf(kind)?.lock(tx, subjectIds.toSorted());
  }
  return await tx.selectFrom('cases').where('id', 'in', ids).orderBy('id').selectAll().forUpdate().execute();
}

/** Orders before applications. */
const lockOrder = ['order', 'change', 'refund', 'trip'] as const satisfies readonly ProcessKind[];

/** An event, or a choice of one once the case is locked; a sentence refuses it. */
type Asked = CaseEvent | ((instance: Instance, version: number) => CaseEvent | { refused: string });

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

/** An event for one of several cases. */
interface AskedStep {
  caseId: number;
  asked: Asked;
}

type CaseRow = Awaited<ReturnType<typeof lockCases>>[number];
const steppedOf = (row: CaseRow) => ({ head: headOf(row), instance: row.instance, version: row.version });

/** Companies as the engine sees them, with the people whom these cases and events name. */
async function orgsFor(
  tx: Tx,
  asked: readonly { row: CaseRow; event: CaseEvent; content: ProcessContent }[],
  now: number,
): Promise<ReadonlyMap<number, Org>> {
  const orgs = new Map<number, Org>();
  for (const companyId of new Set(asked.map(({ row }) => row.company_id))) {
    const named = asked
      .filter(({ row }) => row.company_id === companyId)
      .flatMap(({ row, event, content }) => namedIn(content, row.instance.facts, row.instance, namedBy(event)));
    orgs.set(companyId, await orgOf(tx, companyId, now, [...new Set(named)]));
  }
  return orgs;
}

/**
 * Applies an event to each of these cases, in the caller's transaction: instances are stored, effects are written once,
 * messages go out, and outcomes reach the subjects, with as many statements for a hundred cases as for one. A refused
 * event changes nothing of the others. Cases that do not exist are not in the answer. The version counts the steps.
 */
export async function stepCases(
  tx: Tx,
  wanted: readonly AskedStep[],
  now: number,
): Promise<ReadonlyMap<number, Stepped>> {
  if (!wanted.length) return new Map();
  const rows = await lockCases(
    tx,
    wanted.map(({ caseId }) => caseId),
  );
  const steps = new Map<number, Stepped>();
  const askedOf = new Map(wanted.map(({ caseId, asked }) => [caseId, asked]));
  const events = rows.flatMap((row) => {
    const asked = askedOf.get(row.id);
    const event = typeof asked === 'function' ? asked(row.instance, row.version) : asked;
    if (event && !('refused' in event)) return [{ row, event }];
    steps.set(row.id, { ok: false, refused: event?.refused ?? '', ...steppedOf(row) });
    return [];
  });
  if (!events.length) return steps;
  const processes = await processesOf(
    tx,
    events.map(({ row }) => row.process_version_id),
  );
  const asked = events.map((one) => ({ ...one, content: processes(one.row.process_version_id).content }));
  const orgs = await orgsFor(tx, asked, now);
  const written: Moved[] = [];
  for (const { row, event, content } of asked) {
    const before = row.instance;
    const org = orgs.get(row.company_id) as Org;
    const result = step(content, before, event, org, now);
    if ('refused' in result) {
      steps.set(row.id, { ok: false, refused: result.refused, ...steppedOf(row) });
      continue;
    }
    const { instance, effects } = await verified(tx, { head: headOf(row), content, result, org }, now);
    const hasMoved = effects.length > 0 || instance.log.length !== before.log.length;
    const version = row.version + (hasMoved ? 1 : 0);
    const head = { ...headOf(row), state: instance.state, total: instance.facts.total };
    steps.set(row.id, { ok: true, ...steppedOf(row), ...(hasMoved && { head, instance, version }) });
    // An event of people or time may change nothing.
    if (hasMoved)
      written.push({ head, before, instance, effects, now, version, by: 'by' in event ? event.by : undefined });
  }
  if (written.length) await write(tx, written, now);
  return steps;
}

type Moved = Written & { before: Instance; version: number; by: number | undefined };

async function write(tx: Tx, written: readonly Moved[], now: number): Promise<void> {
  await storeInstances(tx, written);
  await writeSteps(tx, written);
  await tellSteps(tx, written);
  const ended = written.flatMap(({ head, before, instance: { state, log } }): CaseEnd[] =>
    state === 'running' || before.state !== 'running'
      ? []
      : [{ head, outcome: state, comment: log.findLast(({ kind }) => kind === 'refused')?.comment ?? '' }],
  );
  await emitDecisions(tx, ended, now);
  for (const kind of lockOrder) {
    const ends = ended.filter(({ head }) => head.kind === kind);
    if (ends.length) await subjectOf(kind)?.decided(tx, ends, now);
  }
}

const storeInstances = (tx: Tx, written: readonly Moved[]): Promise<unknown> =>
  sql`update cases c set instance = n.instance, state = n.state, total = n.total, verdict = n.verdict, closed_at = n.closed_at, first_end = n.first_end, version = n.version
    from jsonb_to_recordset(${JSON.stringify(
      written.map(({ head, instance, version }) => ({
        id: head.caseId,
        instance,
        state: instance.state,
        total: instance.facts.total,
        verdict: instance.facts.verdict,
        closed_at: instance.endedMs ?? null,
        first_end: firstEndOf(instance, head.openedAt),
        version,
      })),
    )}::jsonb) as n (id bigint, instance jsonb, state text, total bigint, verdict text, closed_at bigint, first_end bigint, version int)
    where c.id = n.id`.execute(tx);

/** Applies an event to one case. Undefined: there is no such case. */
export const stepCase = async (tx: Tx, caseId: number, asked: Asked, now: number): Promise<Stepped | undefined> =>
  (await stepCases(tx, [{ caseId, asked }], now)).get(caseId);
