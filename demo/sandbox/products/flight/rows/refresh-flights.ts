import { sql } from 'kysely';
import type { Tx } from '../../../ground/call.ts';

/**
 * Brings flights and list row of an order in line with its tickets: a flight that nobody holds a ticket of is not in
 * use, the list shows those in use. Returns their number; with none the list keeps what was refunded last.
 */
export async function refreshFlights(tx: Tx, orderId: string): Promise<number> {
  await sql`update air_order_flights f set in_use = exists (
      select 1 from air_order_tickets t where t.order_id = f.order_id and t.triptype = f.triptype and t.change_no = f.change_no and t.ticket_status <> 'REFUNDED'
    ) where f.order_id = ${orderId}`.execute(tx);
  const flights = await tx
    .selectFrom('air_order_flights')
    .where('order_id', '=', orderId)
    .where('in_use', '=', true)
    .orderBy('triptype')
    .orderBy('change_no')
    .select(['triptype', 'dep_at', 'arr_at', 'flight_no', 'shown', 'change_no'])
    .execute();
  if (!flights.length) return 0;
  const people = await tx
    .selectFrom('air_order_passengers as p')
    .where('p.order_id', '=', orderId)
    .select([
      'p.name',
      sql<
        string[]
      >`array(select t.triptype || ' ' || t.change_no from air_order_tickets t where t.order_id = p.order_id and t.psg_id = p.psg_id and t.ticket_status <> 'REFUNDED')`.as(
        'held',
      ),
      sql<boolean>`exists (select 1 from air_order_tickets t where t.order_id = p.order_id and t.psg_id = p.psg_id and t.ticket_status = 'REFUNDED')`.as(
        'gives',
      ),
    ])
    .execute();
  const refundedNames = people.filter(({ held }) => !held.length).map(({ name }) => name);
  const isExchange = flights.some((flight) => flight.change_no > 0);
  const peopleOn = ({ triptype, change_no }: (typeof flights)[number]) => {
    const names = people.filter(({ held }) => held.includes(`${triptype} ${change_no}`)).map(({ name }) => name);
    return names.length < people.length && { people: names };
  };
  const endsAt = Math.max(...flights.map((flight) => flight.arr_at));
  await tx.updateTable('air_orders').set({ ends_at: endsAt }).where('order_id', '=', orderId).execute();
  const { card, words } = await tx
    .selectFrom('orders')
    .where('order_id', '=', orderId)
    .select(['card', 'words'])
    .executeTakeFirstOrThrow();
  const fresh = flights.map(({ flight_no: flightNo }) => flightNo.toUpperCase()).filter((no) => !words.includes(no));
  await tx
    .updateTable('orders')
    .set({
      travel_at: Math.min(...flights.map((flight) => flight.dep_at)),
      ends_at: endsAt,
      words: [words, ...fresh].join(' '),
      card: JSON.stringify({
        ...card,
        ...(refundedNames.length && { refundedNames }),
        ...(people.some(({ gives }) => gives) && { isPartRefunded: true as const }),
        isExchange: isExchange ? 1 : card.isExchange,
        flightList: flights.map((flight) => {
          const { triptype, shown, change_no } = flight;
          const { orgcityname, dstcityname, airline, flightNo, depTime, arrTime, schedule } = shown;
          const leg = { triptype, orgcityname, dstcityname, airline, flightNo, depTime, arrTime };
          const parts = { ...peopleOn(flight), ...(isExchange && !change_no && { asBooked: true as const }) };
          return schedule
            ? { ...leg, ...parts, schedule: schedule.kind, ...(schedule.acceptedAt && { isAccepted: true as const }) }
            : { ...leg, ...parts };
        }),
      }),
    })
    .where('order_id', '=', orderId)
    .execute();
  return flights.length;
}
