import { clockOf, momentAt } from '../china-time.ts';
import { showFen } from '../money.ts';
import type { Fen } from '../money.ts';

export type StandardCabin = 'Y' | 'W' | 'C' | 'F';

/** Limits of an employee's flights (a row of the company's travel standards). */
export interface FlightStandardRule {
  cabinClass: StandardCabin;
  /** Tenths of the full fare: 6.0; null: no cap by discount. */
  maxDiscount: number | null;
  /** Points out the cheapest flight so many hours before and after; null: does not. */
  lowestWithinHours: number | null;
  /** Effect of a fare above the standard: it is recorded, needs a reason, or is refused. */
  control: 'record' | 'reason' | 'forbid';
}

/** A fare under test, or one beside it. */
export interface FareUnderStandard {
  flightNo: string;
  depMs: number;
  cabinClass: StandardCabin;
  fare: Fen;
}

export interface StandardVerdict {
  verdict: 'ok' | 'over' | 'forbidden';
  overBy: Fen;
  /** With figures, for the person who decides; "" when there is nothing to say. */
  reason: string;
}

export const cabinNames: Record<StandardCabin, string> = { Y: '经济舱', W: '超级经济舱', C: '公务舱', F: '头等舱' };
const height: Record<StandardCabin, number> = { Y: 0, W: 1, C: 2, F: 3 };

/** Up to this fare the company pays: the cap by discount of the full economy fare, or the full fare of the granted cabin. */
export function limitPriceOf(standard: FlightStandardRule, fullFare: Fen, classFullFare: Fen): Fen {
  return standard.maxDiscount === null ? classFullFare : Math.round((fullFare * standard.maxDiscount) / 10 / 100) * 100;
}

/** The cheapest alternative within the hours of the standard, in a cabin it grants; undefined when this fare is the cheapest. */
function cheaperNearby(
  standard: FlightStandardRule,
  seat: FareUnderStandard,
  alternatives: readonly FareUnderStandard[],
): FareUnderStandard | undefined {
  const within = (standard.lowestWithinHours ?? -1) * 3_600_000;
  return alternatives
    .filter(
      (other) =>
        other.fare < seat.fare &&
        height[other.cabinClass] <= height[standard.cabinClass] &&
        Math.abs(other.depMs - seat.depMs) <= within,
    )
    .reduce<FareUnderStandard | undefined>(
      (best, other) => (best && best.fare <= other.fare ? best : other),
      undefined,
    );
}

/**
 * Does a fare keep to the travel standard. Above it by cabin or by price is `over` (`forbidden` where the
 * company refuses); a cheaper flight nearby is only pointed out.
 */
export function standardVerdict(
  standard: FlightStandardRule,
  seat: FareUnderStandard,
  limitPrice: Fen,
  alternatives: readonly FareUnderStandard[],
): StandardVerdict {
  const overBy = Math.max(0, seat.fare - limitPrice);
  const isHigher = height[seat.cabinClass] > height[standard.cabinClass];
  if (isHigher || overBy > 0) {
    const cap = standard.maxDiscount === null ? '' : ` ${standard.maxDiscount.toFixed(1)} 折`;
    const price = overBy > 0 ? `高于${cap}差标 ¥${showFen(limitPrice)}，超出 ¥${showFen(overBy)}` : '';
    const cabin = isHigher ? `差标为${cabinNames[standard.cabinClass]}，所选为${cabinNames[seat.cabinClass]}` : '';
    return {
      verdict: standard.control === 'forbid' ? 'forbidden' : 'over',
      overBy,
      reason: [cabin, price].filter(Boolean).join('；'),
    };
  }
  const cheaper = cheaperNearby(standard, seat, alternatives);
  const reason = cheaper
    ? `前后 ${standard.lowestWithinHours} 小时内最低 ¥${showFen(cheaper.fare)}（${cheaper.flightNo} ${clockOf(momentAt(cheaper.depMs))}）`
    : '';
  return { verdict: 'ok', overBy: 0, reason };
}

/** 经济舱 · 不高于 6.0 折 · 前后 2 小时最低价提醒 */
export function standardSummary(standard: FlightStandardRule): string {
  const parts = [cabinNames[standard.cabinClass]];
  if (standard.maxDiscount !== null) parts.push(`不高于 ${standard.maxDiscount.toFixed(1)} 折`);
  if (standard.lowestWithinHours !== null) parts.push(`前后 ${standard.lowestWithinHours} 小时最低价提醒`);
  if (standard.control === 'forbid') parts.push('超标不可预订');
  if (standard.control === 'reason') parts.push('超标须填写原因');
  return parts.join(' · ');
}
