import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { holdsSeats } from '#domain/order/flight-status.ts';
import { memberOf, ok, refuse } from '../call.ts';
import type { Call, Member, Tx } from '../call.ts';
import { once } from '../once.ts';
import { journeysOf } from '../orders/create/find-duplicate.ts';
import { documentsOf, readPassenger } from './passenger-rows.ts';

const yearMs = 366 * 86_400_000;

/** Forgets an own passenger, unless he is the member or still flies on an order of the member's. */
export async function removePassenger(
  input: { id: string; requestId: string },
  call: Call,
): Promise<Envelope<{ id: string }>> {
  const member = memberOf(call);
  return await once(call, input.requestId, input, async (tx) => {
    const found = await readPassenger(tx, member, input.id);
    if (!found) return refuse(404, '该旅客不存在或已删除');
    if (!found.isOwn) return refuse(403, '同事的资料由公司维护，请联系管理员修改');
    if (found.isSelf) return refuse(409, '本人资料不能删除，可以修改', { kind: 'self' });
    const journey = await nextJourney(tx, member, input.id, call.now());
    if (journey)
      return refuse(
        409,
        `${found.name} 还有未出行的机票（${journey.flight_no}，${dayAt(journey.dep_at)}），出行后再删除`,
        { kind: 'travels', orderId: journey.order_id },
      );
    await tx.deleteFrom('passengers').where('id', '=', input.id).execute();
    return ok({ id: input.id }, '已删除');
  });
}

async function nextJourney(tx: Tx, member: Member, id: string, now: number) {
  const keys = (await documentsOf(tx, [id])).map((one) => one.cert_key);
  if (!keys.length) return undefined;
  const journeys = await journeysOf(tx, keys, now, now + yearMs, now)
    .where('o.member_id', '=', member.memberId)
    .where('o.app_id', '=', member.appId)
    .execute();
  return journeys.find((one) => holdsSeats(one.status) && (one.status !== 0 || one.pay_deadline > now));
}
