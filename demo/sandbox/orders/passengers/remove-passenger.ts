import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { holdsSeats } from '#domain/order/flight-status.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Member, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { journeysOf } from '../../products/flight/create/find-duplicate.ts';
import { maySee } from '../../products/flight/order/read-order.ts';
import { documentsOf, readPassenger } from './passenger-rows.ts';
import type { Roster } from './rosters.ts';

const yearMs = 366 * 86_400_000;

/** Forgets a passenger that the member may change, unless he is the member or still flies on an order that the roster looks at. */
export const removePassenger =
  (roster: Roster) =>
  async (input: { id: string; requestId: string }, call: Call): Promise<Envelope<{ id: string }>> => {
    const member = memberOf(call);
    return await once(call, input.requestId, input, async (tx) => {
      const found = await readPassenger(tx, roster, member, input.id);
      if (!found) return refuse(404, '该旅客不存在或已删除');
      if (!found.isOwn) return refuse(403, roster.notOwn);
      if (found.isSelf) return refuse(409, '本人资料不能删除，可以修改', { kind: 'self' });
      const journey = await nextJourney(tx, roster, member, input.id, call.now());
      if (journey)
        return refuse(
          409,
          `${found.name} 还有未出行的机票（${journey.flight_no}，${dayAt(journey.dep_at)}），出行后再删除`,
          // A colleague's order is named only to those who may open it.
          { kind: 'travels', orderId: maySee(member, journey) ? journey.order_id : '' },
        );
      await tx.deleteFrom('passengers').where('id', '=', input.id).execute();
      return ok({ id: input.id }, '已删除');
    });
  };

async function nextJourney(tx: Tx, roster: Roster, member: Member, id: string, now: number) {
  const keys = (await documentsOf(tx, [id])).map((one) => one.cert_key);
  if (!keys.length) return undefined;
  const journeys = await journeysOf(tx, keys, now, now + yearMs, now)
    .where(roster.travels(member))
    .execute();
  return journeys.find((one) => holdsSeats(one.status) && (one.status !== 0 || one.pay_deadline > now));
}
