import { useLayoutEffect, useState } from 'react';
import type { ChangeOffers } from '#contract/order-after-sale.ts';
import { clockOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { upgradeText } from '#domain/order/after-sale/upgrade.ts';
import { useValues } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useServices } from '#kit/widget.ts';
import { AboveTag } from '#parts/order/sale/Above.tsx';
import { NoFlights } from '#parts/order/sale/NoFlights.tsx';
import listCss from '#ui/list/list.css?shadow';
import { Button } from '#ui/controls/Button.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Pending } from '#ui/states/Pending.tsx';
import type { ChangeModel } from './change-model.ts';
import type { Texts } from '#parts/flight/order-page/words/sale-texts.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';

interface OffersProps {
  model: ChangeModel;
  t: Texts;
}

type Offered = ChangeOffers['flights'][number];

/** The seat of a flight that costs least to change to. */
const cheapest = ({ seats }: Offered) => [...seats].sort((a, b) => netFen(a) - netFen(b))[0];
const sorts = ['time', 'net'] as const;
type Sort = (typeof sorts)[number];

/** By departure, or by what is due. */
const sorted = (flights: readonly Offered[], sort: Sort): Offered[] =>
  [...flights].sort((a, b) => {
    const [x, y] = [cheapest(a), cheapest(b)];
    const byNet = sort === 'net' && x && y ? netFen(x) - netFen(y) : 0;
    return byNet || (a.depTime < b.depTime ? -1 : 1);
  });

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
  const [sort, setSort] = useState<Sort>('time');
  const { say, said } = useSay();
  useLayoutEffect(() => services.addStyles([listCss]), [services]);
  return (
    <Pending
      className="is-wide"
      state={known.state}
      height={238}
      text={isOnline ? ('text' in known && say(known.text)) || t.flightsFailed : t.offline}
      retry={t.retry}
      onRetry={model.offers.again}
    >
      {known.state === 'ready' &&
        (known.data.flights.length ? (
          <>
            <div className="is-wide">
              <Segment
                label={t.sortBy}
                value={sort}
                items={sorts.map((value) => ({ value, label: t.sorts[value] }))}
                onChange={setSort}
              />
            </div>
            <Table
              className="is-wide"
              caption={t.flights}
              columns={columnsOf(model, t, known.data, say)}
              rows={said(sorted(known.data.flights, sort))}
              rowKey={({ flightId }) => flightId}
            />
          </>
        ) : (
          <NoFlights found={model.inTheWay(known.data.date)} edit={model.form.edit}>
            {t.noFlights}
          </NoFlights>
        ))}
    </Pending>
  );
}

const columnsOf = (
  model: ChangeModel,
  t: Texts,
  { old, rules }: ChangeOffers,
  say: Say['say'],
): TableColumn<Offered>[] => [
  {
    key: 'flight',
    title: t.flight,
    phone: 'title',
    cell: ({ flightId, depTime, arrTime, arrivalDays, airlineName, flightNo, stops }) => (
      <>
        <b className="t-time t-nowrap">
          {clockOf(depTime)}–{clockOf(arrTime)}
          {arrivalDays > 0 && t.daysOn(arrivalDays)}
        </b>{' '}
        <span className="t-s12 t-3">
          {`${airlineName} ${flightNo} · `}
          <span className="t-nowrap">
            {stops.length ? t.stopAt(stops.map(({ city }) => city).join(say('、'))) : t.nonstop}
          </span>
        </span>
        {flightId === old.flightId && (
          <>
            {' '}
            <Tag kind="info">{t.upgrade}</Tag>
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
      return (
        seat && (
          <div>
            {`${seat.productName} ${seat.cabinCode} · `}
            <span className="t-nowrap">{t.seats(seat.seatNum)}</span> <AboveTag standard={seat.standard} t={t} />
            {flight.flightId === old.flightId && (
              <div className="t-s12 t-3">{say(upgradeText(seat.cabinClass, old.rule, rules[seat.ruleId]))}</div>
            )}
          </div>
        )
      );
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
