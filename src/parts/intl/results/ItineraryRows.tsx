import { memo, useMemo, useRef } from 'react';
import type { IntlList } from '#contract/intl.ts';
import { fenOf } from '#domain/money.ts';
import type { ItineraryGroup } from '#domain/intl/search/itineraries.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { SliceLine } from '../SliceLine.tsx';
import { StopNotes } from '../Stops.tsx';
import { sliceOf } from '../slices.ts';
import { OfferVerdict } from '#parts/policy/OfferVerdict.tsx';
import { More } from '#parts/search/More.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { formatYuan, Price } from '#ui/display/Price.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconDown } from '#ui/icons/icons-basic.ts';
import { iconUp } from '#ui/icons/icons.ts';
import { cx } from '#ui/base/passed-props.ts';
import { useLateRows } from '#ui/base/late-rows.ts';
import { useOwnFocus, useSlots } from '#ui/list/slots.ts';
import { Brands } from './Brands.tsx';
import { judgedOf } from './judged.ts';
import { legNameOf } from './leg-name.ts';
import { PairedWith } from './PairedWith.tsx';
import type { IntlResults } from './create-intl-results.ts';
import { listTexts } from './words/texts.ts';
import { withPlanes } from '../with-planes.ts';
import { intlTexts } from '../texts.ts';

/** Cards that a phone shows below its head, and one more. */
const firstOnPhone = 4;
/** Of a row and the gap below it, at least. */
const rowHeights = { narrow: 150, wide: 112 };

/** So many more than a page are shown with it. */
const lastFew = 2;

/** Where the press stands below the price and its bags, it does not touch them. */
const below = { paddingTop: 6 };

interface RowsProps {
  model: IntlResults;
  list: IntlList;
  isNarrow: boolean;
}

/** The itineraries of the slice, a page of them at a time. */
export function ItineraryRows({ model, list, isNarrow }: RowsProps) {
  const texts = useTexts('intl-results', listTexts);
  const [sorted, shown, open] = useValues(model.sorted, model.shown, model.open);
  const slice = model.slice.peek();
  const asked = useMemo(
    () =>
      sorted
        .slice(0, shown + lastFew < sorted.length ? shown : sorted.length)
        .map((group) => ({ list, group, at: slice, id: `${slice}.${group.itinerary}` })),
    [sorted, shown, slice, list],
  );
  const box = useRef<HTMLUListElement>(null);
  const rows = useLateRows(
    asked,
    box,
    isNarrow ? firstOnPhone : asked.length,
    isNarrow ? rowHeights.narrow : rowHeights.wide,
  );
  const slots = useSlots(rows.map(({ id }) => id));
  return (
    <>
      <ul ref={box} className="il-rows">
        {rows.map(({ id, ...row }) => (
          <Row key={slots.get(id)} model={model} {...row} isOpen={row.at === slice && row.group.itinerary === open} />
        ))}
      </ul>
      {asked.length < sorted.length && (
        <More
          className="il-end t-s12 t-3"
          shown={asked.length}
          text={texts.shown(asked.length, sorted.length)}
          label={texts.more}
          onMore={model.showMore}
        />
      )}
      <p className="il-end t-s12 t-3">{texts.legend}</p>
    </>
  );
}

interface RowProps {
  model: IntlResults;
  list: IntlList;
  group: ItineraryGroup;
  /** Its slice: rows of the one before, or of another answer, are still there while the new ones are drawn. */
  at: number;
  isOpen: boolean;
}

/** An itinerary with its cheapest price; a press shows its brands. */
const Row = memo(function Row({ model, list, group, at, isOpen }: RowProps) {
  const texts = useTexts('intl-results', listTexts);
  const t = useTexts('intl-search', intlTexts);
  const { say } = useSay();
  const row = useRef<HTMLLIElement>(null);
  useOwnFocus(row, `${at}.${group.itinerary}`);
  const itinerary = list.slices[at]?.[group.itinerary];
  const [best] = group.offers;
  if (!itinerary || !best) return null;
  const slice = withPlanes(sliceOf(list, itinerary));
  // Bags that the price of the row includes on every flight.
  const { bags = {} } = list.brands[best.brand] ?? {};
  const [least] = itinerary.bagRule.flatMap((carrier) => bags[carrier] ?? []).sort((a, b) => a.pieces - b.pieces);
  const judged = judgedOf(list, best, at);
  const isRisky = slice.stops.some(({ verdict }) => verdict === 'short');
  const label = isRisky ? texts.risk : at ? texts.openNext(legNameOf(model, at)) : texts.open;
  return (
    <li ref={row} className={cx('t-card il-row', isOpen && 'is-open')} data-itinerary={group.itinerary}>
      <SliceLine names={list} slice={slice}>
        {slice.stops.length ? <StopNotes names={list} slice={slice} /> : <span />}
        <div className="il-price">
          <Price
            yuan={best.price.adult}
            size="lg"
            suffix={group.offers.length > 1 || !model.isLast() ? texts.from : ''}
          />
          <span className="t-s12 t-3">
            {texts[list.slices.length > 1 ? 'wholeTrip' : 'oneWay'](list.serviceFee ? formatYuan(list.serviceFee) : '')}
          </span>
          <PairedWith model={model} list={list} offer={best} at={at} />
          {judged && (
            <OfferVerdict
              {...judged}
              words={texts.verdicts}
              title={say(judged.reason)}
              total={fenOf(String(best.price.total))}
            />
          )}
          {least && (
            <span className="t-s12 t-2">
              {texts.bags} {t.bag(least.pieces, least.kg)}
            </span>
          )}
        </div>
        <div className="il-go" style={below}>
          <Button
            kind={isOpen ? 'soft' : isRisky ? 'outline' : 'buy'}
            aria-expanded={isOpen}
            aria-label={`${slice.segments.map(({ flightNo }) => flightNo).join(' ')} ${isOpen ? texts.close : label}`}
            onClick={() => model.toggle(group.itinerary)}
          >
            {isOpen ? texts.close : label}
            <Icon of={isOpen ? iconUp : iconDown} size={16} />
          </Button>
        </div>
      </SliceLine>
      {isOpen && <Brands model={model} list={list} group={group} slice={slice} />}
    </li>
  );
});
