import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { StandardDetail, StandardKind, VersionHead } from '#contract/travel-standard.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database } from '../../ground/call.ts';
import { contentOf, readStandard, shownOf, stateOn } from './standard-rows.ts';
import type { WholeStandard } from './standard-rows.ts';
import { conflictsOf, nameSubjects, otherHolders, rosterOf } from './subjects.ts';
import { noStandard, noVersion } from './writer.ts';

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

async function headsOf({ versions }: WholeStandard, db: Database, today: string): Promise<VersionHead[]> {
  const judged = await judgedBy(
    db,
    versions.map(({ id }) => id),
  );
  const authors = await db
    .selectFrom('members')
    .where(
      'id',
      'in',
      versions.map(({ changed_by }) => changed_by),
    )
    .select(['id', 'real_name'])
    .execute();
  const nameOf = new Map(authors.map(({ id, real_name }) => [id, real_name]));
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
  return ok({
    standardId,
    name: standard.name,
    kind,
    version: shown.version,
    state: stateOn(shown, today),
    from: shown.from_day,
    to: shown.to_day,
    content: await contentOf(db, shown.id),
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
