import { useLayoutEffect } from 'react';
import type { ChangeOffers } from '#contract/order-after-sale.ts';
import { clockOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useServices } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Button } from '#ui/controls/Button.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Pending } from '#ui/states/Pending.tsx';
import type { ChangeModel } from './change-model.ts';
import type { Texts } from './texts.ts';

interface OffersProps {
  model: ChangeModel;
  t: Texts;
}

type Offered = ChangeOffers['flights'][number];

/** The seat of a flight that costs least to change to. */
const cheapest = ({ seats }: Offered) => [...seats].sort((a, b) => netFen(a) - netFen(b))[0];
const netFen = ({ change }: Offered['seats'][number]) => fenOf(change.due) - fenOf(change.back);

/** Flights of the chosen day, each with the sum that the party pays or gets back. */
export function Offers({ model, t }: OffersProps) {
  const [resource] = useValues(model.offers.resource);
  if (!resource) return <p className="t-s13 t-3 is-wide">{t.chooseFirst}</p>;
  return <Flights model={model} t={t} resource={resource} />;
}

function Flights({ model, t, resource }: OffersProps & { resource: Resource<ChangeOffers> }) {
  const services = useServices();
  const [known, isOnline] = useValues(resource.current, services.online);
  useLayoutEffect(() => services.addStyles([listCss]), [services]);
  return (
    <Pending
      className="is-wide"
      state={known.state}
      height={238}
      text={isOnline ? ('text' in known && known.text) || t.flightsFailed : t.offline}
      retry={t.retry}
      onRetry={model.offers.again}
    >
      {known.state === 'ready' &&
        (known.data.flights.length ? (
          <Table
            className="is-wide"
            caption={t.flights}
            columns={columnsOf(model, t)}
            rows={known.data.flights}
            rowKey={({ flightId }) => flightId}
          />
        ) : (
          <p className="t-s13 t-3 is-wide">{t.noFlights}</p>
        ))}
    </Pending>
  );
}

const columnsOf = (model: ChangeModel, t: Texts): TableColumn<Offered>[] => [
  {
    key: 'flight',
    title: t.flight,
    phone: 'title',
    cell: ({ flightId, depTime, arrTime, airlineName, flightNo }) => (
      <>
        <b className="t-time">
          {clockOf(depTime)}–{clockOf(arrTime)}
        </b>{' '}
        <span className="t-s12 t-3">{`${airlineName} ${flightNo}`}</span>
        {model.legs.some((leg) => leg.flightId === flightId) && (
          <>
            {' '}
            <Tag kind="mute">{t.oldFlight}</Tag>
          </>
        )}
      </>
    ),
  },
  {
    key: 'cabin',
    title: t.cabin,
    cell: (flight) => {
      const seat = cheapest(flight);
      return seat && `${seat.productName} ${seat.cabinCode} · ${t.seats(seat.seatNum)}`;
    },
  },
  {
    key: 'sum',
    title: t.difference,
    num: true,
    phone: 'end',
    cell: (flight) => {
      const seat = cheapest(flight);
      return seat && t.net(netFen(seat), showFen(Math.abs(netFen(seat))));
    },
  },
  {
    key: 'choose',
    title: t.choice,
    num: true,
    phone: 'end',
    cell: (flight) => {
      const seat = cheapest(flight);
      return (
        <Button
          size="sm"
          disabled={!seat}
          aria-label={`${t.chooseFlight} ${flight.flightNo}`}
          onClick={() => model.form.edit({ flightId: flight.flightId, cabinCode: seat?.cabinCode ?? '' })}
        >
          {t.chooseFlight}
        </Button>
      );
    },
  },
];
