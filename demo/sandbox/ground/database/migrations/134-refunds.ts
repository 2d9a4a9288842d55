import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Money that has gone back by the movement `m`: a provider's part has arrived once it says so. */
const back = (orderId: string): string => `
    select m.movement::text as id, ${orderId} as order_id, m.at, p.payer, p.method,
      (select sum(l.amount) from ledger_entries l where l.movement = m.movement and l.amount > 0)::bigint as amount,
      case when p.method in ('alipay', 'weChatPay') and r.at is null then 'returning' else 'done' end as state,
      case when p.method in ('alipay', 'weChatPay') then r.at else m.at end as arrived_at`;
const ofMovement = `
    join payments p on p.out_trade_no = m.out_trade_no
    left join ledger_movements r on r.key = 'returned:' || substr(m.key, 8)`;

/** Every part of money that goes back to its payers, of orders of all products, their changes, and of requests that are looked at. */
export const refundList: Migration = {
  name: '134-refunds',
  async up(db) {
    await sql
      .raw(
        `create view refunds as
          ${back('m.order_id')} from ledger_movements m ${ofMovement}
          where m.kind = 'refund' and m.key like 'refund:%'
        union all
          ${back('s.order_id')} from after_sales s join ledger_movements m on m.order_id = s.sale_id ${ofMovement}
          where m.kind = 'refund' and m.key like 'refund:%'
        union all
          select s.sale_id || ':' || one.place, s.order_id, s.applied_at, one.share ->> 'payer', one.share ->> 'method',
            (one.share ->> 'amount')::bigint, 'review', null
          from after_sales s cross join lateral jsonb_array_elements(s.content -> 'shares') with ordinality as one (share, place)
          where s.kind = 'refund' and s.state in ('applied', 'processing')`,
      )
      .execute(db);
  },
};
