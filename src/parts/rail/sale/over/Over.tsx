import type { OrderTrainRide } from '#contract/train-order.ts';
import { addDays, dayOf } from '#domain/china-time.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { overTexts } from './over-texts.ts';

interface OverProps {
  model: { ride: OrderTrainRide | undefined; hasLeft: boolean; showOrder(): void };
  /** Label of the way back to the order. */
  back: string;
  refusal: string;
}

/** The last day of this change has no train left: a new ticket is the way on, that of the next day at least. */
export function Over({ model: { ride, hasLeft, showOrder }, back, refusal }: OverProps) {
  const { navigate, clock } = useServices();
  const t = useTexts('train-change-over', overTexts);
  const { say } = useSay();
  const buyNew = () =>
    ride &&
    navigate('train_query_list', {
      from: ride.from.telecode,
      to: ride.to.telecode,
      date: [clock.today(), addDays(dayOf(ride.from.at), 1)].sort()[1],
    });
  return (
    <>
      <Alert kind="warn">{hasLeft ? t.missed : say(refusal) || t.soldOut}</Alert>
      <div className="t-row t-row--wrap">
        <Button kind="primary" onClick={buyNew}>
          {t.buyNew}
        </Button>
        <Button onClick={showOrder}>{back}</Button>
      </div>
    </>
  );
}
