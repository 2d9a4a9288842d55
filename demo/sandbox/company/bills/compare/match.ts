import { sql } from 'kysely';
import type { z } from 'zod';
import type { BillMatchRow, CompanyBillMatch } from '#contract/company-bill-match.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import { showSigned, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf, ok } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { readManyRows } from '../../../ground/database/many-rows.ts';
import { creditOf } from '../../../money/ledger/ledger.ts';
import { invoicedIn } from '../invoices/show.ts';
import { findBill, isElsewhere, noBill } from '../show.ts';

interface Matched {
  order_id: string;
  no: number;
  order_fen: Fen;
  bill: Fen;
  voucher: Fen;
  earlier: Fen;
  later: Fen;
  open: Fen;
  /** Of accepted disputes. */
  granted: Fen;
  app_id: string | null;
  earlier_no: string | null;
  later_no: string | null;
  open_no: string | null;
  granted_no: string | null;
}

/** Orders of one page. */
const pageSize = 50;

/**
 * Each order of a bill three times: what the company's payments for it hold now (less what they gave back, and with
 * what was credited), the rows of this bill, and their vouchers. Rows of the order in other bills explain the difference.
 */
const matched = (companyId: number, billId: number) => sql`
  with own as materialized (
    select order_id, min(no) as no, sum(amount)::bigint as bill, sum(voucher_amount)::bigint as voucher
    from company_bill_rows where bill_id = ${billId} group by order_id
  ), others as materialized (
    select r.order_id,
      coalesce(sum(r.amount) filter (where b.is_closed and b.id < ${billId}), 0)::bigint as earlier,
      coalesce(sum(r.amount) filter (where b.is_closed and b.id > ${billId} and r.kind <> 'credit'), 0)::bigint as later,
      coalesce(sum(r.amount) filter (where not b.is_closed and r.kind <> 'credit'), 0)::bigint as open,
      coalesce(sum(r.amount) filter (where b.id > ${billId} and r.kind = 'credit'), 0)::bigint as granted,
      max(b.no) filter (where b.id > ${billId} and r.kind = 'credit') as granted_no,
      max(b.no) filter (where b.is_closed and b.id < ${billId}) as earlier_no,
      min(b.no) filter (where b.is_closed and b.id > ${billId}) as later_no, max(b.no) filter (where not b.is_closed) as open_no
    from own join company_bill_rows r on r.company_id = ${companyId} and r.order_id = own.order_id and r.bill_id <> ${billId}
    join company_bills b on b.id = r.bill_id group by r.order_id
  ), numbers as materialized (
    select order_id, order_id as number from own
    union all select s.order_id, s.sale_id from after_sales s join own on own.order_id = s.order_id
  ), paid as materialized (
    select n.order_id, sum(p.amount - p.returned)::bigint as amount
    from numbers n join payments p on p.order_id = n.number
    where p.payer = 'company' and p.source = ${creditOf(String(companyId))} and p.state in ('paid', 'refunding', 'refunded')
    group by n.order_id
  ), credited as materialized (
    select r.order_id, sum(d.credited)::bigint as amount from company_bill_disputes d join company_bill_rows r on r.bill_id = d.bill_id and r.no = d.no
    where d.company_id = ${companyId} and d.credited > 0 group by r.order_id
  ), rides as materialized (
    select c.order_id, c.company_pays as amount from car_rides c join own on own.order_id = c.order_id
  )
  select o.order_id, o.no, (coalesce(p.amount, 0) + coalesce(c.amount, 0) - coalesce(k.amount, 0))::bigint as order_fen, o.bill, o.voucher,
    coalesce(x.earlier, 0) as earlier, coalesce(x.later, 0) as later, coalesce(x.open, 0) as open, coalesce(x.granted, 0) as granted,
    (select h.app_id from orders h where h.order_id = o.order_id) as app_id, x.granted_no, x.earlier_no, x.later_no, x.open_no
  from own o left join others x on x.order_id = o.order_id left join paid p on p.order_id = o.order_id
  left join rides c on c.order_id = o.order_id left join credited k on k.order_id = o.order_id`;

const restOf = sql`(order_fen - bill - earlier - later - open - granted)`;

