import { fenOf, showFen } from '#domain/money.ts';
import { Ask, AskPrice, ConflictAsk } from '#parts/booking/ConflictAsk.tsx';
import type { ConflictLooks } from '#parts/booking/ConflictAsk.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Price } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { conflictWords } from './conflict.ts';
import type { StayConflict } from './conflict.ts';
import type { OrderModel } from '../model.ts';

type Of<K extends StayConflict['kind']> = { model: OrderModel; conflict: Extract<StayConflict, { kind: K }> };

const looks: ConflictLooks<StayConflict, OrderModel> = { product: Gone, inventory: Gone, rate: RateChanged };

/** A conflict between form and order, each with its own next step. */
export const ConflictDialog = ({ model }: { model: OrderModel }) => (
  <ConflictAsk<StayConflict, OrderModel> model={model} words={model.words.conflict} looks={looks} />
);

function Gone({ model, conflict }: Of<'product' | 'inventory'>) {
  const t = model.words.conflict;
  const { title, text } = conflictWords(conflict, model.words);
  const left = conflict.kind === 'inventory' ? conflict.roomsLeft : 0;
  const fewer = left > 0 && (
    <Button kind="primary" onClick={() => model.changeTo({ rooms: left })}>
      {t.takeFewer(left)}
    </Button>
  );
  return (
    <Ask
      title={title}
      footer={
        <>
          <Button kind={fewer ? 'outline' : 'primary'} onClick={model.chooseAgain}>
            {t.again}
          </Button>
          {fewer}
        </>
      }
    >
      <p>{text}</p>
    </Ask>
  );
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
