import { fenOf } from '../money.ts';
import type { Fen } from '../money.ts';

export interface Party {
  adults: number;
  children: number;
  infants: number;
}

/** What the wire says of the price of a seat. */
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

/** What is left of the service fee of one passenger with a seat. */
export const serviceFeeOf = (seat: PricedSeat): Fen => fenOf(seat.serviceFee) - fenOf(seat.discountServiceFee);

/** Everything one adult pays: ticket, fund, fuel surcharge, service fee. */
export const adultPrice = (seat: PricedSeat): Fen => fenOf(seat.parPrice) + fenOf(seat.adtTaxeCn) + fenOf(seat.adtTaxeYq) + serviceFeeOf(seat);

export const childPrice = (seat: PricedSeat): Fen => fenOf(seat.childCabinPrice) + fenOf(seat.chdTaxeCn) + fenOf(seat.chdTaxeYq) + serviceFeeOf(seat);

/** An infant has no seat: a ticket and nothing else. */
export const infantPrice = (seat: PricedSeat): Fen => fenOf(seat.infantCabinPrice);

/** What the cashier will ask of all of them for this flight, insurance aside. */
export const partyPrice = (seat: PricedSeat, { adults, children, infants }: Party): Fen => adults * adultPrice(seat) + children * childPrice(seat) + infants * infantPrice(seat);
