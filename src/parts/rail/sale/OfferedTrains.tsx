import { useState } from 'react';
import type { TrainChangeOffers } from '#contract/train-sale.ts';
import { offeredOrders, sortOffered } from '#domain/rail/order/offered-order.ts';
import type { OfferedOrder } from '#domain/rail/order/offered-order.ts';
import { trainKinds } from '#domain/rail/search/ride-choices.ts';
import type { TrainKind } from '#domain/rail/search/ride-choices.ts';
import { kindOf } from '#domain/rail/search/ride-filter.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { kindNames } from '../trains/kind-names.ts';
import type { ChangeValues } from './kinds.ts';
import { OfferedTrain } from './OfferedTrain.tsx';
import type { ChangeTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';

type Ride = TrainChangeOffers['rides'][number];

/** The comparison below them stays near on a narrow page. */
const firstTrains = 6;

interface OfferedTrainsProps {
  rides: readonly Ride[];
  t: ChangeTexts;
  values: Pick<ChangeValues, 'ticketIds' | 'trainNumber' | 'from' | 'to' | 'seatClass'>;
  /** The old train: its class comes first, and the trains nearest to its hour. */
  old: { seatClass: ChangeValues['seatClass']; at: string } | undefined;
  error: string | undefined;
  onTake(ride: Ride, seat: Ride['seats'][number]): void;
}

/** Every class of every train that has seats: those of the old class near the old hour first, the others a press away. */
export function OfferedTrains({ rides, t, values, old, error, onTake }: OfferedTrainsProps) {
  // A choice of before a reload is among them.
  const [isWide, setWide] = useState(values.trainNumber !== '' && values.seatClass !== old?.seatClass);
  const [isLong, setLong] = useState(false);
  const { say } = useSay();
  const [order, setOrder] = useState<OfferedOrder>('near');
  const [wanted, setWanted] = useState<readonly TrainKind[]>([]);
  const chosen = `${values.trainNumber} ${values.from} ${values.to} ${values.seatClass}`;
  const all = rides.flatMap((ride) =>
    ride.seats
      .filter(({ left, seatClass }) => left >= values.ticketIds.length && (isWide || seatClass === old?.seatClass))
      .map((seat) => ({
        ride,
        seat,
        key: `${ride.trainNumber} ${ride.from.telecode} ${ride.to.telecode} ${seat.seatClass}`,
      })),
  );
  const kinds = trainKinds.filter((kind) => all.some(({ ride }) => kindOf(ride) === kind));
  const asked = wanted.filter((kind) => kinds.includes(kind));
  const offered = sortOffered(
    asked.length ? all.filter(({ ride }) => asked.includes(kindOf(ride))) : all,
    order,
    old?.at ?? '',
  );
  const more = !isWide && <LinkButton onClick={() => setWide(true)}>{t.allClasses}</LinkButton>;
  if (!all.length)
    return (
      <p className="t-s13 t-3">
        {t.none} {more}
      </p>
    );
  const toggle = (kind: TrainKind, on: boolean) =>
    setWanted(on ? [...asked, kind] : asked.filter((one) => one !== kind));
  // The chosen one stays in the list, also where it is far from the old hour.
  const shown = offered.filter(({ key }, at) => isLong || at < firstTrains || key === chosen);
  return (
    <>
      {error && <Alert kind="bad">{say(error)}</Alert>}
      <div className="t-row t-row--wrap t-s13 rx-top">
        <Segment
          label={t.order}
          value={order}
          items={offeredOrders.map((value) => ({ value, label: t.orders[value] }))}
          onChange={setOrder}
        />
        {kinds.length > 1 && (
          <fieldset className="t-row t-row--wrap" aria-label={t.trainKinds}>
            {kinds.map((kind) => (
              <Checkbox key={kind} checked={asked.includes(kind)} onChange={(on) => toggle(kind, on)}>
                {say(kindNames[kind])}
              </Checkbox>
            ))}
          </fieldset>
        )}
      </div>
      <RadioGroup
        label={t.trains}
        className="t-col rx-trains"
        value={chosen}
        onChange={(key) => {
          const found = offered.find((one) => one.key === key);
          if (found) onTake(found.ride, found.seat);
        }}
      >
        {shown.map(({ ride, seat, key }) => (
          <Radio key={key} value={key}>
            <OfferedTrain ride={ride} seat={seat} t={t} tickets={values.ticketIds.length} />
          </Radio>
        ))}
      </RadioGroup>
      <div className="t-row t-row--wrap">
        {shown.length < offered.length && (
          <LinkButton onClick={() => setLong(true)}>{t.others(offered.length - shown.length)}</LinkButton>
        )}
        {more}
      </div>
    </>
  );
}
