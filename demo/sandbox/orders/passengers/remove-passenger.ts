import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { documentsOf, readPassenger } from './passenger-rows.ts';
import type { Roster } from './rosters.ts';
import { maySee } from '../may-see.ts';

type Condition = ReturnType<Roster['travels']>;

/** A journey that is still ahead, with its order. */
interface Ahead {
  order_id: string;
  member_id: string;
  app_id: string;
  company_id: string | null;
  flight_no: string;
  dep_at: number;
}

/** The port to the product: the next journey of the person with these documents, on orders `o` that `travels` names. */
export type NextJourney = (
  tx: Tx,
  certKeys: readonly string[],
  travels: Condition,
  now: number,
) => Promise<Ahead | undefined>;

/** Deletes a passenger that the member may change. Refused: the member as a passenger, and one with a coming journey. */
export const removePassenger =
  (roster: Roster, nextJourney: NextJourney) =>
  async (input: { id: string; requestId: string }, call: Call): Promise<Envelope<{ id: string }>> => {
    const member = memberOf(call);
    return await once(call, input.requestId, input, async (tx) => {
      const found = await readPassenger(tx, roster, member, input.id);
      if (!found) return refuse(404, '该旅客不存在或已删除');
      if (!found.isOwn) return refuse(403, roster.notOwn);
      if (found.isSelf) return refuse(409, '本人资料不能删除，可以修改', { kind: 'self' });
      const keys = (await documentsOf(tx, [input.id])).map((one) => one.cert_key);
      const journey = keys.length ? await nextJourney(tx, keys, roster.travels(member), call.now()) : undefined;
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
