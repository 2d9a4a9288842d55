import type { Payer } from '#domain/company/preferences.ts';
import { rideVerdict } from '#domain/corporate/train-standard.ts';
import type { Fen } from '#domain/money.ts';
import { partyPrice } from '#domain/rail/wait.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { PricedRide, WishTerms } from '../../../ground/database/tables/tables-rail.ts';
import { companyPartOf, excessOf } from '../orders/company-part.ts';
import { trainLimits } from '../train-limits.ts';

/** A wish of business travel: how it stands to the standard, and the shares of its price. */
export function termsOfWish(wish: PricedRide, types: readonly TicketType[], payer: Payer): WishTerms {
  const { letter, seatClass, prices, limits } = wish;
  const fare = { price: prices.adult ?? 0, limit: limits.adult ?? 0 };
  const isOver = rideVerdict({ ...trainLimits, control: 'record' }, letter, seatClass, fare).verdict !== 'ok';
  const company = companyPartOf([wish], types, payer);
  return {
    isOver,
    overAmount: isOver ? excessOf([wish], types) : 0,
    company,
    personal: (partyPrice(prices, types) ?? 0) - company,
  };
}

/** Each pays enough for any of the wishes. */
export const depositShares = (terms: readonly WishTerms[]): { company: Fen; personal: Fen } => ({
  company: Math.max(0, ...terms.map(({ company }) => company)),
  personal: Math.max(0, ...terms.map(({ personal }) => personal)),
});
