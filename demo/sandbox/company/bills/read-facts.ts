import { sql } from 'kysely';
import type { Tx } from '../../ground/call.ts';
import { creditLineOf } from '../../money/ledger/ledger.ts';
import type { RawRow } from './facts/raw-row.ts';

/** Passports have Latin letters: people of the booker's roster are called as on all other rows. */
const namesOfOrder = sql`case when io.order_id is null then o.card -> 'psgNames' else (
  select jsonb_agg(coalesce((select y.name from passengers y where y.member_id = o.member_id and y.app_id = o.app_id and y.company_id is null
    and y.english_name = n.name order by y.is_self desc, y.id limit 1), n.name) order by n.at)
  from jsonb_array_elements_text(o.card -> 'psgNames') with ordinality as n (name, at)) end`;

/** Reads the events behind these movements, oldest first. An event is never split: its movements have the same moment. */
export async function readFacts(
  tx: Tx,
  companyId: number,
  billId: number,
  movements: readonly number[],
): Promise<RawRow[]> {
  const credit = creditLineOf(companyId);
  const { rows } = await sql<RawRow>`
    with asked as materialized (
      select m.movement, m.at, m.kind, m.key, m.order_id,
        case when m.kind = 'refund' and split_part(m.key, ':', 3) <> '' then split_part(m.key, ':', 2) else m.order_id end as part,
        -(select sum(e.amount) from ledger_entries e where e.movement = m.movement and e.account = any(${credit})) as net
      from ledger_movements m where m.movement = any(${movements}::bigint[])
    ), events as materialized (
      select min(movement) as movement, array_agg(movement order by movement) as movements, at, min(kind) as kind, min(key) as key,
        order_id, part, sum(net)::bigint as amount
      from asked group by order_id, part, at, case when kind = 'billCredit' then key when kind = 'refund' then 'refund' else '' end
    )
    select g.movement, g.movements, g.at, g.kind, g.key, coalesce(o.order_id, c.order_id, g.order_id) as "orderId", g.amount,
      coalesce(p.amount, 0) as personal,
      case when o.order_id is not null then jsonb_build_object('kind', o.kind, 'title', o.title, 'names', ${namesOfOrder},
        'createdAt', o.created_at, 'travelAt', o.travel_at, 'endsAt', o.ends_at) end as "order",
      coalesce(b.real_name, '') as booker, coalesce(e.job_number, '') as "jobNumber", coalesce(d.name, '') as department,
      coalesce((select string_agg(a.name, ' / ' order by length(a.path)) from departments a where a.company_id = d.company_id and starts_with(d.path, a.path)), '') as "departmentPath",
      coalesce(pr.project, '') as project,
      coalesce((select cc.code || ' ' || cc.name from cost_centers cc where cc.company_id = d.company_id and cc.code = coalesce(e.cost_center_code, (
        select a.cost_center_code from departments a where a.company_id = d.company_id and starts_with(d.path, a.path) and a.cost_center_code is not null
        order by length(a.path) desc limit 1))), '') as "ownCentre", coalesce(ap.case_no, '') as "approvalNo", '' as "applicationNo",
      case when s.sale_id is not null then jsonb_build_object('kind', s.kind, 'content', s.content, 'reason', s.reason,
        'at', coalesce(s.applied_at, s.quoted_at), 'fare', case when ao.order_id is not null and s.kind = 'change' then (
          select sum(t.tkt_price) from air_order_tickets t where t.order_id = s.order_id and t.triptype = (s.content ->> 'triptype')::int
            and exists (select 1 from jsonb_array_elements(s.content -> 'items') i where i ->> 'psgId' = t.psg_id and (i ->> 'charge')::bigint > 0)) end) end as sale,
      case when ao.order_id is not null then jsonb_build_object('costCenter', ao.cost_center, 'reason', ao.travel_reason,
        'overReason', ao.over_reason, 'verdict', ao.verdict, 'overAmount', ao.over_amount,
        'fare', ta.fare, 'cons', ta.cons, 'fuel', ta.fuel, 'service', ta.service, 'insurance', ta.insurance, 'tickets', ta.tickets, 'ticketNos', ta.nos,
        'flights', (select jsonb_agg(f.shown order by f.triptype) from air_order_flights f where f.order_id = ao.order_id and f.change_no = 0)) end as air,
      case when ro.order_id is not null then jsonb_build_object('content', ro.content, 'insurance', tr.insurance, 'tickets', tr.tickets) end as rail,
      case when io.order_id is not null then jsonb_build_object('content', io.content, 'fare', ti.fare, 'tax', ti.tax, 'service', ti.service,
        'tickets', ti.tickets, 'ticketNos', ti.nos) end as intl,
      case when ho.order_id is not null then jsonb_build_object('content', ho.content, 'payprice', ho.payprice, 'penalty', ho.penalty,
        'checkIn', ho.check_in, 'checkOut', ho.check_out, 'rooms', ho.rooms) end as hotel,
      case when c.order_id is not null then jsonb_build_object('title', c.title, 'carClass', c.car_class, 'scene', c.scene, 'city', c.city,
        'from', c.from_place, 'to', c.to_place, 'amount', c.amount, 'companyPays', c.company_pays, 'overAmount', c.over_amount,
        'verdict', c.verdict, 'note', c.note, 'reason', c.reason, 'costCenter', c.cost_center, 'at', c.at) end as car,
      case when r.no is not null then jsonb_build_object('no', r.bill_no, 'row', r.no, 'kind', r.kind) end as origin
    from events g
    left join after_sales s on s.sale_id = g.part
    left join orders o on o.order_id = coalesce(s.order_id, g.order_id)
    left join car_rides c on c.order_id = g.order_id
    left join members b on b.id = coalesce(o.member_id, c.member_id)
    left join employees e on e.member_id = b.id and e.company_id = ${companyId}
    left join departments d on d.id = e.department_id
    left join order_projects pr on pr.order_id = o.order_id
    left join lateral (select case_no from order_approvals x where x.order_id = o.order_id and x.kind = 'order' and x.state = 'approved' order by x.id desc limit 1) ap on true
    left join air_orders ao on ao.order_id = o.order_id
    left join lateral (select sum(t.tkt_price)::bigint as fare, sum(t.cons_tax)::bigint as cons, sum(t.fuel_tax)::bigint as fuel, sum(t.serv_fee)::bigint as service,
      sum(t.insu_price)::bigint as insurance, count(*)::int as tickets, coalesce(jsonb_agg(t.ticket_no) filter (where t.ticket_no is not null), '[]') as nos
      from air_order_tickets t where t.order_id = ao.order_id) ta on ao.order_id is not null
    left join rail_orders ro on ro.order_id = o.order_id
    left join lateral (select coalesce(sum(t.insurance), 0)::bigint as insurance, count(*)::int as tickets from rail_tickets t
      where t.order_id = ro.order_id and ro.content -> 'rides' -> t.ride_no::int ->> 'changedFrom' is null) tr on ro.order_id is not null
    left join intl_orders io on io.order_id = o.order_id
    left join lateral (select sum(t.price)::bigint as fare, sum(t.tax)::bigint as tax, sum(t.service_fee)::bigint as service, count(*)::int as tickets,
      coalesce(jsonb_agg(distinct t.ticket_no) filter (where t.ticket_no <> ''), '[]') as nos
      from intl_tickets t where t.order_id = io.order_id and io.content -> 'slices' -> t.slice_no::int ->> 'changedFrom' is null) ti on io.order_id is not null
    left join hotel_orders ho on ho.order_id = o.order_id
    left join lateral (
      select sum(-x.amount)::bigint as amount from ledger_movements n join ledger_entries x on x.movement = n.movement
      where n.order_id = g.order_id and n.at = g.at and x.account not like 'credit:%' and x.account not like 'order:%' and x.account <> 'platform:cars'
        and ((g.kind in ('payment', 'capture') and n.kind in ('payment', 'capture'))
          or (g.kind = 'refund' and n.kind = 'refund' and n.key like 'refund:%'
            and case when split_part(n.key, ':', 3) <> '' then split_part(n.key, ':', 2) else n.order_id end = g.part))
    ) p on true
    left join lateral (
      select y.no, y.kind, z.no as bill_no from company_bill_rows y join company_bills z on z.id = y.bill_id
      left join company_bill_disputes q on g.kind = 'billCredit' and q.id::text = split_part(g.key, ':', 2)
      where y.company_id = ${companyId} and y.order_id = coalesce(o.order_id, c.order_id, g.order_id)
        and y.bill_id = coalesce(q.bill_id, y.bill_id) and y.no = coalesce(q.no, y.no) and y.bill_id <> ${billId}
      order by y.bill_id, y.no limit 1
    ) r on true
    where g.amount <> 0
    order by g.at, g.movement`.execute(tx);
  return rows;
}
