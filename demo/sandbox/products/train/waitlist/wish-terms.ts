import type { Payer } from '#domain/company/preferences.ts';
import type { Fen } from '#domain/money.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { PricedTicket } from '../orders/company-part.ts';
import type { PricedRide, WishTerms } from '../../../ground/database/tables/tables-rail.ts';
import { companyPartOf, excessOf, ticketsOffered } from '../orders/company-part.ts';

/** A wish of business travel: how it stands to the standard, and the shares of its price. */
export function termsOfWish(
  wish: PricedRide,
  types: readonly TicketType[],
  payer: Payer,
  standing: { isOver: boolean; overBy: Fen } = { isOver: false, overBy: 0 },
): WishTerms {
  return termsOfTickets(wish, ticketsOffered(wish, types), payer, standing);
}

function termsOfTickets(
  wish: PricedRide,
  tickets: readonly PricedTicket[],
  payer: Payer,
  standing: { isOver: boolean; overBy: Fen },
): WishTerms {
  const company = companyPartOf([wish], tickets, payer);
  return {
    isOver: standing.isOver,
    overAmount: excessOf([wish], tickets, [standing]),
    company,
    personal: tickets.reduce((sum, { price }) => sum + price, 0) - company,
  };
}

/** Terms of a wish by the berths that it was met with, none of them dearer than the wish. */
export function termsMet(wish: PricedRide, terms: WishTerms, tickets: readonly PricedTicket[]): WishTerms {
  const payer = terms.personal === 0 ? 'company' : terms.company === 0 ? 'personal' : 'split';
  const met = termsOfTickets(wish, tickets, payer, { isOver: terms.isOver, overBy: 0 });
  return { ...met, overAmount: wish.limits.adult === undefined ? terms.overAmount : met.overAmount };
}

/** Each pays enough for any of the wishes. */
export const depositShares = (terms: readonly WishTerms[]): { company: Fen; personal: Fen } => ({
  company: Math.max(0, ...terms.map(({ company }) => company)),
  personal: Math.max(0, ...terms.map(({ personal }) => personal)),
});
