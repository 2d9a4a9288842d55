import { useEffect } from 'react';
import type { OrderTrainRide } from '#contract/train-order.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/select/Select.tsx';
import { createStations } from '../../stations/create-stations.ts';
import { departureTexts } from './departure-texts.ts';

interface DepartureProps {
  ride: OrderTrainRide;
  /** A telecode or a city; "" for the station of the ticket. */
  chosen: string;
  onChoose(change: { fromStation: string }): void;
}

/** Another station of the same city to leave from, or all of them; nothing where the city has only one. */
export function Departure({ ride: { from }, chosen, onChoose }: DepartureProps) {
  const services = useServices();
  const t = useTexts('train-departure', departureTexts);
  const { say } = useSay();
  const { stations } = useModel(() => ({ stations: createStations(services) }));
  // Without the table the tickets keep their station.
  useEffect(() => stations.want(), []);
  const table = useValue(stations.value);
  const city = table?.cityOf(from.telecode) ?? '';
  const others = table?.stationsOf(city).filter(({ telecode }) => telecode !== from.telecode) ?? [];
  if (!others.length) return null;
  const options = [
    { value: from.telecode, label: t.own(say(from.station)) },
    { value: city, label: t.all(say(city)) },
    ...others.map(({ telecode, name }) => ({ value: telecode, label: say(name) })),
  ];
  return (
    <Field label={t.station} className="rp-station">
      {(aria) => (
        <Select
          {...aria}
          value={chosen || from.telecode}
          options={options}
          onChange={(place) => onChoose({ fromStation: place === from.telecode ? '' : place })}
        />
      )}
    </Field>
  );
}
