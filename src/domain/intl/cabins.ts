import { cabins } from '../policy/schema.ts';
import type { Cabin } from '../policy/schema.ts';

/** Y economy, W premium economy, C business, F first. */
export type IntlCabin = Cabin;

export const intlCabins: readonly IntlCabin[] = cabins;
