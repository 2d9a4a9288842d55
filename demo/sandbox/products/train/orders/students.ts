import { sql } from 'kysely';
import type { KnownStudent } from '#contract/train-order.ts';
import { dayAt, dayOf } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { studentFault } from '#domain/rail/student.ts';
import type { StudentProof } from '#domain/rail/student.ts';
import { studentJourneys, studentJourneysLeft } from '#domain/rail/ticket-types.ts';
import { badInput } from '../../../ground/call.ts';
import type { Call, Database, Tx } from '../../../ground/call.ts';
import { memberOf } from '../../../ground/call.ts';
import type { PricedRide } from '../../../ground/database/tables/tables-rail.ts';

interface Passenger {
  ticketType: string;
  certKey: string;
  student?: StudentProof | undefined;
}

/** Days of earlier journeys by document. A refund gives its journey back; rides of one order are one journey. */
async function journeysOf(db: Database | Tx, keys: readonly string[]): Promise<(key: string) => Day[]> {
  const { rows } = await sql<{ cert_key: string; departs_at: number }>`
    select distinct t.cert_key, o.order_id, o.departs_at from rail_tickets t join rail_orders o using (order_id)
    where t.cert_key = any(${keys}::text[]) and t.ticket_type = 'student' and t.state in ('held', 'open')
      and o.status <> 5`.execute(db);
  return (key) => rows.filter((row) => row.cert_key === key).map((row) => dayAt(Number(row.departs_at)));
}

type Way = Pick<PricedRide, 'from' | 'to'>;

/** The refusal of a student without a proof for the way, or who has had all journeys of the academic year. */
export async function studentProblem(db: Database, passengers: readonly Passenger[], ways: readonly Way[]) {
  const keys = passengers.flatMap(({ ticketType, certKey }) => (ticketType === 'student' ? [certKey] : []));
  if (!keys.length) return undefined;
  const had = await journeysOf(db, keys);
  for (const [at, { ticketType, certKey, student }] of passengers.entries()) {
    if (ticketType !== 'student') continue;
    const who = `第 ${at + 1} 位乘车人`;
    if (!student) return badInput(`passengers.${at}.student`, `${who}购买学生票，请填写学校、学制和优惠区间`);
    for (const way of ways) {
      const fault = studentFault(student, journeyOf(way));
      if (fault) return badInput(`passengers.${at}.student`, `${who}：${fault}`);
      if (studentJourneysLeft(dayOf(way.from.at), had(certKey)) === 0)
        return badInput(
          `passengers.${at}.ticketType`,
          `${who}本学年的 ${studentJourneys} 次学生优惠已用完，请改为成人票`,
        );
    }
  }
  return undefined;
}

const journeyOf = ({ from, to }: Way) => ({
  from: from.city ?? from.station,
  to: to.city ?? to.station,
  day: dayOf(from.at),
});

/** Students of the member's list, with the journeys that they have left on a day. */
export async function knownStudents(call: Call, day: Day): Promise<KnownStudent[]> {
  const { memberId, appId } = memberOf(call);
  const { rows } = await sql<{ id: string; student: StudentProof; keys: string[] }>`
    select p.id, p.student, array(select d.cert_key from passenger_documents d where d.passenger_id = p.id) as keys
    from passengers p where p.member_id = ${memberId} and p.app_id = ${appId} and p.student is not null order by p.id`.execute(
    call.db,
  );
  if (!rows.length) return [];
  const had = await journeysOf(
    call.db,
    rows.flatMap(({ keys }) => keys),
  );
  return rows.map(({ id, student, keys }) => ({
    passengerId: id,
    ...student,
    left: studentJourneysLeft(day, keys.flatMap(had)),
  }));
}

/** Keeps the proofs of an order with the member's frequent passengers. */
export async function keepStudents(
  tx: Tx,
  { member_id, app_id }: { member_id: string; app_id: string },
  passengers: readonly { passengerId?: string | undefined; ticketType: string; student?: StudentProof | undefined }[],
): Promise<void> {
  for (const { passengerId, ticketType, student } of passengers)
    if (passengerId && student && ticketType === 'student')
      await tx
        .updateTable('passengers')
        .set({ student: JSON.stringify(student) })
        .where('id', '=', passengerId)
        .where('member_id', '=', member_id)
        .where('app_id', '=', app_id)
        .execute();
}
