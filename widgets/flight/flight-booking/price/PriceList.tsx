import { feeName } from '#domain/payment/fee-name.ts';
import type { Verified } from '#contract/flight.ts';
import type { PriceLine } from '#domain/flight/order-price.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import { legName, tripOf } from '#domain/trip/legs.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Price } from '#ui/display/Price.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { useWords } from '../use-words.ts';
import type { Totals } from './totals.ts';

/** Fares, fund and fuel by passenger type, then what was added; the same in the card and in the sheet. */
export function PriceList({ totals, verified }: { totals: Totals; verified: Verified }) {
  const t = useWords();
  const { switches } = useValue(useServices().config);
  const trip = tripOf(verified.segments);
  const labelOf = (line: PriceLine, type: 'ADT' | 'CHD' | 'INF') => {
    if (line.part === 'consTax' && !line.unitFen) return t.noConsTax[type];
    if (line.part === 'fuelTax' && !line.unitFen) return t.noFuelTax;
    const name = line.part === 'tktPrice' ? t.fare[type] : t[line.part];
    const way = legName(line, trip);
    if (line.legs)
      return `${name} ¥${showFen(line.unitFen / line.legs)} × ${line.legs} ${t.legs}${line.count > 1 ? ` × ${line.count}` : ''}`;
    return `${name}${way && ` · ${way}`} ¥${showFen(line.unitFen)} × ${line.count}`;
  };
  return (
    <div>
      {totals.groups.map((group) => (
        <div key={group.psgType} className="fb-pc__g t-col">
          {group.isKnown ? (
            group.lines.map((line) => (
              <SumRow key={`${line.part}${line.triptype ?? ''}`} label={labelOf(line, group.psgType)}>
                ¥{showFen(line.sumFen)}
              </SumRow>
            ))
          ) : (
            <SumRow label={`${t.fare[group.psgType]} × ${group.count}`}>
              <span className="t-3">{t.notKnown}</span>
            </SumRow>
          )}
        </div>
      ))}
      {(totals.insurances.length > 0 || totals.serviceFen > 0) && (
        <div className="fb-pc__g t-col">
          {totals.insurances.map((line) => (
            <SumRow key={line.insuType} label={`${line.name} ¥${showFen(line.unitFen)} × ${line.count}`}>
              ¥{showFen(line.sumFen)}
            </SumRow>
          ))}
          {/* A fee that the application hides has no name, as on the order: the rows still add up. */}
          {totals.serviceFen > 0 && (
            <SumRow label={feeName(switches.showServFee)}>¥{showFen(totals.serviceFen)}</SumRow>
          )}
        </div>
      )}
    </div>
  );
}

/** Amount to be paid; a skeleton while the price is loading. */
export function Total({ totals, size }: { totals: Totals; size: 'lg' | 'xl' }) {
  return totals.isComplete ? <Price yuan={yuanOf(totals.totalFen)} size={size} /> : <Skeleton width={96} height={24} />;
}
