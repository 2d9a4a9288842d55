import type { Verified } from '#contract/flight.ts';
import type { PriceLine as FarePart } from '#domain/flight/order-price.ts';
import { feeName } from '#domain/payment/fee-name.ts';
import { showFen } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { legName, tripOf } from '#domain/trip/legs.ts';
import type { PriceLine } from '#parts/booking/PriceCard.tsx';
import type { texts } from '../texts.ts';
import type { Totals } from './totals.ts';

/** Fares, fund and fuel by passenger type, then what was added; the same in the card and in the sheet. */
export function priceLines(totals: Totals, verified: Verified, namesFee: boolean, t: typeof texts): PriceLine[][] {
  const trip = tripOf(verified.segments);
  const line = (key: string, label: string, sumFen: Fen): PriceLine => ({ key, label, amount: `¥${showFen(sumFen)}` });
  const labelOf = (part: FarePart, type: 'ADT' | 'CHD' | 'INF') => {
    if (part.part === 'consTax' && !part.unitFen) return t.noConsTax[type];
    if (part.part === 'fuelTax' && !part.unitFen) return t.noFuelTax;
    const name = part.part === 'tktPrice' ? t.fare[type] : t[part.part];
    const way = t.say(legName(part, trip));
    if (part.legs)
      return `${name} ¥${showFen(part.unitFen / part.legs)} × ${part.legs} ${t.legs}${part.count > 1 ? ` × ${part.count}` : ''}`;
    return `${name}${way && ` · ${way}`} ¥${showFen(part.unitFen)} × ${part.count}`;
  };
  const fares = totals.groups.map(({ psgType, isKnown, count, lines }) =>
    isKnown
      ? lines.map((one) => line(`${one.part}${one.triptype ?? ''}`, labelOf(one, psgType), one.sumFen))
      : [{ key: psgType, label: `${t.fare[psgType]} × ${count}`, amount: <span className="t-3">{t.notKnown}</span> }],
  );
  const extras = totals.insurances.map(({ insuType, name, unitFen, count, sumFen }) =>
    line(insuType, `${name} ¥${showFen(unitFen)} × ${count}`, sumFen),
  );
  // A fee that the application hides has no name, as on the order: the rows still add up.
  if (totals.serviceFen > 0) extras.push(line('fee', t.say(feeName(namesFee)), totals.serviceFen));
  return extras.length ? [...fares, extras] : fares;
}