/** A difference by its causes; what no other bill explains is a movement that no bill has yet, or unknown. */
function causesOf(row: Matched): BillMatchRow['causes'] {
  const found: BillMatchRow['causes'] = [];
  const add = (cause: BillMatchRow['causes'][number]['cause'], fen: Fen, billNo: string | null, text: string): void => {
    if (fen) found.push({ cause, amount: yuanOf(fen), billNo: billNo ?? '', text });
  };
  const sum = (fen: Fen): string => showSigned(fen, true);
  add('earlierBill', row.earlier, row.earlier_no, `${sum(row.earlier)} 在更早的账单 ${row.earlier_no}`);
  add('laterBill', row.later, row.later_no, `关账后的变动 ${sum(row.later)} 列入 ${row.later_no}`);
  add('openBill', row.open, row.open_no, `关账后的变动 ${sum(row.open)} 将列入 ${row.open_no}`);
  add('credited', row.granted, row.granted_no, `异议采纳，冲减 ${sum(-row.granted)} 列入 ${row.granted_no}`);
  const rest = row.order_fen - row.bill - row.earlier - row.later - row.open - row.granted;
  add('unknown', rest, null, `${sum(rest)} 尚无账单行说明`);
  add('voucher', row.voucher - row.bill, null, `凭证与账单行相差 ${sum(row.voucher - row.bill)}`);
  return found;
}

interface Summary {
  orders: number;
  equal: number;
  unknown: number;
  negative: number;
  order_fen: Fen;
  others: Fen;
  bill: Fen;
  voucher: Fen;
}
type Answer = { summary: Summary } & (({ content: CompanyBillRow } & Matched) | { order_id: null });

export async function matchBill(
  { billId, group, after }: z.output<typeof companyBillSchemas.match>,
  call: Call,
): Promise<Envelope<CompanyBillMatch>> {
  const { creditMemberId: companyId } = memberOf(call);
  const bill = await findBill(call.db, billId, companyId);
  if (!bill) return noBill();
  const asked = {
    all: sql`true`,
    different: sql`(order_fen <> bill or voucher <> bill)`,
    unknown: sql`(${restOf} <> 0 or voucher <> bill)`,
  }[group];
  const from = /^\d{1,9}$/.test(after ?? '') ? Number(after) : 0;
  const answers = await call.db.transaction().execute(async (tx) => {
    await readManyRows(tx);
    const found = await sql<Answer>`
      with m as materialized (${matched(companyId, billId)}),
      page as (select * from m where ${asked} and no > ${from} order by no limit ${pageSize + 1})
      select s.summary, p.*, r.content from (
        select jsonb_build_object('orders', count(*), 'equal', count(*) filter (where order_fen = bill and voucher = bill),
          'unknown', count(*) filter (where ${restOf} <> 0 or voucher <> bill), 'negative', count(*) filter (where order_fen < 0), 'order_fen', coalesce(sum(order_fen), 0),
          'others', coalesce(sum(earlier + later + open + granted), 0),
          'bill', coalesce(sum(bill), 0), 'voucher', coalesce(sum(voucher), 0)) as summary from m
      ) s left join page p on true left join company_bill_rows r on r.bill_id = ${billId} and r.no = p.no order by p.no`.execute(
      tx,
    );
    return found.rows;
  });
  const counted = answers[0]?.summary ?? {
    orders: 0,
    equal: 0,
    unknown: 0,
    negative: 0,
    order_fen: 0,
    others: 0,
    bill: 0,
    voucher: 0,
  };
  const rows = answers.flatMap((one) => (one.order_id === null ? [] : [one]));
  const shown = rows.slice(0, pageSize);
  return ok({
    orders: counted.orders,
    equal: counted.equal,
    unknown: counted.unknown,
    negative: counted.negative,
    sums: {
      order: yuanOf(counted.order_fen),
      bill: yuanOf(counted.bill),
      voucher: yuanOf(counted.voucher),
      others: yuanOf(counted.others),
      rest: yuanOf(counted.order_fen - counted.bill - counted.others),
    },
    invoices: await invoicedIn(call.db, billId),
    rows: shown.map((row) => ({
      orderId: row.order_id,
      product: row.content.product,
      title: row.content.title,
      travellers: row.content.travellers,
      order: yuanOf(row.order_fen),
      bill: yuanOf(row.bill),
      voucher: yuanOf(row.voucher),
      causes: causesOf(row),
      isElsewhere: isElsewhere(call, row.app_id),
    })),
    total: group === 'all' ? counted.orders : group === 'unknown' ? counted.unknown : counted.orders - counted.equal,
    next: rows.length > pageSize ? String(shown.at(-1)?.no ?? '') : null,
  });
}
