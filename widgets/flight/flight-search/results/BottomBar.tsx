import { useRef, useState } from 'react';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Badge } from '#ui/display/Tag.tsx';
import { iconClock, iconFilter, iconPlane, iconShield, iconSort } from '#parts/product/icons.ts';
import { cx } from '#ui/base/passed-props.ts';
import { toggleOption } from '#domain/flight/list/list-filter.ts';
import { showFen } from '#domain/money.ts';
import { CabinFacets, Facets } from './filters/Facets.tsx';
import { Toggle } from './filters/FilterBar.tsx';
import { useResults } from './use-results.ts';
import { fill } from '#parts/flight/list/texts.ts';

/** The bar of narrow roots: filters, order, and the one filter that is asked for most. */
export function BottomBar() {
  const { model, texts } = useResults();
  const { sort, filters } = useValue(model.state);
  const count = useValue(model.filterCount);
  const list = useValue(model.list);
  const hasStandard = Boolean(list?.standard);
  const lowest = useValue(model.lowestFen);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  if (!list?.flights.length) return null;
  const item = (icon: string, label: string, isOn: boolean, press: () => void) => (
    <button type="button" className={cx('t-s12', isOn && 'is-on')} aria-pressed={isOn} onClick={press}>
      <Icon of={icon} />
      <span>{label}</span>
    </button>
  );
  const isDirect = filters.stops.length === 1 && filters.stops[0] === 'direct';
  const byTime = sort.by === 'dep';
  const byPrice = sort.by === 'price';
  return (
    <>
      <div className="t-bar fs-mbar fs-narrow">
        <button
          ref={anchor}
          type="button"
          className="t-s12"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon of={iconFilter} />
          <span>
            {texts.filters} {count > 0 && <Badge>{count}</Badge>}
          </span>
        </button>
        {item(iconClock, byTime ? texts.timeShort[sort.down ? 1 : 0] : texts.time, byTime, () => model.sortBy('dep'))}
        {item(
          iconSort,
          byPrice
            ? texts.price[sort.down ? 1 : 0]
            : lowest < Infinity
              ? fill(texts.lowestSort, { n: showFen(lowest) })
              : texts.priceShort,
          byPrice,
          () => model.sortBy('price'),
        )}
        {hasStandard
          ? item(iconShield, texts.compliant, filters.compliant, () =>
              model.setFilters({ ...filters, compliant: !filters.compliant }),
            )
          : item(iconPlane, texts.direct, isDirect, () =>
              model.setFilters(isDirect ? toggleOption(filters, 'stops', 'direct') : { ...filters, stops: ['direct'] }),
            )}
      </div>
      <Panel
        open={isOpen}
        anchor={anchor}
        onClose={() => setOpen(false)}
        title={texts.filters}
        footer={<SheetFooter onDone={() => setOpen(false)} />}
        className="fs-sheet"
      >
        <div className="fs-facets">
          {hasStandard && <Toggle name="compliant" />}
          <Toggle name="hideShare" />
          <Toggle name="baggage" />
        </div>
        <Facets group="stops" title={texts.stops} />
        <Facets group="dep" title={texts.depTimes} />
        <Facets group="arr" title={texts.arrTimes} />
        <CabinFacets title={texts.cabin} />
        <Facets group="airline" title={texts.airline} />
        <Facets group="depAirport" title={texts.depAirports} />
        <Facets group="arrAirport" title={texts.arrAirports} />
        <Facets group="size" title={texts.size} />
      </Panel>
    </>
  );
}

function SheetFooter({ onDone }: { onDone: () => void }) {
  const { model, texts } = useResults();
  const offers = useValue(model.offers);
  return (
    <>
      <Button onClick={() => model.clearFilters()}>{texts.clearAll}</Button>
      <Button kind="primary" className="fs-sheetgo" onClick={onDone}>
        {fill(texts.showFlights, { n: offers.length })}
      </Button>
    </>
  );
}
