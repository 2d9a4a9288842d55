import type { OfferedTrainRide } from '#contract/train-order.ts';
import { clockOf } from '#domain/china-time.ts';
import { changeBetween } from '#domain/rail/order/by-train.ts';
import { transferRisk } from '#domain/rail/search/transfer-risk.ts';
import { showDuration } from '#domain/spans.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Dot } from '#ui/display/Tag.tsx';
import { gapTexts, riskDots } from '../ways/gap-texts.ts';

/** Between two trains: where, how long, and how easily the second one is missed. */
export function RideChange({ before, next }: Record<'before' | 'next', OfferedTrainRide>) {
  const words = useTexts('train-ways', gapTexts);
  const { say } = useSay();
  const { kind, waits } = changeBetween(before, next);
  const risk = transferRisk(kind, waits);
  const [arrives, departs] = [clockOf(before.to.at), clockOf(next.from.at)];
  return (
    <p className="t-s13">
      <Dot kind={riskDots[risk]}>{words.riskNames[risk]}</Dot>{' '}
      {kind === 'same'
        ? words.changeAt(say(next.from.station), arrives, departs)
        : words.changeBetween(say(before.to.station), say(next.from.station), arrives, departs)}{' '}
      · {words.wait[kind](say(showDuration(waits)))}
    </p>
  );
}
