/** An unpaid order is held this long. */
export const payWithinMs = 30 * 60_000;

/** From a request to the airline's answer: 20 to 40 s, the same for the same order or request. */
export function ticketingMs(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) % 20_001;
  return 20_000 + sum;
}
/** A member is told a time that leaves the airline this much more. */
export const ticketingMarginMs = 60_000;
/** From the moment when money goes back until a provider has given it to the payer. */
export const refundMs = 20_000;
