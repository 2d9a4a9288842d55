import { sql } from 'kysely';
import type { OwnAgreement } from '#contract/profile.ts';
import { readTexts } from '#domain/agreement/agreed-texts.ts';
import { momentAt } from '#domain/china-time.ts';
import { orderTypes } from '#domain/product/names.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { MemberRecord } from '../../ground/member/member-rows.ts';

const mostShown = 20;

/** Texts that the member has accepted in an application, newest first: those of the last orders, and of the registration. */
export async function agreementsOf(
  db: Database | Tx,
  appId: string,
  { id, created_at, agreed_texts }: Pick<MemberRecord, 'id' | 'created_at' | 'agreed_texts'>,
): Promise<OwnAgreement[]> {
  // Each product has its own end of the index of a member's orders.
  const { rows } = await sql<{ order_id: string; kind: OrderType; created_at: number; agreed_texts: string }>`
    select o.* from unnest(${[...orderTypes]}::text[]) as product (kind) cross join lateral (
      select order_id, kind, created_at, agreed_texts from orders
      where app_id = ${appId} and member_id = ${id} and kind = product.kind
      order by created_at desc, order_id desc limit ${mostShown}) as o
    where o.agreed_texts is not null order by created_at desc, order_id desc limit ${mostShown}`.execute(db);
  const own = readTexts(agreed_texts);
  return [
    ...rows.map((order): OwnAgreement => ({
      at: momentAt(Number(order.created_at)),
      form: order.kind,
      orderId: order.order_id,
      texts: readTexts(order.agreed_texts),
    })),
    ...(own.length ? [{ at: momentAt(created_at), form: 'register' as const, orderId: '', texts: own }] : []),
  ];
}
