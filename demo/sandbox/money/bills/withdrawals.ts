import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { containing, searchWords } from '../../ground/lists/like.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { asBill, figuresOf, recordOf, sumsOf } from './bill-source.ts';
import type { BillSource } from './bill-source.ts';

const amount = sql.ref('e.amount');
/** Of the withdrawal `w`: its fee, and what arrives. */
export const withdrawFigures = {
  net: sql`case when w.state <> 'refused' then w.amount - w.fee end`,
  charge: sql`case when w.state <> 'refused' then w.fee end`,
};

/** A refused withdrawal paid nothing out. */
const withdrawSums = {
  net: sql`case when w.state <> 'refused' and m.kind = 'withdraw' then w.amount - w.fee else 0 end`,
  charge: sql`case when w.state <> 'refused' and m.kind = 'withdraw' then w.fee else 0 end`,
};

export const withdrawState = sql`case w.state when 'refused' then 'refused' when 'paid' then 'done' else 'processing' end`;
export const withdrawRemark = sql`case w.state when 'paid' then to_char(to_timestamp((w.done_at + 28800000) / 1000) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' 到账' when 'refused' then w.reason end`;
export const cardTitle = sql<string>`c.bank_name || ' 尾号 ' || c.last4`;

/** A refused withdrawal is two rows: the money that left the wallet, and its return. */
const branches = [
  {
    movement: 'withdraw',
    type: 'withdraw',
    state: withdrawState,
    remark: withdrawRemark,
    shown: figuresOf(withdrawFigures),
  },
  {
    movement: 'withdrawBack',
    type: 'returned',
    state: sql.lit('done'),
    remark: sql.ref('w.reason'),
    shown: sql`'{}'::jsonb`,
  },
] as const;

/** A member's withdrawals from the wallet, which all applications share. */
export const putforwardBill: BillSource = (db, { memberId }, { type, words, days }) => {
  const query = branches.map(({ movement, type: ofType, state, remark, shown }) => {
    const conditions = [
      ...onDays(sql.ref('m.at'), days),
      ...(type === 'all' || type === ofType ? [] : [sql<SqlBool>`false`]),
      ...searchWords(words).map(
        (word) => sql<SqlBool>`concat_ws(' ', w.withdrawal_id, c.bank_name, c.last4) like ${containing(word)}`,
      ),
    ];
    const own = db
      .selectFrom('ledger_movements as m')
      .innerJoin('ledger_entries as e', (join) =>
        join.onRef('e.movement', '=', 'm.movement').on(sql<SqlBool>`e.account like 'wallet:%:available'`),
      )
      .innerJoin('withdrawals as w', 'w.withdrawal_id', 'm.order_id')
      .innerJoin('bank_cards as c', 'c.card_id', 'w.card_id')
      .where('m.member_id', '=', memberId)
      .where('m.kind', '=', movement);
    const record = recordOf(
      {
        id: sql`m.movement::text`,
        at: sql.ref('m.at'),
        type: sql.lit(ofType),
        title: cardTitle,
        trade_no: sql.ref('w.withdrawal_id'),
        amount,
        balance: sql.ref('e.balance_after'),
        state,
        remark,
      },
      shown,
    );
    return asBill(conditions.reduce((all, condition) => all.where(condition), own).select(record));
  });
  return {
    query,
    sorts: { '-at': sql.ref('m.at'), '-amount': amount },
    id: sql.ref('m.movement'),
    sums: sumsOf('putforward', amount, withdrawSums),
  };
};
