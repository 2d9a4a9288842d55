import type { Payer } from '#domain/company/preferences.ts';
import type { Fen } from '#domain/money.ts';
import { partyPrice } from '#domain/rail/wait.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { PricedRide, WishTerms } from '../../../ground/database/tables/tables-rail.ts';
import { companyPartOf, excessOf } from '../orders/company-part.ts';

/** A wish of business travel: how it stands to the standard, and the shares of its price. */
export function termsOfWish(
  wish: PricedRide,
  types: readonly TicketType[],
  payer: Payer,
  standing: { isOver: boolean; overBy: Fen } = { isOver: false, overBy: 0 },
): WishTerms {
  const company = companyPartOf([wish], types, payer);
  return {
    isOver: standing.isOver,
    overAmount: excessOf([wish], types, [standing]),
    company,
    personal: (partyPrice(wish.prices, types) ?? 0) - company,
  };
}

/** Each pays enough for any of the wishes. */
export const depositShares = (terms: readonly WishTerms[]): { company: Fen; personal: Fen } => ({
  company: Math.max(0, ...terms.map(({ company }) => company)),
  personal: Math.max(0, ...terms.map(({ personal }) => personal)),
});
