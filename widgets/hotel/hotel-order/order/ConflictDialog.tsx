import { fenOf, showFen } from '#domain/money.ts';
import { AskGone, AskPrice, ConflictAsk } from '#parts/booking/conflict/ConflictAsk.tsx';
import type { ConflictLooks } from '#parts/booking/conflict/ConflictAsk.tsx';
import { Price } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { conflictWords, fewerOf } from './conflict.ts';
import type { StayConflict } from './conflict.ts';
import type { OrderModel } from '../model.ts';

type Of<K extends StayConflict['kind']> = { model: OrderModel; conflict: Extract<StayConflict, { kind: K }> };

const looks: ConflictLooks<StayConflict, OrderModel> = { product: Gone, inventory: Gone, rate: RateChanged };

/** A conflict between form and order, each with its own next step. */
export const ConflictDialog = ({ model }: { model: OrderModel }) => (
  <ConflictAsk<StayConflict, OrderModel> model={model} words={model.words.conflict} looks={looks} />
);

function Gone({ model, conflict }: Of<'product' | 'inventory'>) {
  const again = { label: model.words.conflict.again, run: model.chooseAgain };
  const fewer = fewerOf(model, conflict);
  return <AskGone {...conflictWords(conflict, model.words)} other={fewer && again} main={fewer ?? again} />;
}

/** The old and the new total, and their difference in words. */
function RateChanged({ model, conflict: { from, to } }: Of<'rate'>) {
  const t = model.words.conflict;
  const by = fenOf(to) - fenOf(from);
  return (
    <AskPrice model={model} words={t} title={t.rateTitle}>
      <div className="t-col">
        <p className="t-s13 t-2">{t.rateText}</p>
        <SumRow label={t.rateFrom}>
          <s className="t-3">¥{showFen(fenOf(from))}</s>
        </SumRow>
        <SumRow label={t.rateTo}>
          <Price yuan={to} size="lg" />
        </SumRow>
        <p className="t-s12 t-3">
          {by > 0 ? t.up : t.down} ¥{showFen(Math.abs(by))}
        </p>
      </div>
    </AskPrice>
  );
}
