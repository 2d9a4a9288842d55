import { sql } from 'kysely';
import type { Day } from '#domain/china-time.ts';
import type { CarScene } from '#domain/car/names.ts';
import type { CarFacts } from '#domain/policy/facts.ts';
import type { Database, Tx } from '../../ground/call.ts';

interface Asked {
  companyId: number;
  employeeId: number;
  day: Day;
  /** Caps of a scene count the rides of that scene. */
  scene?: CarScene;
}

/** Rides of an employee on a day and in its month, with what the company has paid of them. */
export async function usedRides(
  db: Database | Tx,
  { companyId, employeeId, day, scene }: Asked,
): Promise<CarFacts['used']> {
  const found = await db
    .selectFrom('car_rides')
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('month', '=', day.slice(0, 7))
    .$if(scene !== undefined, (query) => query.where('scene', '=', scene ?? 'other'))
    .select([
      sql<string>`coalesce(sum(company_pays), 0)`.as('month'),
      sql<string>`coalesce(sum(company_pays) filter (where day = ${day}), 0)`.as('day'),
      sql<number>`count(*)::int`.as('ridesOfMonth'),
      sql<number>`(count(*) filter (where day = ${day}))::int`.as('ridesOfDay'),
    ])
    .executeTakeFirstOrThrow();
  return { ...found, month: Number(found.month), day: Number(found.day) };
}
