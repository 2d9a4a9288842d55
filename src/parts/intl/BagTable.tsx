import type { IntlBag } from '#contract/intl.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Card } from '#ui/display/Card.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { airlineOf, airportText } from './slices.ts';
import type { Names, ShownSlice } from './slices.ts';
import { intlTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';

/** Baggage on one segment. */
interface BagRow {
  segment: ShownSlice['segments'][number];
  /** Carrier whose rule counts. */
  rule: string;
  bags: Partial<Record<PsgType, IntlBag>>;
  hand: IntlBag | undefined;
  /** Of a trip whose flights do not carry the same people: those of this one, by type and by name. */
  flyers?: Partial<Record<PsgType, number>> | undefined;
  names?: readonly string[];
}

interface BagTableProps {
  names: Names;
  rows: readonly BagRow[];
  /** Types of the party with their numbers. */
  types: readonly { psgType: PsgType; count: number }[];
}

const least = (bags: readonly (IntlBag | undefined)[]): IntlBag =>
  bags.reduce<IntlBag>(
    (all, bag) => ({ pieces: Math.min(all.pieces, bag?.pieces ?? 0), kg: Math.min(all.kg, bag?.kg ?? 0) }),
    { pieces: Infinity, kg: Infinity },
  );

/** Baggage by segment and passenger, each with the carrier whose rule counts there. */
export function BagTable({ names, rows, types }: BagTableProps) {
  const t = useTexts('intl-search', intlTexts);
  const { say } = useSay();
  const shown = (bag: IntlBag | undefined) => (bag ? t.bag(bag.pieces, bag.kg) : t.unknown);
  const shownTo = ({ bags, flyers }: BagRow, type: PsgType): string => {
    if (!flyers) return shown(bags[type]);
    const count = flyers[type];
    return count ? t.bagEach(count, shown(bags[type])) : t.bagNone;
  };
  const isParted = rows.some(({ flyers }) => flyers);
  const first = types[0]?.psgType ?? 'ADT';
  const checked = least(rows.filter(({ flyers }) => !flyers || flyers[first]).map(({ bags }) => bags[first]));
  const hand = least(rows.map((row) => row.hand));
  return (
    <Card title={t.bags} sub={t.bagsNote} bare>
      <div className="in-bags" role="table" aria-label={t.bags}>
        <div className="in-bags__r is-head" role="row">
          <span role="columnheader">{t.bagSegment}</span>
          <span role="columnheader">{t.bagRule}</span>
          {types.map(({ psgType, count }) => (
            <span key={psgType} role="columnheader">
              {say(psgTypeLabel(psgType))}
              {!isParted && ` × ${count}`}
            </span>
          ))}
          <span role="columnheader">{t.bagHand}</span>
        </div>
        {rows.map((row, at) => {
          const { segment, rule, hand: own } = row;
          const flies = segment.carrier ?? segment.airline;
          const isOther = rule !== flies;
          return (
            <div key={at} className={cx('in-bags__r', isOther && 'is-other')} role="row">
              <span role="cell">
                <b>{segment.flightNo}</b>
                <em>
                  {airportText(names, segment.orgAirport)} → {airportText(names, segment.dstAirport)}
                </em>
                {row.names?.length ? <em>{row.names.join(say('、'))}</em> : null}
              </span>
              <span role="cell">
                {airlineOf(names, rule)}
                <em>{isOther ? t.bagOther(airlineOf(names, rule), airlineOf(names, flies)) : t.bagOwn}</em>
              </span>
              {types.map(({ psgType }) => (
                <span key={psgType} role="cell" data-type={say(psgTypeLabel(psgType))}>
                  {shownTo(row, psgType)}
                </span>
              ))}
              <span role="cell" data-type={t.bagHand}>
                {shown(own)}
              </span>
            </div>
          );
        })}
      </div>
      {rows.length > 0 && <p className="in-bags__n t-s12 t-3">{t.bagMost(shown(checked), shown(hand))}</p>}
    </Card>
  );
}
