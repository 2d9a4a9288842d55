import type { Fen } from '#domain/money.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import type { IntlTicket } from './intl-orders.ts';

type Ticket = Pick<IntlTicket, 'slice_no' | 'passenger_no' | 'price' | 'tax' | 'service_fee' | 'state'>;

/** The airline has changed a flight of the slice. */
export const isMoved = (slice: Pick<SoldSlice, 'schedules'> | undefined): boolean => !!slice?.schedules?.some(Boolean);

/** The airline has changed a flight that the passenger still has: one fare is for the whole trip, so all of it may be given back. */
export const isFreed = (
  slices: readonly Pick<SoldSlice, 'schedules'>[],
  tickets: readonly Pick<IntlTicket, 'slice_no' | 'passenger_no' | 'state' | 'departs_at'>[],
  { passenger_no }: Pick<Ticket, 'passenger_no'>,
  now: number,
): boolean =>
  tickets.some(
    (one) =>
      one.passenger_no === passenger_no &&
      one.state === 'open' &&
      one.departs_at > now &&
      isMoved(slices[one.slice_no]),
  );

/** `after`: the passenger has begun the trip, so the rest of it is given back or changed at the later fee. */
export const phaseOf = (
  { passenger_no }: Pick<Ticket, 'passenger_no'>,
  tickets: readonly Pick<IntlTicket, 'passenger_no' | 'state' | 'departs_at'>[],
  now: number,
): 'before' | 'after' =>
  tickets.some((one) => one.passenger_no === passenger_no && one.state === 'open' && one.departs_at <= now)
    ? 'after'
    : 'before';

interface TicketRefund {
  charge: Fen;
  servFeeKept: Fen;
  back: Fen;
}

/** Money of a ticket that is given back: taxes always, the fare less the fee, the service fee stays. A fare that cannot come back is its own fee. */
export function refundOf(
  { price, tax, service_fee }: Pick<Ticket, 'price' | 'tax' | 'service_fee'>,
  { terms }: Pick<SoldSlice, 'terms'>,
  phase: 'before' | 'after' | 'involuntary',
): TicketRefund {
  if (phase === 'involuntary') return { charge: 0, servFeeKept: 0, back: price + tax + service_fee };
  const fee = phase === 'before' ? terms.refundBefore : terms.refundAfter;
  const charge = fee === null ? price : Math.min(price, fee * 100);
  return { charge, servFeeKept: service_fee, back: price + tax - charge };
}
