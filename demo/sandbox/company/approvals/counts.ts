import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { AuditBox, AuditCounts } from '#contract/approval.ts';
import type { approvalSchemas } from '#contract/approval.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { noEnd } from '../../orders/cases/write-step.ts';
import { copiedTo, isDone, isLate, onSide, openedBy } from './list.ts';
import { viewerOf } from './who.ts';
import type { Viewer } from './who.ts';

type Input = z.output<typeof approvalSchemas.counts>;

const sides = (trip = 0, all = 0) => ({ trip, order: all - trip });

/** Numbers beside menus and tabs. */
export async function countCases({ box, side }: Input, call: Call): Promise<Envelope<AuditCounts>> {
  const viewer = viewerOf(call);
  const { companyId, actor, isCompany } = viewer;
  const { rows } = await sql<
    Record<'trip' | 'other' | 'copiedTrip' | 'copied' | 'mineTrip' | 'mine', number> & { lapses: number | null }
  >`
    select count(*) filter (where side = 'trip')::int as trip, count(*) filter (where side = 'order')::int as other,
      min(lapses_at) filter (where lapses_at < ${noEnd}::bigint) as lapses,
      max(copies.trip)::int as "copiedTrip", max(copies.all)::int as copied, max(own.trip)::int as "mineTrip", max(own.all)::int as mine
    from (
      select side, lapses_at from case_tasks where company_id = ${companyId} and actor = ${actor} and state = 'open'
      union all select side, lapses_at from case_tasks where company_id = ${companyId} and for_id = ${actor} and state = 'open'
    ) as open
    right join (
      select count(*) filter (where c.kind = 'trip') as trip, count(*) as all from case_copies k join cases c on c.id = k.case_id
      where k.company_id = ${companyId} and k.actor = ${actor} and k.read_at is null
    ) as copies on true
    cross join (
      select count(*) filter (where kind = 'trip') as trip, count(*) as all from cases
      where company_id = ${companyId} and state = 'running' and (${isCompany} or applicant_id = ${actor})
    ) as own`.execute(call.db);
  const [found] = rows;
  return ok({
    trip: found?.trip ?? 0,
    order: found?.other ?? 0,
    copied: sides(found?.copiedTrip, found?.copied),
    mine: sides(found?.mineTrip, found?.mine),
    nextLapseMs: found?.lapses == null ? null : Number(found.lapses),
    ...(box && { states: await countStates(box, side, viewer, call) }),
  });
}

/** Cases of a box by state, in one statement. A case is in it as often as in its list. */
async function countStates(
  box: AuditBox,
  side: Input['side'],
  viewer: Viewer,
  call: Call,
): Promise<NonNullable<AuditCounts['states']>> {
  const { companyId, actor } = viewer;
  const isOpen = sql<SqlBool>`t.state = 'open'`;
  const from: Readonly<Record<AuditBox, [source: RawBuilder<unknown>, own: RawBuilder<SqlBool>]>> = {
    todo: [
      tasks,
      sql<SqlBool>`t.company_id = ${companyId} and (t.actor = ${actor} or t.for_id = ${actor}) and ${isOpen}`,
    ],
    done: [tasks, sql<SqlBool>`t.company_id = ${companyId} and t.actor = ${actor} and ${isDone}`],
    copied: [sql`case_copies k join cases c on c.id = k.case_id`, copiedTo(viewer)],
    mine: [sql`cases c`, openedBy(viewer)],
  };
  const [source, own] = from[box];
  const { rows } = await sql<{
    state: Exclude<keyof NonNullable<AuditCounts['states']>, 'all' | 'late'>;
    count: number;
    late: number;
  }>`
    select c.state, count(*)::int as count, (count(*) filter (where ${isLate(call.now())}))::int as late
    from ${source} where ${sql.join([own, ...onSide(side)], sql` and `)} group by c.state`.execute(call.db);
  const states = { all: 0, running: 0, late: 0, agreed: 0, refused: 0, withdrawn: 0, expired: 0 };
  for (const { state, count, late } of rows) {
    states[state] = count;
    states.all += count;
    states.late += late;
  }
  return states;
}

const tasks = sql`case_tasks t join cases c on c.id = t.case_id`;
