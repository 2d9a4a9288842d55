import { useState } from 'react';
import type { TrainChangeOffers } from '#contract/train-sale.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { ChangeValues } from './kinds.ts';
import { OfferedTrain } from './OfferedTrain.tsx';
import type { ChangeTexts } from './texts.ts';

type Ride = TrainChangeOffers['rides'][number];

interface OfferedTrainsProps {
  rides: readonly Ride[];
  t: ChangeTexts;
  values: Pick<ChangeValues, 'ticketIds' | 'trainNumber' | 'from' | 'to' | 'seatClass'>;
  /** Of the old ticket: its class comes first. */
  seatClass: ChangeValues['seatClass'] | undefined;
  error: string | undefined;
  onTake(ride: Ride, seat: Ride['seats'][number]): void;
}

/** Every class of every train that has seats, the class of the old ticket first. */
export function OfferedTrains({ rides, t, values, seatClass: own, error, onTake }: OfferedTrainsProps) {
  const [isWide, setWide] = useState(false);
  const offered = rides.flatMap((ride) =>
    ride.seats
      .filter(({ left, seatClass }) => left >= values.ticketIds.length && (isWide || seatClass === own))
      .map((seat) => ({
        ride,
        seat,
        key: `${ride.trainNumber} ${ride.from.telecode} ${ride.to.telecode} ${seat.seatClass}`,
      })),
  );
  const more = !isWide && <LinkButton onClick={() => setWide(true)}>{t.allClasses}</LinkButton>;
  if (!offered.length)
    return (
      <p className="t-s13 t-3">
        {t.none} {more}
      </p>
    );
  return (
    <>
      {error && <Alert kind="bad">{error}</Alert>}
      <RadioGroup
        label={t.trains}
        className="t-col rx-trains"
        value={`${values.trainNumber} ${values.from} ${values.to} ${values.seatClass}`}
        onChange={(key) => {
          const found = offered.find((one) => one.key === key);
          if (found) onTake(found.ride, found.seat);
        }}
      >
        {offered.map(({ ride, seat, key }) => (
          <Radio key={key} value={key}>
            <OfferedTrain ride={ride} seat={seat} t={t} />
          </Radio>
        ))}
      </RadioGroup>
      {more}
    </>
  );
}
