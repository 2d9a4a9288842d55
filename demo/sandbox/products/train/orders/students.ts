import { sql } from 'kysely';
import { dayAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { studentJourneys, studentJourneysLeft } from '#domain/rail/ticket-types.ts';
import { badInput } from '../../../ground/call.ts';
import type { Database } from '../../../ground/call.ts';

/** The refusal of a student who has had all journeys of the academic year. A refund gives its journey back; rides of one order are one journey. */
export async function studentProblem(
  db: Database,
  passengers: readonly { ticketType: string; certKey: string }[],
  travelDay: Day,
) {
  const keys = passengers.flatMap(({ ticketType, certKey }) => (ticketType === 'student' ? [certKey] : []));
  if (!keys.length) return undefined;
  const { rows } = await sql<{ cert_key: string; departs_at: number }>`
    select distinct t.cert_key, o.order_id, o.departs_at from rail_tickets t join rail_orders o using (order_id)
    where t.cert_key = any(${keys}::text[]) and t.ticket_type = 'student' and t.state in ('held', 'open')
      and o.status <> 5`.execute(db);
  const at = passengers.findIndex(
    ({ ticketType, certKey }) =>
      ticketType === 'student' &&
      studentJourneysLeft(
        travelDay,
        rows.filter((row) => row.cert_key === certKey).map((row) => dayAt(Number(row.departs_at))),
      ) === 0,
  );
  return at < 0
    ? undefined
    : badInput(
        `passengers.${at}.ticketType`,
        `第 ${at + 1} 位乘车人本学年的 ${studentJourneys} 次学生优惠已用完，请改为成人票`,
      );
}
