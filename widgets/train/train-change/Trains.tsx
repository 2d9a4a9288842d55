import type { TrainChangeOffers } from '#contract/train-sale.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useServices } from '#kit/widget.ts';
import { DayChips } from '#parts/search/DayChips.tsx';
import { OfferedTrains } from '#parts/rail/sale/OfferedTrains.tsx';
import { StationField } from '#parts/rail/stations/StationField.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Pending } from '#ui/states/Pending.tsx';
import type { ChangeModel } from './model.ts';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

interface PartProps {
  model: ChangeModel;
  t: Texts;
}

/** The days, and the trains of one of them with what changing to each costs. */
export function Trains({ model, t }: PartProps) {
  const [resource, { fromStation, toStation }, { switches }] = useValues(
    model.offers.resource,
    model.form.values,
    useServices().config,
  );
  const departure = useLater(switches.trainDepartureChange, () => import('#parts/rail/sale/departure/Departure.tsx'));
  return (
    <Card title={t.toTrains}>
      <div className="t-col">
        {departure && model.ride && (
          <departure.Departure ride={model.ride} chosen={fromStation} onChoose={model.choose} />
        )}
        {model.isOther && (
          <StationField
            label={t.station}
            placeholder={t.stationHint}
            chosen={toStation}
            onChoose={(place) => model.choose({ toStation: place })}
          />
        )}
        {resource ? (
          <Offers model={model} t={t} resource={resource} />
        ) : (
          <p className="t-s13 t-3">{model.isOther ? t.stationFirst : t.ticketsFirst}</p>
        )}
      </div>
    </Card>
  );
}

function Offers({ model, t, resource }: PartProps & { resource: Resource<TrainChangeOffers> }) {
  const services = useServices();
  const [known, isOnline, { date }, isOver] = useValues(
    resource.current,
    services.online,
    model.form.values,
    model.isOver,
  );
  const { say } = useSay();
  const over = useLater(isOver, () => import('#parts/rail/sale/over/Over.tsx'));
  const again = <LinkButton onClick={model.offers.again}>{t.retry}</LinkButton>;
  const toSame = <LinkButton onClick={() => model.toOther(false)}>{t.toSame}</LinkButton>;
  const dates = known.state === 'ready' ? known.data.dates : null;
  return (
    <>
      <DayChips date={date} dates={dates} label={t.days} words={t} onChoose={(day) => model.choose({ date: day })} />
      <Pending
        state={known.state}
        height={240}
        text={isOnline ? ('text' in known && say(known.text)) || t.trainsFailed : t.offline}
        retry={t.retry}
        onRetry={model.offers.again}
      >
        {known.state === 'ready' &&
          (isOver ? (
            over && <over.Over model={model} back={t.back} refusal={known.data.refusal} />
          ) : known.data.refusal ? (
            <Alert kind="warn" action={known.data.opens ? again : model.isOther && toSame}>
              {say(known.data.refusal)}
            </Alert>
          ) : (
            <Rides model={model} t={t} rides={known.data.rides} />
          ))}
      </Pending>
    </>
  );
}

function Rides({ model, t, rides }: PartProps & { rides: TrainChangeOffers['rides'] }) {
  const [values, errors] = useValues(model.form.values, model.form.errors);
  return (
    <OfferedTrains
      rides={rides}
      t={t}
      values={values}
      old={model.ride && { seatClass: model.ride.seatClass, at: model.ride.from.at }}
      error={errors['trainNumber']}
      onTake={model.take}
    />
  );
}
