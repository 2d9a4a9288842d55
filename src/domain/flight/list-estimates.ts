import { fenOf, roundToTenYuan } from '../money.ts';
import type { Fen } from '../money.ts';

/** Half the adult cabin price rounded to 10 yuan (specification 2, section 5): an estimate for the query page only. */
export const childFareEstimate = (adultFare: Fen): Fen => roundToTenYuan(adultFare / 2);

export interface Party {
  adults: number;
  children: number;
  infants: number;
}

/** Fund and fuel surcharge of one adult: they come from the server, per passenger. */
export const adultTaxes = (seat: { adtTaxeCn: string; adtTaxeYq: string }): Fen => fenOf(seat.adtTaxeCn) + fenOf(seat.adtTaxeYq);

/** What everybody pays with taxes; children by the estimate, infants a tenth without taxes (domain.md). */
export function partyTotal(seat: { parPrice: string; adtTaxeCn: string; adtTaxeYq: string; chdTaxeCn: string; chdTaxeYq: string }, party: Party): Fen {
  const fare = fenOf(seat.parPrice);
  const child = childFareEstimate(fare) + fenOf(seat.chdTaxeCn) + fenOf(seat.chdTaxeYq);
  return party.adults * (fare + adultTaxes(seat)) + party.children * child + party.infants * roundToTenYuan(fare / 10);
}
