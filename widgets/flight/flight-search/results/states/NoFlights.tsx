import { useEffect } from 'react';
import { addDays } from '#domain/china-time.ts';
import { cabinGroupNames } from '#domain/flight/list/list-choices.ts';
import { showFen } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { flightArt } from '#parts/product/empty-art.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Nearby } from './Nearby.tsx';
import { filterName, filterNames } from '#parts/flight/list/filter-names.ts';
import { fill } from '#parts/flight/list/texts.ts';
import { useResults } from '../use-results.ts';

/** Within so many days a route without any price has no flights. */
const routeDays = 30;

/** An empty list: its reason, remedies on this page, and other days and cities. */
export function NoFlights() {
  const { model, texts } = useResults();
  const nothing = useValue(model.nothing);
  const { cabin, filters } = useValue(model.state);
  const [facets, people, all, list] = useValues(model.facets, model.people, model.all, model.list);
  const { query } = useValue(model.leg);
  const { say, showDay } = useSay();
  const today = model.services.clock.today();
  const kind = useIsRouteless() && nothing === 'day' ? 'route' : nothing;
  const isReturn = useValue(model.isReturn);
  const connections = useLater(kind === 'route', () => import('../rows/Connections.tsx'));
  const byTrain = useLater(kind === 'route' || kind === 'day', () => import('#parts/flight/TrainsInstead.tsx'));
  const table = useValue(model.search.cities.value);
  const [title = '', text = ''] = texts.nothing[kind] ?? [];
  const [from, to] = useValue(model.ends);
  const words = {
    day: showDay(query.date, today),
    from: from.name,
    to: to.name,
    people,
    all: all.length,
    cabin: cabin ? say(cabinGroupNames[cabin]) : texts.cabin,
    standard: list?.standard?.summary ?? '',
    names: filterNames(filters, facets, texts, say).join(texts.and),
  };
  return (
    <>
      <Empty art={flightArt} title={fill(title, words)} text={fill(text, words)} action={<Mend kind={kind} />} />
      {byTrain && table && <byTrain.TrainsInstead leg={query} cityOf={table.cityOfPlace} label={texts.byTrain} />}
      <Nearby unfiltered={kind === 'filtered'} />
      {kind === 'route' && !isReturn && connections && <connections.Connections />}
    </>
  );
}

function useIsRouteless(): boolean {
  const { model } = useResults();
  const { query } = useValue(model.leg);
  const state = useValue(model.state);
  const { prices } = model.search;
  const found = useValue(prices.found)[prices.key(query.orgCity, query.dstCity, state)];
  useEffect(
    () => prices.want(query.orgCity, query.dstCity, query.date, addDays(query.date, routeDays), state),
    [model, query],
  );
  return found !== undefined && Object.keys(found).length === 0;
}

/** The one press that brings flights back on the same day. */
function Mend({ kind }: { kind: string }) {
  const { model, texts } = useResults();
  const { filters } = useValue(model.state);
  const count = useValue(model.filterCount);
  const all = useValue(model.all);
  const facets = useValue(model.facets);
  const { say } = useSay();
  const drops = useValue(model.toDrop).slice(0, 3);
  const lowest = useValue(model.lowestFen);
  if (kind === 'cabin')
    return (
      <Button kind="primary" onClick={() => model.setCabin('')}>
        {texts.otherCabins}
      </Button>
    );
  if (kind === 'standard')
    return (
      <Button kind="primary" onClick={() => model.clearFilters()}>
        {fill(texts.showAll, { n: all.length, price: showFen(lowest) })}
      </Button>
    );
  if (kind !== 'filtered') return null;
  return (
    <div className="fs-mend">
      {drops.map(({ key, without, count: n, lowestFen }, at) => (
        <Button key={key} kind={at ? 'outline' : 'primary'} onClick={() => model.setFilters(without)}>
          {fill(texts.drop, { name: filterName(key, filters, facets, texts, say), n, price: showFen(lowestFen) })}
        </Button>
      ))}
      {drops.length === 0 ? (
        <Button kind="primary" onClick={() => model.clearFilters()}>
          {fill(texts.showAll, { n: all.length, price: showFen(lowest) })}
        </Button>
      ) : (
        count > 1 && <LinkButton onClick={() => model.clearFilters()}>{fill(texts.clear, { n: count })}</LinkButton>
      )}
    </div>
  );
}
