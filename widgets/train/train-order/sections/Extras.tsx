import type { VerifiedTrain } from '#contract/train-order.ts';
import { msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useValue } from '#kit/readable.ts';
import { RefundSteps } from '#parts/rail/RefundSteps.tsx';
import { SeatChoice } from '#parts/rail/seats/SeatChoice.tsx';
import seatsCss from '#parts/rail/seats/seats.css?shadow';
import type { Judged } from '#parts/traveller/judge.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Card } from '#ui/display/Card.tsx';
import { typesOf } from './Prices.tsx';
import type { OrderModel } from '../model.ts';

export { RailAccount } from '#parts/rail/account/RailAccount.tsx';

const styles = [seatsCss];

export interface PartProps {
  model: OrderModel;
  verified: VerifiedTrain;
  people: readonly Judged[];
}

/** Seats of the class that all rides have, and whether the passengers would stand. */
export function SeatSection({ model: { form, words }, verified: { rides }, people }: PartProps) {
  const { acceptNoSeat } = useValue(form.values);
  useStyles(styles);
  const [ride] = rides;
  const isOneClass = rides.every(({ seatClass }) => seatClass === ride?.seatClass);
  return (
    <>
      {ride && isOneClass && ride.seatRows.length + ride.berths.length > 0 && (
        <SeatChoice form={form} words={words} ride={ride} most={Math.max(1, people.length)} />
      )}
      {rides.some(({ noSeat }) => noSeat) && (
        <Checkbox checked={acceptNoSeat} onChange={(on) => form.edit({ acceptNoSeat: on })}>
          {words.acceptNoSeat}
        </Checkbox>
      )}
    </>
  );
}

/** The cost of giving the tickets back, from now until the departure. */
export function RefundCard({ model: { words }, verified: { rides }, people }: PartProps) {
  const tickets = rides.flatMap(({ from, prices }) =>
    typesOf(people).map((type) => ({ price: fenOf(prices[type] ?? '0'), departsMs: msOf(from.at) })),
  );
  return (
    <Card bare className="bk-pc" aria-label={words.refundTitle}>
      <h2 className="t-h3">{words.refundTitle}</h2>
      <RefundSteps tickets={tickets} />
    </Card>
  );
}
