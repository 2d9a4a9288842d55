import type { Payer } from '#domain/company/preferences.ts';
import type { Fen } from '#domain/money.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import { insuredByCompany } from '#domain/payment/split.ts';
import type { PricedRide, RailTicketRow } from '../../../ground/database/tables/tables-rail.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';
import type { AmountTerms } from '../rows/seating.ts';

type Limited = Pick<PricedRide, 'limits'>;

/** A ticket as far as its price is shared. */
export type PricedTicket = Pick<RailTicketRow, 'ride_no' | 'ticket_type' | 'price'>;

/** Tickets of these types for one ride, at the prices that it was offered with. */
export const ticketsOffered = ({ prices }: Pick<PricedRide, 'prices'>, types: readonly TicketType[]): PricedTicket[] =>
  types.map((type) => ({ ride_no: 0, ticket_type: type, price: prices[type] ?? 0 }));

/** The company's part of a price: all, nothing, or up to the standard. */
export const companyPart = (price: Fen, limit: Fen | undefined, payer: Payer): Fen =>
  ({ company: price, split: Math.min(price, limit ?? price), personal: 0 })[payer];

/** The company's part of these tickets. */
export const companyPartOf = (rides: readonly Limited[], tickets: readonly PricedTicket[], payer: Payer): Fen =>
  tickets.reduce(
    (sum, { ride_no, ticket_type, price }) => sum + companyPart(price, rides[ride_no]?.limits[ticket_type], payer),
    0,
  );

/** Above the standard, all tickets. */
export const excessOf = (
  rides: readonly Limited[],
  tickets: readonly PricedTicket[],
  each: readonly { isOver: boolean; overBy: Fen }[],
): Fen =>
  tickets.reduce((sum, { ride_no, ticket_type, price }) => {
    const { isOver = false, overBy = 0 } = each[ride_no] ?? {};
    const limits = rides[ride_no]?.limits ?? {};
    if (!isOver) return sum;
    // Another traveller's standard has limits that the price was not split by: its excess is known of an adult.
    if (limits.adult === undefined) return sum + overBy;
    return sum + Math.max(0, price - (limits[ticket_type] ?? limits.adult));
  }, 0);

interface Priced {
  order: Pick<RailOrderState, 'content'>;
  rides: readonly Limited[];
  tickets: readonly (PricedTicket & { insurance: Fen })[];
}

/** The amounts of an order by its tickets: what is paid, by whom, and how much of it is above the standard. */
export function amountsOf(
  { tickets, order, rides }: Priced,
  { travelType, payer, booking, standing }: AmountTerms,
): { payprice: Fen; split: RailOrderState['split']; content: RailOrderState['content'] } {
  const premium = tickets.reduce((sum, { insurance }) => sum + insurance, 0);
  const payprice = tickets.reduce((sum, { price }) => sum + price, premium);
  const company = companyPartOf(rides, tickets, payer) + (booking ? insuredByCompany(booking, premium) : premium);
  const overAmount = standing.verdict === 'over' ? excessOf(rides, tickets, standing.each) : 0;
  return {
    payprice,
    split: travelType === 'business' ? { company, personal: payprice - company } : null,
    content: { ...order.content, overAmount },
  };
}
