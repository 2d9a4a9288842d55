import { useLayoutEffect, useState } from 'react';
import type { IntlChangeOffers } from '#contract/intl-sale.ts';
import { addDays } from '#domain/china-time.ts';
import { stopVerdicts } from '#domain/intl/connection.ts';
import { showDuration } from '#domain/spans.ts';
import { fenOf, showYuan } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useServices } from '#kit/widget.ts';
import { DayChips } from '#parts/search/DayChips.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import listCss from '#ui/list/list.css?shadow';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Pending } from '#ui/states/Pending.tsx';
import { withPlanes } from '../../with-planes.ts';
import { SliceLine } from '../../SliceLine.tsx';
import { sliceOf } from '../../slices.ts';
import type { IntlChangeModel } from './change-model.ts';
import { FreshTags } from './FreshTags.tsx';
import { isDirect, isOwnAirline, sortOffered } from './sort-offered.ts';
import type { IntlChangeTexts } from '../texts.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';

interface OffersProps {
  model: IntlChangeModel;
  t: IntlChangeTexts;
  /** Name of the fare. */
  brand: string;
}
type Itinerary = IntlChangeOffers['itineraries'][number];

/** Days, and the itineraries of one of them with what changing to each costs all who are chosen. */
export function ChangeOffers(props: OffersProps) {
  const { model, t } = props;
  const [resource] = useValues(model.offers.resource);
  if (!resource) return <p className="t-s13 t-3 is-wide">{t.ticketsFirst}</p>;
  return <Flights {...props} resource={resource} />;
}

function Flights({ model, t, brand, resource }: OffersProps & { resource: Resource<IntlChangeOffers> }) {
  const services = useServices();
  const [known, isOnline, { date }] = useValues(resource.current, services.online, model.form.values);
  useLayoutEffect(() => services.addStyles([listCss]), [services]);
  const own = useSay();
  const data = known.state === 'ready' ? own.said(known.data) : null;
  const [isDirectOnly, showDirect] = useState(false);
  const all = data ? sortOffered(data) : [];
  const direct = all.filter(isDirect);
  const isMixed = direct.length > 0 && direct.length < all.length;
  const itineraries = isMixed && isDirectOnly ? direct : all;
  return (
    <>
      <div className="is-wide">
        <DayChips
          date={date}
          dates={around(date, data?.dates ?? { from: date, to: date })}
          label={t.days}
          words={t}
          onChoose={(day) => model.form.edit({ date: day })}
        />
      </div>
      <Pending
        className="is-wide"
        state={known.state}
        height={238}
        text={isOnline ? ('text' in known && own.say(known.text)) || t.flightsFailed : t.offline}
        retry={t.retry}
        onRetry={model.offers.again}
      >
        {data &&
          (itineraries.length ? (
            <>
              {isMixed && (
                <div className="is-wide">
                  <Switch checked={isDirectOnly} onChange={showDirect}>
                    {`${t.direct} ${direct.length}`}
                  </Switch>
                </div>
              )}
              <Table
                className="is-wide"
                caption={t.flights}
                columns={columnsOf(model, t, data, own)}
                rows={itineraries}
                rowKey={({ segments }) => segments.join('-')}
              />
              {itineraries.some((one) => !isOwnAirline(data, one)) && (
                <p className="t-s12 t-3 is-wide">{t.partners(own.say(brand))}</p>
              )}
            </>
          ) : (
            <Alert kind="warn">{data.refusal || t.none}</Alert>
          ))}
      </Pending>
    </>
  );
}

/** The days around the chosen one. */
const around = (day: string, { from, to }: IntlChangeOffers['dates']) => ({
  from: [from, addDays(day, -7)].sort()[1] ?? from,
  to,
});

/** The line takes the columns of a narrow list: the dialog is narrower than its root. */
const ownWidth = { container: 't / inline-size', width: '100%' };
/** On a phone the line has the whole card. */
const wholeCard = { gridColumn: '1 / -1' };

const columnsOf = (
  model: IntlChangeModel,
  t: IntlChangeTexts,
  data: IntlChangeOffers,
  { say }: Say,
): TableColumn<Itinerary>[] => [
  {
    key: 'flight',
    title: t.flight,
    phone: 'title',
    width: '100%',
    look: wholeCard,
    cell(itinerary) {
      const slice = withPlanes(sliceOf(data, itinerary));
      return (
        <div style={ownWidth}>
          <SliceLine names={data} slice={slice} />
          <FreshTags names={data} old={data.old.flights} slice={slice} />
          {itinerary.neighbours.map(({ side, minutes, needed, verdict }) => (
            <div key={side} title={t.closeNote(needed)}>
              <Tag kind={stopVerdicts[verdict].dot}>
                {t.close[side](say(showDuration(minutes)), say(stopVerdicts[verdict].label))}
              </Tag>
            </div>
          ))}
        </div>
      );
    },
  },
  {
    key: 'sum',
    title: t.difference,
    head: (
      <>
        {t.difference}
        <div className="t-s12 t-3">{t.withFee}</div>
      </>
    ),
    num: true,
    cell: ({ change, left }) => (
      <div>
        {fenOf(change.due) > 0 ? t.due(showYuan(change.due)) : t.even}
        <div className="t-s12 t-3">{t.left(left)}</div>
      </div>
    ),
  },
  {
    key: 'choose',
    title: t.action,
    num: true,
    phone: 'end',
    cell(itinerary) {
      const numbers = itinerary.segments.map((at) => data.segments[at]?.flightNo ?? '').join(' ');
      return (
        <Button size="sm" aria-label={`${t.choose} ${numbers}`} onClick={() => model.take(data, itinerary)}>
          {t.choose}
        </Button>
      );
    },
  },
];
