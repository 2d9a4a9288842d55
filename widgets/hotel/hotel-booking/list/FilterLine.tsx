import { useState } from 'react';
import type { ReactNode } from 'react';
import { useValues } from '#kit/readable.ts';
import { FilterDrop } from '#parts/search/ResultsBars.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { DistanceFilter, PriceFilter, ValueFilter } from './AllFilters.tsx';
import { useList } from './use-list.ts';

/** Above the list: each filter in a panel of its own, those of one press beside them. */
export function FilterLine({ isNarrow }: { isNarrow: boolean }) {
  const { model, texts } = useList();
  const [{ filters }, count, travelType, list] = useValues(
    model.state,
    model.filterCount,
    model.travelType,
    model.list,
  );
  const { minPrice, maxPrice } = filters;
  const price = minPrice || maxPrice ? `¥${minPrice}${maxPrice ? `–${maxPrice}` : '+'}` : '';
  const number = (list: readonly unknown[]) => (list.length ? String(list.length) : '');
  const flag = (name: 'withinStandard' | 'freeCancel') => (
    <Checkbox checked={filters[name]} onChange={(on) => model.setFilters({ ...filters, [name]: on })}>
      {texts.flags[name]}
    </Checkbox>
  );
  const toggle = (name: 'agreement' | 'breakfast') => (
    <Chip on={filters[name]} onClick={() => model.setFilters({ ...filters, [name]: !filters[name] })}>
      {texts.flags[name]}
    </Chip>
  );
  return (
    <div part="filters" className={isNarrow ? 'hl-flt is-narrow' : 't-card hl-flt'}>
      <Drop
        label={texts.place}
        value={number([...filters.areas, ...filters.districts]) || (filters.withinKm ? texts.km(filters.withinKm) : '')}
      >
        <DistanceFilter />
        <p className="t-s12 t-3">{texts.areas}</p>
        <ValueFilter group="areas" />
        <p className="t-s12 t-3">{texts.districts}</p>
        <ValueFilter group="districts" />
      </Drop>
      <Drop label={texts.price} value={price}>
        <PriceFilter />
      </Drop>
      <Drop label={texts.stars} value={filters.stars.map((star) => texts.starNames[star]).join(texts.comma)}>
        <ValueFilter group="stars" />
      </Drop>
      {travelType === 'business' && toggle('agreement')}
      <Drop label={texts.brands} value={number(filters.brands)}>
        <ValueFilter group="brands" />
      </Drop>
      {toggle('breakfast')}
      <Drop label={texts.facilities} value={number(filters.facilities)}>
        <ValueFilter group="facilities" />
      </Drop>
      <Drop label={texts.pay} value={number(filters.payKinds)}>
        <ValueFilter group="payKinds" />
      </Drop>
      {!isNarrow && (
        <span className="t-end t-row hl-flt__r t-s13">
          {/* A company without a standard has nothing to judge by. */}
          {list?.standard && flag('withinStandard')}
          {flag('freeCancel')}
          {count > 0 && <LinkButton onClick={() => model.clear()}>{texts.clear(count)}</LinkButton>}
        </span>
      )}
    </div>
  );
}

function Drop({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FilterDrop label={label} value={value} isOn={value !== ''} isOpen={isOpen} onOpen={setOpen}>
      <div className="hl-drop">{children}</div>
    </FilterDrop>
  );
}
