import type { Fen } from '#domain/money.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import type { IntlTicket } from './intl-orders.ts';

type Ticket = Pick<IntlTicket, 'slice_no' | 'passenger_no' | 'price' | 'tax' | 'service_fee' | 'state'>;

/** `after`: the passenger has begun the trip, so the rest of it is given back or changed at the later fee. */
export const phaseOf = (
  { passenger_no }: Pick<Ticket, 'passenger_no'>,
  tickets: readonly Pick<IntlTicket, 'passenger_no' | 'state' | 'departs_at'>[],
  now: number,
): 'before' | 'after' =>
  tickets.some((one) => one.passenger_no === passenger_no && one.state === 'open' && one.departs_at <= now)
    ? 'after'
    : 'before';

export interface TicketRefund {
  charge: Fen;
  servFeeKept: Fen;
  back: Fen;
}

/** Money of a ticket that is given back: taxes always, the fare less the fee, the service fee stays. A fare that cannot come back is its own fee. */
export function refundOf(
  { price, tax, service_fee }: Pick<Ticket, 'price' | 'tax' | 'service_fee'>,
  { terms }: Pick<SoldSlice, 'terms'>,
  phase: 'before' | 'after',
): TicketRefund {
  const fee = phase === 'before' ? terms.refundBefore : terms.refundAfter;
  const charge = fee === null ? price : Math.min(price, fee * 100);
  return { charge, servFeeKept: service_fee, back: price + tax - charge };
}
