import { fenOf } from '../money.ts';
import type { Fen } from '../money.ts';

/** Price of a seat in a list: everything an adult pays, or the ticket alone (含税价 / 票面价). */
export type Basis = 'total' | 'ticket';

export interface Party {
  adults: number;
  children: number;
  infants: number;
}

/** Price fields of a seat on the wire. */
export interface PricedSeat {
  parPrice: string;
  childCabinPrice: string;
  infantCabinPrice: string;
  adtTaxeCn: string;
  adtTaxeYq: string;
  chdTaxeCn: string;
  chdTaxeYq: string;
  serviceFee: string;
  discountServiceFee: string;
}

/** Service fee of one passenger with a seat, less its discount. */
export const serviceFeeOf = (seat: PricedSeat): Fen => fenOf(seat.serviceFee) - fenOf(seat.discountServiceFee);

/** Everything one adult pays: ticket, fund, fuel surcharge, service fee. */
export const adultPrice = (seat: PricedSeat): Fen =>
  fenOf(seat.parPrice) + fenOf(seat.adtTaxeCn) + fenOf(seat.adtTaxeYq) + serviceFeeOf(seat);

export const childPrice = (seat: PricedSeat): Fen =>
  fenOf(seat.childCabinPrice) + fenOf(seat.chdTaxeCn) + fenOf(seat.chdTaxeYq) + serviceFeeOf(seat);

/** An infant has no seat: a ticket and nothing else. */
export const infantPrice = (seat: PricedSeat): Fen => fenOf(seat.infantCabinPrice);

/** Amount that the cashier will ask of the whole party for this flight, insurance aside. */
export const partyPrice = (seat: PricedSeat, { adults, children, infants }: Party): Fen =>
  adults * adultPrice(seat) + children * childPrice(seat) + infants * infantPrice(seat);

/** Part of an adult's price that the traveller pays personally: above the standard's limit and its tolerance, without taxes. */
export const ownPart = (seat: PricedSeat & { limitPrice: string }, tolerance: Fen): Fen =>
  seat.limitPrice === ''
    ? 0
    : Math.max(0, fenOf(seat.parPrice) + serviceFeeOf(seat) - fenOf(seat.limitPrice) - tolerance);

const oneAdult: Party = { adults: 1, children: 0, infants: 0 };

/** The price of a seat as a list shows it: everything the party pays, or the ticket of one adult. */
export const shownPrice = (seat: PricedSeat, basis: Basis, party = oneAdult): Fen =>
  basis === 'ticket' ? fenOf(seat.parPrice) : partyPrice(seat, party);

/** Figures of an opened fare: the sum of the party, and the price of each passenger; of both flights where there are two. */
interface FareFigures {
  heads: number;
  sumFen: Fen;
  singles: { who: keyof Party; fen: Fen }[];
}

export function fareFigures(seats: readonly PricedSeat[], party: Party): FareFigures {
  const sum = (price: (seat: PricedSeat) => Fen): Fen => seats.reduce((total, seat) => total + price(seat), 0);
  const prices = { adults: adultPrice, children: childPrice, infants: infantPrice };
  const present = (['adults', 'children', 'infants'] as const).filter((who) => party[who] > 0);
  return {
    heads: party.adults + party.children + party.infants,
    sumFen: sum((seat) => partyPrice(seat, party)),
    singles: present.map((who) => ({ who, fen: sum(prices[who]) })),
  };
}
