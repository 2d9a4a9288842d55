import type { StandardCabin } from '../corporate/flight-standard.ts';

/** Y economy, W premium economy, C business, F first. */
export type IntlCabin = StandardCabin;

export const intlCabins: readonly IntlCabin[] = ['Y', 'W', 'C', 'F'];
