import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { StandardDetail, StandardKind, VersionHead } from '#contract/travel-standard.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import type { StandardContent } from '#domain/policy/schema.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database } from '../../ground/call.ts';
import { memberNames } from '../../ground/member/member-rows.ts';
import { contentOf, readStandard, shownOf, stateOn } from './standard-rows.ts';
import type { WholeStandard } from './standard-rows.ts';
import { conflictsOf, nameSubjects, otherHolders, rosterOf } from './subjects.ts';
import { noStandard, noVersion } from './writer.ts';

const yearMs = 365 * 86_400_000;

/** Orders by the version that judged them. */
async function judgedBy(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('orders')
    .where('standard_version_id', 'in', [...ids])
    .groupBy('standard_version_id')
    .select(['standard_version_id as id', sql<number>`count(*)::int`.as('count')])
    .execute();
  return new Map(rows.map(({ id, count }) => [Number(id), count]));
}

/** Orders above the standard of the last year by the reason that was given, of the reasons to choose from. */
async function reasonUses(
  db: Database,
  companyId: number,
  { reasons }: StandardContent,
  now: number,
): Promise<StandardDetail['reasonUses']> {
  const texts = reasons.map(({ text }) => text).filter(Boolean);
  if (!texts.length) return [];
  return await db
    .selectFrom('report_events')
    .where('company_id', '=', String(companyId))
    .where('type', '=', 'sale')
    .where('at', '>=', now - yearMs)
    .where('reason', 'in', texts)
    .groupBy('reason')
    .select(['reason as text', sql<number>`count(distinct order_id)::int`.as('count')])
    .execute();
}

async function headsOf({ versions }: WholeStandard, db: Database, today: string): Promise<VersionHead[]> {
  const judged = await judgedBy(
    db,
    versions.map(({ id }) => id),
  );
  const nameOf = await memberNames(
    db,
    versions.map(({ changed_by }) => changed_by),
  );
  return versions.map((one) => ({
    version: one.version,
    state: stateOn(one, today),
    from: one.from_day,
    to: one.to_day,
    note: one.note,
    changedBy: nameOf.get(one.changed_by) ?? '',
    changedAt: momentAt(one.changed_at),
    judged: judged.get(one.id) ?? 0,
  }));
}

/** A standard with one of its versions: the one that is asked for, else the draft, else the one in force. */
export async function standardDetail(
  { standardId, version }: { standardId: number; version?: number | undefined },
  call: Call,
  kind: StandardKind,
): Promise<Envelope<StandardDetail>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const today = dayAt(call.now());
  const standard = await readStandard(db, { companyId, kind }, standardId);
  if (!standard) return noStandard();
  const shown =
    version === undefined
      ? (standard.draft ?? shownOf(standard.versions, today))
      : standard.versions.find((one) => one.version === version);
  if (!shown) return noVersion();
  const roster = await rosterOf(db, companyId);
  const from = shown.from_day > today ? shown.from_day : today;
  const versions = await headsOf(standard, db, today);
  const head = versions.find((one) => one.version === shown.version);
  const holders =
    shown.to_day !== null && shown.to_day < today
      ? []
      : await otherHolders({ tx: db, companyId, kind }, standardId, shown.assigned, from);
  const content = await contentOf(db, shown.id);
  return ok({
    standardId,
    name: standard.name,
    kind,
    version: shown.version,
    state: stateOn(shown, today),
    from: shown.from_day,
    to: shown.to_day,
    content,
    reasonUses: await reasonUses(db, companyId, content, call.now()),
    assigned: nameSubjects(shown.assigned, roster),
    note: shown.note,
    changedBy: head?.changedBy ?? '',
    changedAt: momentAt(shown.changed_at),
    lock: standard.draft?.lock ?? 0,
    published: standard.published?.version ?? 0,
    versions,
    conflicts: conflictsOf(holders, roster),
  });
}
