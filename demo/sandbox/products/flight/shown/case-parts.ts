import type { CasePart } from '#contract/approval.ts';
import { showFen } from '#domain/money.ts';
import { sameLeg } from '#domain/trip/legs.ts';
import type { Tx } from '../../../ground/call.ts';
import type { ShownFlight } from '../../../ground/database/tables/tables-order.ts';
import { readOrder } from '../rows/read-order.ts';

const placeOf = (name: string, terminal: string): string => [name, terminal].filter(Boolean).join(' ');

/** A flight with its times, airports and class, for those who decide on it. */
export function flightPart(flight: ShownFlight, price = ''): CasePart {
  const { flightNo, depTime, arrTime, arrivalDays, productName, cabinCode } = flight;
  return {
    title: `${flight.orgcityname} → ${flight.dstcityname}　${flightNo}`,
    sub: [
      `${depTime.slice(0, 16)}–${arrTime.slice(11, 16)}${arrivalDays > 0 ? `（+${arrivalDays} 天）` : ''}`,
      `${placeOf(flight.orgAirportName, flight.orgTerm)} → ${placeOf(flight.dstAirportName, flight.dstTerm)}`,
      `${productName} ${cabinCode} 舱`,
      price,
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** The flights of an order that somebody flies, each with the price of its first ticket. */
export async function flightParts(tx: Tx, orderId: string): Promise<CasePart[]> {
  const order = await readOrder(tx, orderId);
  return (order?.flights ?? []).map((flight): CasePart => {
    const ticket = order?.tickets.find((one) => one.change_no === flight.change_no && sameLeg(one, flight));
    if (!ticket) return flightPart(flight.shown);
    const fare = ticket.tkt_price + ticket.change_spread;
    const fuel = ticket.fuel_tax + ticket.change_fuel_spread;
    const price = `每人票价 ¥${showFen(fare)}，机建 ¥${showFen(ticket.cons_tax)}，燃油 ¥${showFen(fuel)}`;
    return flightPart(flight.shown, price);
  });
}
