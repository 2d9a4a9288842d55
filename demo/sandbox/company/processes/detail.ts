import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { ProcessDetail, ProcessVersionHead } from '#contract/process.ts';
import { momentAt } from '#domain/china-time.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database } from '../../ground/call.ts';
import { namesFor } from '../../orders/cases/names.ts';
import { memberNames } from '../../ground/member/member-rows.ts';
import { listsOf, nameScope, namesOfContent, problemsOf, wholeOrg } from './content.ts';
import { contentOf, noProcess, noVersion, readProcess, stateOf } from './rows.ts';
import type { WholeProcess } from './rows.ts';

async function headsOf(db: Database, { versions }: WholeProcess): Promise<ProcessVersionHead[]> {
  const ids = versions.map(({ id }) => id);
  const running = await db
    .selectFrom('cases')
    .where('process_version_id', 'in', ids)
    .where('state', '=', 'running')
    .groupBy('process_version_id')
    .select(['process_version_id as id', sql<number>`count(*)::int`.as('count')])
    .execute();
  const counts = new Map(running.map(({ id, count }) => [Number(id), count]));
  const nameOf = await memberNames(
    db,
    versions.map(({ changed_by }) => changed_by),
  );
  return versions.map((one) => ({
    version: one.version,
    state: one.state,
    publishedAt: one.published_at === null ? '' : momentAt(one.published_at),
    note: one.note,
    changedBy: nameOf.get(one.changed_by) ?? '',
    changedAt: momentAt(one.changed_at),
    running: counts.get(one.id) ?? 0,
  }));
}

/** A process with one of its versions: the one that is asked for, else the draft, else the published one. */
export async function processDetail(
  { processId, version }: { processId: number; version?: number | undefined },
  call: Call,
): Promise<Envelope<ProcessDetail>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const process = await readProcess(db, companyId, processId);
  if (!process) return noProcess();
  const shown =
    version === undefined
      ? (process.draft ?? process.active ?? process.versions[0])
      : process.versions.find((one) => one.version === version);
  if (!shown) return noVersion();
  const content = await contentOf(db, shown.id);
  const versions = await headsOf(db, process);
  const head = versions.find((one) => one.version === shown.version);
  return ok({
    processId,
    name: process.name,
    kind: process.kind,
    state: stateOf(process),
    isDefault: process.is_default,
    version: shown.version,
    content,
    scope: nameScope(
      shown.scope,
      await listsOf(db, companyId),
      (await namesFor(db, companyId, shown.scope.employees ?? [])).person,
    ),
    note: shown.note,
    changedBy: head?.changedBy ?? '',
    changedAt: momentAt(shown.changed_at),
    lock: process.draft?.lock ?? 0,
    published: process.active?.version ?? 0,
    publishedAt: process.active?.published_at ? momentAt(process.active.published_at) : '',
    versions,
    names: await namesOfContent(db, companyId, content),
    problems: await problemsOf(db, companyId, content, await wholeOrg(db, companyId, call.now())),
  });
}
