import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { IncomeKind } from '#domain/income/income-rules.ts';
import { containing, searchWords } from '../../ground/lists/like.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { asBill, figuresOf, recordOf, sumsOf } from './bill-source.ts';
import type { BillSource } from './bill-source.ts';
import { incomeBase, incomeTickets } from './figures.ts';

const amount = sql.ref('e.amount');
const base = { base: incomeBase, rate: sql`i.permille * 10` };
const state = sql`case
  when i.kind = 'points' then 'done'
  when m.kind like '%Back' then 'released'
  when i.revocable > 0 then 'held'
  when exists (select 1 from ledger_movements r where r.key = 'released:' || m.key) then 'released'
  else 'reversed' end`;
/** SQL: the member whose order brought the income, as family name and last four digits of the phone. */
const people = sql`substr(u.real_name, 1, 1) || repeat('*', length(u.real_name) - 1) || coalesce(' ' || right(u.mobile_phone, 4), '')`;

/** A member's incomes of a kind, and what refunds took back of them. */
const incomesOf =
  (kind: 'integral' | 'recom' | 'share', income: IncomeKind): BillSource =>
  (db, { memberId, appId }, { type, words, days }) => {
    // Money is capped and rounded ticket by ticket; points are not.
    const figures = kind === 'integral' ? base : { tickets: incomeTickets, ...base };
    const branch = (movement: string, ofType: 'earn' | 'back') => {
      const conditions = [
        ...onDays(sql.ref('m.at'), days),
        ...(type === 'all' || type === ofType ? [] : [sql<SqlBool>`false`]),
        // Names of passengers and flights are those of another member: the number of the order alone is searched.
        ...searchWords(words).map((word) => sql<SqlBool>`coalesce(s.order_id, m.order_id) like ${containing(word)}`),
      ];
      const own = db
        .selectFrom('ledger_movements as m')
        .innerJoin('ledger_entries as e', (join) =>
          join.onRef('e.movement', '=', 'm.movement').on(sql<SqlBool>`e.account not like 'platform:%'`),
        )
        .leftJoin('after_sales as s', 's.sale_id', 'm.order_id')
        .innerJoin('orders as o', (join) =>
          join.onRef('o.order_id', '=', sql<string>`coalesce(s.order_id, m.order_id)`),
        )
        .innerJoin('incomes as i', (join) => join.onRef('i.order_id', '=', 'o.order_id').on('i.kind', '=', income))
        .innerJoin('members as u', 'u.id', 'o.member_id')
        .where('m.member_id', '=', memberId)
        .where('m.kind', '=', movement);
      const record = recordOf(
        {
          id: sql`m.movement::text`,
          at: sql.ref('m.at'),
          type: sql.lit(ofType),
          // Points and rewards are those of all applications; an order of another one does not exist in this one.
          order_id: sql`case when o.app_id = ${appId} then o.order_id end`,
          product: sql.ref('o.kind'),
          title: sql.ref('o.title'),
          people: kind === 'integral' ? sql`null` : people,
          amount,
          balance: kind === 'integral' ? sql.ref('e.balance_after') : sql`null`,
          state,
        },
        figuresOf(figures),
      );
      return asBill(conditions.reduce((all, condition) => all.where(condition), own).select(record));
    };
    return {
      query: [branch(income, 'earn'), branch(`${income}Back`, 'back')],
      sorts: { '-at': sql.ref('m.at'), '-amount': amount },
      id: sql.ref('m.movement'),
      sums: {
        ...sumsOf(kind, amount, figures),
        ...(kind !== 'integral' && { pending: sql`case when ${state} = 'held' then i.revocable else 0 end` }),
      },
    };
  };

export const integralBill = incomesOf('integral', 'points');
export const recomBill = incomesOf('recom', 'recom');
export const shareBill = incomesOf('share', 'share');
