import { sql } from 'kysely';
import { nightsOf, partsOf } from '#domain/application/cover.ts';
import type { TripWish } from '#domain/application/cover.ts';
import { applicationStates, legKinds } from '#domain/application/schema.ts';
import { isUsedUp } from '#domain/application/standing.ts';
import { sumAmounts } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../ground/call.ts';
import type { UseName } from '../../ground/database/tables/tables-application.ts';
import { lockApplication, useOf, usesOf } from './rows.ts';
import type { StoredApplication } from './rows.ts';

interface Used {
  orderId: string;
  application: StoredApplication;
  /** Of each segment; none of a trip over cities. */
  legIds: readonly string[];
  wish: TripWish;
  names: readonly UseName[];
}

/** Counts an order against its application, whose row is locked: its amount in parts for its legs. */
export async function keepUses(
  tx: Tx,
  { orderId, application, legIds, wish, names }: Used,
  now: number,
): Promise<void> {
  const legs = legIds.length ? legIds : [''];
  const parts = partsOf(wish.amount, legs.length);
  const isStay = legKinds[wish.product] === 'stay';
  await tx
    .insertInto('application_uses')
    .values(
      legs.map((legId, at) => {
        const segment = wish.segments[at];
        return {
          order_id: orderId,
          leg_id: legId,
          application_id: application.id,
          company_id: application.company_id,
          product: wish.product,
          booked: parts[at] ?? 0,
          amount: parts[at] ?? 0,
          people: wish.people,
          room_nights: isStay && segment ? wish.rooms * nightsOf(segment) : 0,
          employees: [...wish.employeeIds],
          created_at: now,
          segment: at,
          names: JSON.stringify(names),
        };
      }),
    )
    .execute();
  await refreshState(tx, application);
}

/** Used up with the last of its legs, and open again once something comes back. Its row is locked. */
async function refreshState(tx: Tx, { id, state, content }: StoredApplication): Promise<void> {
  if (state !== applicationStates.approved && state !== applicationStates.usedUp) return;
  const uses = (await usesOf(tx, [id])).get(id) ?? [];
  const next = isUsedUp(content, uses.map(useOf)) ? applicationStates.usedUp : applicationStates.approved;
  if (next !== state) await tx.updateTable('applications').set({ state: next }).where('id', '=', id).execute();
}

async function refreshOf(tx: Tx, changed: readonly { application_id: number }[]): Promise<void> {
  for (const id of new Set(changed.map(({ application_id }) => application_id))) {
    const application = await lockApplication(tx, id);
    if (application) await refreshState(tx, application);
  }
}

/** The order is over before its trip, and costs nothing: budget and places go back. Its row is locked. */
export async function releaseUses(tx: Tx, orderId: string): Promise<void> {
  const changed = await tx
    .updateTable('application_uses')
    .set({ amount: 0, people: 0, room_nights: 0, employees: [], names: JSON.stringify([]) })
    .where('order_id', '=', orderId)
    .returning('application_id')
    .execute();
  await refreshOf(tx, changed);
}

/** The order is over, and a part of its price is kept: its places go back, the budget by `returnBudget`. */
export async function releasePlaces(tx: Tx, orderId: string): Promise<void> {
  const changed = await tx
    .updateTable('application_uses')
    .set({ people: 0, room_nights: 0, employees: [], names: JSON.stringify([]) })
    .where('order_id', '=', orderId)
    .returning('application_id')
    .execute();
  await refreshOf(tx, changed);
}

const usesOfOrder = (tx: Tx, orderId: string) =>
  tx.selectFrom('application_uses').where('order_id', '=', orderId).orderBy('segment').selectAll().execute();

/** Money of the company that goes back to it is budget again. The traveller's own part was never counted. */
export async function returnBudget(
  tx: Tx,
  orderId: string,
  shares: readonly { payer: 'company' | 'personal'; amount: Fen }[],
): Promise<void> {
  const uses = await usesOfOrder(tx, orderId);
  if (!uses.length) return;
  const paid = await tx
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .where('payer', '=', 'company')
    .where('state', 'not in', ['open', 'closed'])
    .select('out_trade_no')
    .executeTakeFirst();
  // An order that its booker has paid alone counts as if the company had.
  const own = paid ? shares.filter(({ payer }) => payer === 'company') : shares;
  let rest = sumAmounts(own);
  for (const { leg_id, amount } of uses) {
    const part = Math.min(rest, amount);
    if (part <= 0) continue;
    rest -= part;
    await tx
      .updateTable('application_uses')
      .set({ amount: amount - part })
      .where('order_id', '=', orderId)
      .where('leg_id', '=', leg_id)
      .execute();
  }
  await refreshOf(tx, uses);
}

/** A dearer change counts as well, even where the budget does not suffice: it was approved as a change. */
export async function countMore(tx: Tx, orderId: string, amount: Fen): Promise<void> {
  if (amount <= 0) return;
  const changed = await sql<{ application_id: number }>`
    update application_uses u set amount = u.amount + ${amount}, booked = u.booked + ${amount}
    where u.order_id = ${orderId} and u.segment = (select max(segment) from application_uses where order_id = ${orderId})
    returning application_id`.execute(tx);
  await refreshOf(tx, changed.rows);
}

/** These people do not travel by these journeys of the order any more. */
export async function dropPeople(
  tx: Tx,
  orderId: string,
  gone: readonly { segment: number; name: string }[],
): Promise<void> {
  const uses = await usesOfOrder(tx, orderId);
  // A trip over cities has one row for all journeys: its people travel until the order is over.
  for (const use of uses.filter(({ leg_id }) => leg_id !== '')) {
    const names = [...use.names];
    for (const { segment, name } of gone) {
      const at = segment === use.segment ? names.findIndex((one) => one.name === name) : -1;
      if (at >= 0) names.splice(at, 1);
    }
    if (names.length === use.names.length) continue;
    await tx
      .updateTable('application_uses')
      .set({
        names: JSON.stringify(names),
        people: names.length,
        employees: names.flatMap(({ employeeId }) => employeeId || []),
      })
      .where('order_id', '=', orderId)
      .where('leg_id', '=', use.leg_id)
      .execute();
  }
  await refreshOf(tx, uses);
}
