import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Figures } from './bill-source.ts';

const ofTickets = (column: string): RawBuilder<number> =>
  sql`(select sum(${sql.raw(column)}) from air_order_tickets t where t.order_id = o.order_id)`;
/** Tickets of trains as they were booked. */
const ofRailTickets = (column: string): RawBuilder<number> => sql`(
  select sum(${sql.raw(column)}) from rail_tickets t join rail_orders r using (order_id)
  where t.order_id = o.order_id and r.content -> 'rides' -> t.ride_no::int ->> 'changedFrom' is null)`;
/** Tickets of international flights as they were booked. */
const ofIntlTickets = (column: string): RawBuilder<number> => sql`(
  select sum(${sql.raw(column)}) from intl_tickets t join intl_orders r using (order_id)
  where t.order_id = o.order_id and r.content -> 'slices' -> t.slice_no::int ->> 'changedFrom' is null)`;
const ofItems = (amount: string): RawBuilder<number> =>
  sql`(select sum(${sql.raw(amount)}) from jsonb_array_elements(s.content -> 'items') i)`;
const item = (name: string): string => `(i ->> '${name}')::bigint`;

/** Figures of the order `o` as it was sold. */
export const saleFigures: Figures = {
  tickets: ofTickets('100'),
  fare: ofTickets('t.tkt_price'),
  taxes: ofTickets('t.cons_tax + t.fuel_tax'),
  serviceFee: ofTickets('t.serv_fee'),
  insurance: ofTickets('t.insu_price'),
};

/** Figures of the refund `s`. */
export const refundFigures: Figures = {
  tickets: ofItems('100'),
  fare: ofItems(item('fare')),
  taxes: ofItems(`${item('consTax')} + ${item('fuelTax')}`),
  serviceFee: ofItems(item('servFee')),
  insurance: ofItems(item('insurance')),
  charge: ofItems(`-${item('charge')}`),
  kept: ofItems(`-${item('servFeeKept')} - ${item('insuranceKept')}`),
};

/** Figures of the change `s`. */
export const changeFigures: Figures = {
  tickets: ofItems('100'),
  spread: ofItems(item('changeSpread')),
  fuelSpread: ofItems(item('changeFuelTaxSpread')),
  charge: ofItems(item('charge')),
  serviceFee: ofItems(`${item('changeServiceFee')} - ${item('discountChangeServiceFee')}`),
};

/** The same of flights abroad: taxes come as one sum, and a cheaper flight gives nothing back. */
export const intlFigures: Readonly<Record<'sale' | 'refund' | 'change', Figures>> = {
  sale: {
    tickets: ofIntlTickets('100'),
    fare: ofIntlTickets('t.price'),
    taxes: ofIntlTickets('t.tax'),
    serviceFee: ofIntlTickets('t.service_fee'),
  },
  refund: {
    tickets: ofItems('100'),
    fare: ofItems(item('fare')),
    taxes: ofItems(item('tax')),
    serviceFee: ofItems(item('servFee')),
    charge: ofItems(`-${item('charge')}`),
    kept: ofItems(`-${item('servFeeKept')}`),
  },
  change: {
    tickets: ofItems('100'),
    spread: ofItems(`${item('due')} - ${item('charge')}`),
    charge: ofItems(item('charge')),
  },
};

/** The fare of the tickets that the refund `s` gave back, or of all tickets of the order `o` without one. */
export const incomeBase: RawBuilder<number> = sql`case when s.sale_id is null
  then coalesce(${ofTickets('t.tkt_price')}, ${ofRailTickets('t.price')}, ${ofIntlTickets('t.price')})
  else -coalesce((
    select sum(t.tkt_price) from jsonb_array_elements(s.content -> 'items') i
    join air_order_tickets t on t.order_id = s.order_id and t.psg_id = i ->> 'psgId' and t.triptype = (i ->> 'triptype')::int
  ), ${ofItems(item('booked'))}) end`;

/** The tickets behind `incomeBase`; those of a refund count against it. */
export const incomeTickets: RawBuilder<number> = sql`case when s.sale_id is null then coalesce(${ofTickets('100')}, ${ofRailTickets('100')}, ${ofIntlTickets('100')}) else ${ofItems('-100')} end`;

/** Names of the passengers that the request `s` is for. */
export const peopleOfItems: RawBuilder<string> = sql`(select string_agg(distinct i ->> 'name', '、') from jsonb_array_elements(s.content -> 'items') i)`;
export const peopleOfOrder: RawBuilder<string> = sql`(select string_agg(name, '、') from jsonb_array_elements_text(o.card -> 'psgNames') name)`;
