/**
 * Chosen flights of a traveller, leg after leg, in one value of the booking page's address:
 * `CA1501-20261122-PEKSHA~T~930,MU5102-20261126-SHAPEK~Y~1960`.
 */
export interface ChosenSeat {
  flightId: string;
  cabinCode: string;
  /** The adult fare the traveller saw, in yuan. */
  parPrice: string;
}

/** Domestic flights are sold one way or there and back. */
export const maxDomesticLegs = 2;

const seat = /^([A-Za-z0-9-]{1,60})~([A-Za-z0-9]{1,4})~(\d{1,9}(?:\.\d{1,2})?)$/;

export const writeChosenSeats = (seats: readonly ChosenSeat[]): string =>
  seats.map((one) => `${one.flightId}~${one.cabinCode}~${one.parPrice}`).join(',');

/** A seat for each leg; undefined when the value is missing, too long or cut. */
export function readChosenSeats(text: string | undefined): ChosenSeat[] | undefined {
  const parts = (text ?? '').split(',');
  if (parts.length > maxDomesticLegs) return undefined;
  const seats = parts.flatMap((part) => {
    const [, flightId, cabinCode, parPrice] = seat.exec(part) ?? [];
    return flightId && cabinCode && parPrice ? [{ flightId, cabinCode, parPrice }] : [];
  });
  return seats.length === parts.length ? seats : undefined;
}
