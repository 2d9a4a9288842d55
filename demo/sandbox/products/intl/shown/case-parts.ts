import type { CasePart } from '#contract/approval.ts';
import { showFen } from '#domain/money.ts';
import { cabinNames } from '#domain/policy/fields.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';

type Slice = Pick<SoldSlice, 'flights' | 'prices'>;

/** The flights of a slice with their times, airports and classes, for those who decide on it; its price of an adult with the first. */
export function slicePart({ flights, prices }: Slice): CasePart[] {
  const [adult] = Object.values(prices);
  return flights.map((flight, at): CasePart => ({
    title: `${flight.orgcityname} → ${flight.dstcityname}　${flight.flightNo}`,
    sub: [
      `${flight.depTime} → ${flight.arrTime.slice(5)}（当地时间）`,
      `${flight.orgAirportName} → ${flight.dstAirportName}`,
      `${cabinNames[flight.cabin]} ${flight.cabinCode} 舱`,
      at === 0 && adult ? `本程每人票价 ¥${showFen(adult.price)}，税费 ¥${showFen(adult.tax)}` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}
