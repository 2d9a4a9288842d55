import { useState } from 'react';
import { hotelStars, payKinds, toggleValue } from '#domain/hotel/hotel-search.ts';
import type { HotelFilters, ListKey } from '#domain/hotel/hotel-search.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Input } from '#ui/form/Input.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { useList } from './use-list.ts';

/** Every filter below the other: the drawer of a narrow page. */
export function AllFilters() {
  const { model, texts } = useList();
  const [{ filters }, travelType, list] = useValues(model.state, model.travelType, model.list);
  const groups: { key: ListKey; title: string }[] = [
    { key: 'stars', title: texts.stars },
    { key: 'areas', title: texts.areas },
    { key: 'districts', title: texts.districts },
    { key: 'brands', title: texts.brands },
    { key: 'facilities', title: texts.facilities },
    { key: 'payKinds', title: texts.pay },
  ];
  const flags = (['freeCancel', 'breakfast', 'agreement', 'withinStandard'] as const).filter(
    (flag) =>
      flag === 'freeCancel' ||
      flag === 'breakfast' ||
      (flag === 'withinStandard' ? !!list?.standard : travelType === 'business'),
  );
  return (
    <div className="t-col hl-all">
      <div className="t-row t-row--wrap">
        {flags.map((flag) => (
          <Chip key={flag} on={filters[flag]} onClick={() => model.setFilters({ ...filters, [flag]: !filters[flag] })}>
            {texts.flags[flag]}
          </Chip>
        ))}
      </div>
      <section>
        <h3 className="t-s13 t-2">{texts.price}</h3>
        <PriceFilter />
      </section>
      <section>
        <h3 className="t-s13 t-2">{texts.within}</h3>
        <DistanceFilter />
      </section>
      {groups.map(({ key, title }) => (
        <section key={key}>
          <h3 className="t-s13 t-2">{title}</h3>
          <ValueFilter group={key} />
        </section>
      ))}
    </div>
  );
}

/** Values of one filter with how many hotels each would leave; those that are chosen stay in view without any. */
export function ValueFilter({ group }: { group: ListKey }) {
  const { model, texts } = useList();
  const [{ filters }, list] = useValues(model.state, model.list);
  const { say } = useSay();
  const counts = list?.counts[group] ?? {};
  const chosen: readonly (string | number)[] = filters[group];
  const known: readonly (string | number)[] =
    group === 'stars'
      ? hotelStars
      : group === 'payKinds'
        ? payKinds
        : Object.keys(counts).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const values = [...known, ...chosen.filter((value) => !known.includes(value))];
  const nameOf = (value: string | number): string =>
    group === 'stars'
      ? (texts.starNames[Number(value)] ?? '')
      : group === 'payKinds'
        ? texts.payNames[value as keyof typeof texts.payNames]
        : group === 'facilities'
          ? (texts.facilityNames[value] ?? String(value))
          : say(String(value));
  const toggle = (value: string | number) =>
    model.setFilters(toggleValue(filters, group, value as HotelFilters[typeof group][number]));
  return (
    <div className="hl-values">
      {values.map((value) => (
        <Checkbox key={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
          <span className="hl-value">
            <span className="t-grow">{nameOf(value)}</span>
            <span className="t-3">{counts[value] ?? 0}</span>
          </span>
        </Checkbox>
      ))}
    </div>
  );
}

const distances = [0, 1, 3, 5, 10];

export function DistanceFilter() {
  const { model, texts } = useList();
  const [{ filters }, list] = useValues(model.state, model.list);
  const from = list?.rows[0]?.distanceTo ?? '';
  const { say } = useSay();
  return (
    <div className="t-col hl-km">
      <p className="t-s12 t-3">{texts.distanceFrom(say(from))}</p>
      <div className="t-row t-row--wrap">
        {distances.map((km) => (
          <Chip
            key={km}
            size="sm"
            on={filters.withinKm === km}
            onClick={() => model.setFilters({ ...filters, withinKm: km })}
          >
            {km ? texts.km(km) : texts.anyDistance}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** Prices a night: bars that say how many hotels each step has, and the two ends in yuan. */
export function PriceFilter() {
  const { model, texts } = useList();
  const state = useValue(model.state);
  const list = useValue(model.list);
  const { filters } = state;
  const [typed, setTyped] = useState<{ min: string; max: string } | null>(null);
  const min = typed?.min ?? (filters.minPrice ? String(filters.minPrice) : '');
  const max = typed?.max ?? (filters.maxPrice ? String(filters.maxPrice) : '');
  const steps = list?.histogram ?? [];
  const most = Math.max(1, ...steps.map(({ hotels }) => hotels));
  const limit = Number(list?.standard?.limit ?? 0);
  const set = (minPrice: number, maxPrice: number) => {
    setTyped(null);
    const [low, high] = maxPrice > 0 && minPrice > maxPrice ? [maxPrice, minPrice] : [minPrice, maxPrice];
    model.setFilters({ ...filters, minPrice: low, maxPrice: high });
  };
  const apply = () => set(Number(min) || 0, Number(max) || 0);
  const isIn = (from: number, to: number) =>
    (filters.minPrice === 0 && filters.maxPrice === 0) ||
    (from >= filters.minPrice && (filters.maxPrice === 0 || (to > 0 && to <= filters.maxPrice)));
  const field = (label: string, value: string, change: (value: string) => void) => (
    <Input
      size="sm"
      aria-label={texts.priceField(label)}
      placeholder={label}
      value={value}
      inputMode="numeric"
      maxLength={5}
      before={<span className="t-3">¥</span>}
      onInput={(text) => change(text.replace(/\D/g, ''))}
      onEnter={apply}
    />
  );
  return (
    <div className="t-col hl-price">
      <div className="hl-bars" role="group" aria-label={texts.histogram}>
        {steps.map(({ from, to, hotels }) => (
          <button
            key={from}
            type="button"
            className={cx(isIn(from, to) && 'is-in', limit > 0 && from >= limit && 'is-over')}
            aria-label={texts.hotelsAt(from, to, hotels)}
            title={texts.hotelsAt(from, to, hotels)}
            onClick={() => set(from, to)}
          >
            <i style={{ height: `${Math.round((hotels / most) * 100)}%` }} />
          </button>
        ))}
      </div>
      {limit > 0 && <p className="t-s12 t-3 hl-bars__k">{texts.overLimit(String(limit))}</p>}
      <div className="t-row">
        {field(texts.lowest, min, (value) => setTyped({ min: value, max }))}
        <span className="t-3">—</span>
        {field(texts.highest, max, (value) => setTyped({ min, max: value }))}
        <Button size="sm" kind="primary" onClick={apply}>
          {texts.apply}
        </Button>
      </div>
      {(filters.minPrice > 0 || filters.maxPrice > 0) && (
        <Button size="sm" kind="text" onClick={() => set(0, 0)}>
          {texts.clearPrice}
        </Button>
      )}
    </div>
  );
}
