import { intlCabins } from '../intl/cabins.ts';
import type { IntlCabin } from '../intl/cabins.ts';
import { showFen } from '../money.ts';
import type { Fen } from '../money.ts';
import { cabinNames } from './flight-standard.ts';
import type { FlightStandardRule } from './flight-standard.ts';

/** Highest cabin by the hours of a slice, the shortest first. */
export interface IntlStandardRule {
  cabins: readonly { fromHours: number; cabin: IntlCabin }[];
  control: FlightStandardRule['control'];
}

/** The seeded company's standard, as `custmerExtra.interTicketTravel` has it in words. */
export const intlLimits: IntlStandardRule['cabins'] = [
  { fromHours: 0, cabin: 'Y' },
  { fromHours: 10, cabin: 'W' },
];

/** Highest cabin that a slice of so many minutes grants. */
export const grantedCabin = (cabins: IntlStandardRule['cabins'], minutes: number): IntlCabin =>
  cabins.reduce<IntlCabin>((granted, { fromHours, cabin }) => (minutes >= fromHours * 60 ? cabin : granted), 'Y');

/** `经济舱，10 小时及以上超级经济舱` */
export const intlStandardInWords = (cabins: IntlStandardRule['cabins']): string =>
  cabins
    .map(({ fromHours, cabin }) => (fromHours ? `${fromHours} 小时及以上${cabinNames[cabin]}` : cabinNames[cabin]))
    .join('，');

export interface IntlSliceFare {
  minutes: number;
  cabin: IntlCabin;
  /** Of one adult. */
  price: Fen;
  /** The cheapest price of the granted cabin on this slice; undefined where it is not known. */
  limit?: Fen | undefined;
}

/** Verdict on a trip: the first slice above its cabin names the reason. */
export function intlVerdict(
  { cabins, control }: IntlStandardRule,
  slices: readonly IntlSliceFare[],
): { verdict: 'ok' | 'over' | 'forbidden'; overBy: Fen; reason: string } {
  const over = slices.flatMap((slice) => {
    const granted = grantedCabin(cabins, slice.minutes);
    return intlCabins.indexOf(slice.cabin) > intlCabins.indexOf(granted) ? [{ ...slice, granted }] : [];
  });
  const [first] = over;
  if (!first) return { verdict: 'ok', overBy: 0, reason: '' };
  const overBy = over.reduce((sum, { price, limit }) => sum + Math.max(0, price - (limit ?? price)), 0);
  const more = overBy ? `，每人超出 ¥${showFen(overBy)}` : '';
  return {
    verdict: control === 'forbid' ? 'forbidden' : 'over',
    overBy,
    reason: `差标为${cabinNames[first.granted]}，所选为${cabinNames[first.cabin]}${more}`,
  };
}
