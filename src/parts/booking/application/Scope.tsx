import { Fragment, useEffect, useMemo } from 'react';
import type { ApplicationDetail } from '#contract/application-views.ts';
import { askedTrip, outsideOf, outsideOfTrip } from '#domain/application/scope.ts';
import { isTelecode } from '#domain/rail/search/train-search.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { bookLeg } from '#parts/application/book-leg.ts';
import { createStations } from '#parts/rail/stations/create-stations.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { barTexts } from './bar-texts.ts';
import { legName } from './leg-name.ts';
import { outsideTrip } from './remaining.ts';

interface ScopeProps {
  known: ApplicationDetail;
  product: BookedProduct;
}

/** Trips that may still be booked: each leg leads to its own search; of a trip over cities, the cities and days. */
export function Allowed({ known, product }: ScopeProps) {
  const t = useTexts('application-bar', barTexts);
  const services = useServices();
  const words = useSay();
  const { say, showDate } = words;
  const { content, cityNames, legs, daysAround } = known;
  if (content.mode === 'cities') {
    const cities = content.cities.map((code) => say(cityNames[code] ?? code)).join(t.separator);
    return (
      <span>
        {t.open(cities, showDate(content.from), showDate(content.to))}
        {t.around(daysAround)}
      </span>
    );
  }
  const open = legs.filter((leg) => leg.product === product && leg.remaining > 0);
  if (!open.length) return null;
  return (
    <span>
      {t.toBook}
      {open.map((leg, at) => {
        const { book } = leg;
        const target = book && linkToNamed(services, book.route, book.query);
        return (
          <Fragment key={leg.legId}>
            {at > 0 && t.separator}
            {target ? (
              <LinkButton
                href={target.href}
                onClick={() => {
                  bookLeg(services, known, product, leg.booked > 0 ? leg.open : undefined);
                  target.onClick();
                }}
              >
                {legName(leg, words)}
              </LinkButton>
            ) : (
              legName(leg, words)
            )}
          </Fragment>
        );
      })}
      {t.around(daysAround)}
    </span>
  );
}

/** Searches between stations: the table of these knows their cities. */
const byStations: Readonly<Partial<Record<BookedProduct, true>>> = { train: true };

/** Says so where the search is of a trip that the application does not allow, and marks such days beside it. */
export function OutsideNote({ known, product }: ScopeProps) {
  const t = useTexts('application-bar', barTexts);
  const services = useServices();
  const { query } = useValue(services.place);
  const stations = useModel(() => createStations(services));
  const table = useValue(stations.value);
  const asksTable = byStations[product] && [query['from'], query['to']].some((place) => isTelecode(place ?? ''));
  useEffect(() => {
    if (asksTable) stations.want();
  }, [stations, asksTable]);
  const trip = useMemo(
    () => askedTrip(product, query, (place) => (isTelecode(place) ? (table?.cityOf(place) ?? '') : place)),
    [product, query, table],
  );
  const outside = outsideOfTrip(known, product, trip);
  const days = outsideTrip(services);
  useEffect(() => {
    const shown = trip.ways[trip.shown];
    days.value = shown
      ? {
          word: t.out,
          isOut: (day) => outsideOf(known, product, { ...shown, day, toDay: shown.toDay && day }) !== '',
          offer: outside && t.outside,
        }
      : null;
    return () => {
      days.value = null;
    };
  }, [days, known, product, trip, outside, t]);
  if (!outside) return null;
  return (
    <Alert
      kind="warn"
      action={
        <RouteLink
          to="travel_apply_details"
          params={{ applicationId: known.applicationId }}
          className="t-nowrap"
          onlyOpen
        >
          {t.change}
        </RouteLink>
      }
    >
      <Tag kind="warn">{t.outside}</Tag> {t.why[outside]}
      {t.todo}
    </Alert>
  );
}
