import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { reportFilters } from '#contract/report-form.ts';
import type { ReportFilter } from '#contract/report-form.ts';
import type { Database } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { columnList, figureColumns, sumListOf } from './figures.ts';
import { dimensionColumns, ofMonths } from './scope.ts';

/** Events that one transaction adds: a backlog is worked off in parts. */
const round = 5000;

const valueOf = (name: ReportFilter) => sql`(${sql.lit(name)}, ${sql.ref(`e.${dimensionColumns[name]}`)})`;
/** Dimensions of which an event has one value. */
const whole = reportFilters.filter((name) => name !== 'traveller');

/** Sums of events by the days and months of each dimension. */
const sumsOf = (events: RawBuilder<unknown>, values: RawBuilder<unknown>) => sql`
  select e.company_id, e.app_id, e.product, g.dimension, g.day, d.value, ${sumListOf('e.')}
  from ${events} cross join lateral ${values} as d (dimension, value)
  cross join lateral (values (d.dimension, e.day), (d.dimension || ${sql.lit(ofMonths(''))}, left(e.day, 7))) as g (dimension, day)
  group by 1, 2, 3, 4, 5, 6`;

/** Adds the companies' new events to the sums of their days and months: until then readers read the events themselves, so a report is never behind. */
export async function sumDays(db: Database): Promise<void> {
  for (let added = round; added === round;) {
    const fresh = await db
      .selectFrom('report_events')
      .where('company_id', 'is not', null)
      .where('is_summed', '=', false)
      .limit(1)
      .select('id')
      .executeTakeFirst();
    if (!fresh) return;
    added = await db.transaction().execute(async (tx) => {
      await lockNames(tx, 'report_days');
      const { rows } = await sql<{ added: number }>`
        with marked as (
          update report_events set is_summed = true
          where id in (select id from report_events where company_id is not null and not is_summed limit ${round})
          returning *
        ), sums as (
          insert into report_days (company_id, app_id, product, dimension, day, value, ${columnList()})
          ${sumsOf(sql`marked e`, sql`(values ('', ''), ${sql.join(whole.map(valueOf))})`)}
          union all
          ${sumsOf(sql`report_shares e join marked m on m.id = e.event_id`, sql`(values ${valueOf('traveller')})`)}
          on conflict (company_id, app_id, product, dimension, day, value)
          do update set ${sql.raw(figureColumns.map((name) => `${name} = report_days.${name} + excluded.${name}`).join(', '))}
        )
        select count(*)::int as added from marked`.execute(tx);
      return rows[0]?.added ?? 0;
    });
  }
}
