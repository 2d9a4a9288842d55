import type { TrainOrder } from '#contract/train-order.ts';
import { isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { nothingTexts } from './nothing-texts.ts';

interface NothingProps {
  order: TrainOrder;
  /** A change of destination was asked for. */
  isOther: boolean;
  back: string;
  onBack(): void;
}

/** No ticket of an order can be changed: one change waits for its payment, or all are over. */
export function Nothing({ order, isOther, back, onBack }: NothingProps) {
  const t = useTexts('train-change', nothingTexts);
  const waiting = order.afterSales.find(({ state }) => isUnderWay(state));
  return (
    <section className="t-card">
      <Empty
        art="order"
        title={waiting ? t.underWay(waiting.kind === 'change' && waiting.isOtherStation) : t.nothing(isOther)}
        text={waiting ? t.underWayText : t.nothingText}
        action={<Button onClick={onBack}>{back}</Button>}
      />
    </section>
  );
}
