import { orderList } from '#contract/order-list.ts';
import type { OrderRow } from '#contract/order-list.ts';
import type { TrainTimes } from '#contract/train-order.ts';
import { msOf } from '#domain/china-time.ts';
import { orderPlaces } from '#domain/product/order-places.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { textsOf, useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { createCancelRail } from '../order/cancel-rail.ts';
import { cancelRailTexts } from '../order/words/order-texts.ts';
import { heldTexts } from './held-texts.ts';
import { timesOf } from './conflict-words.ts';

const { pay } = orderPlaces.train;

type Times = Pick<TrainTimes, 'from' | 'to'>;

const overlaps = (one: Times, other: Times): boolean =>
  msOf(one.from.at) < msOf(other.to.at) && msOf(other.from.at) < msOf(one.to.at);

/** Seats of the member's own that wait for their payment while another train of the same hours is chosen. */
const isInTheWay =
  (rides: readonly Times[], nowMs: number) =>
  ({ status, bookedBy, payDeadline, train }: OrderRow): boolean =>
    status === 0 &&
    bookedBy === '' &&
    !!train &&
    !train.isWait &&
    payDeadline !== null &&
    msOf(payDeadline) > nowMs &&
    train.rides.some((held) => rides.some((ride) => overlaps(held, ride)));

/** Said on the form before it is filled in: that order is paid or given up first. */
export function HeldOrder({ rides }: { rides: readonly Times[] }) {
  const services = useServices();
  const t = useTexts('rail-held', heldTexts);
  const { say } = useSay();
  const model = useModel(() => {
    const list = createResource(services, orderList.list, { type: 'train', group: 'unpaid' });
    void list.load();
    const cancel = createCancelRail(
      services,
      textsOf(services, 'rail-cancel', cancelRailTexts),
      () => list.load(),
      () => 'seats',
    );
    return { list, cancel, dispose: list.dispose };
  });
  const [data, busy] = useValues(model.list.data, model.cancel.busy);
  const held = data?.rows.find(isInTheWay(rides, services.clock.now()));
  if (!held) return null;
  const { orderNo, psgNames, train } = held;
  return (
    <Alert kind="warn">
      <p>
        {t.held((train?.rides ?? []).map((ride) => say(timesOf(ride))).join(t.separator), psgNames.join(t.separator))}
      </p>
      {/* Beside the sentence they would leave it a column of some letters on a phone. */}
      <div className="t-row t-row--wrap">
        <Button
          kind="action"
          size="sm"
          onClick={() => services.navigate(pay.route, { [pay.param]: orderNo, from: 'orders' })}
        >
          {t.pay}
        </Button>
        <Button size="sm" busy={busy !== null} onClick={() => void model.cancel.run(orderNo)}>
          {t.cancel}
        </Button>
      </div>
    </Alert>
  );
}
