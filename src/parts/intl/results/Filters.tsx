import { useState } from 'react';
import { filterToggles, hourLimits, intlSorts, timeBands, toggleFilter } from '#domain/intl/search/intl-choices.ts';
import type { FilterList } from '#domain/intl/search/intl-choices.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { FilterDrop } from '#parts/search/ResultsBars.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Badge } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconFilter } from '#ui/icons/icons.ts';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import type { IntlResults } from './create-intl-results.ts';
import { placeText } from '../slices.ts';
import { listTexts } from './words/texts.ts';

/** All filters are in one line beside the sidebar of a page. */
const dense = { columnGap: 10 };

interface Group {
  key: FilterList;
  options: readonly { value: string; label: string }[];
}

/** The filters that these itineraries leave a choice in. */
function useGroups(model: IntlResults): Group[] {
  const texts = useTexts('intl-results', listTexts);
  const [options, list, filters] = useValues(model.options, model.list, model.filters);
  const named = (values: readonly { value: string; count: number }[], nameOf: (value: string) => string) =>
    values.map(({ value, count }) => ({ value, label: `${nameOf(value)} (${count})` }));
  const cityOf = (code: string): string => list?.airports[code]?.cityName ?? code;
  // Of a city with several of them here, the airport as well.
  const hubOf = (code: string): string =>
    list && options.hubs.filter(({ value }) => cityOf(value) === cityOf(code)).length > 1
      ? placeText(list, code)
      : cityOf(code);
  const groups: Group[] = [
    { key: 'stops', options: named(options.stops, (value) => texts.stops[value] ?? value) },
    { key: 'airlines', options: named(options.airlines, (value) => list?.airlines[value]?.name ?? value) },
    { key: 'alliances', options: named(options.alliances, (value) => value) },
    { key: 'hubs', options: named(options.hubs, hubOf) },
    { key: 'departs', options: timeBands.map((value) => ({ value, label: texts.bands[value] })) },
    { key: 'arrives', options: timeBands.map((value) => ({ value, label: texts.bands[value] })) },
    { key: 'hours', options: hourLimits.map((value) => ({ value, label: texts.hours(value) })) },
  ];
  return groups.filter((group) => group.options.length > 1 || filters[group.key].length > 0);
}

function Options({ model, group: { key, options } }: { model: IntlResults; group: Group }) {
  const filters = useValue(model.filters);
  return (
    <div className="ps-options">
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={filters[key].includes(value)}
          onChange={() => model.setFilters(toggleFilter(filters, key, value))}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}

function Toggles({ model }: { model: IntlResults }) {
  const texts = useTexts('intl-results', listTexts);
  const [filters, list] = useValues(model.filters, model.list);
  const toggles = filterToggles.filter((key) => key !== 'compliant' || list?.standard);
  return toggles.map((key) => (
    <Checkbox key={key} checked={filters[key]} onChange={(on) => model.setFilters({ ...filters, [key]: on })}>
      {texts.toggles[key]}
    </Checkbox>
  ));
}

/** On a wide page: a drop for each filter. */
export function FilterCard({ model }: { model: IntlResults }) {
  const texts = useTexts('intl-results', listTexts);
  const groups = useGroups(model);
  const [filters, count] = useValues(model.filters, model.filterCount);
  const [open, setOpen] = useState<FilterList | null>(null);
  return (
    <div className="t-card ps-flt t-row t-row--wrap t-s13" style={dense}>
      {groups.map((group) => (
        <FilterDrop
          key={group.key}
          label={texts.groups[group.key]}
          value={filters[group.key].length ? String(filters[group.key].length) : ''}
          isOn={filters[group.key].length > 0}
          isOpen={open === group.key}
          onOpen={(isOpen) => setOpen(isOpen ? group.key : null)}
        >
          <Options model={model} group={group} />
        </FilterDrop>
      ))}
      <Toggles model={model} />
      {count > 0 && <LinkButton onClick={model.clear}>{texts.clear(count)}</LinkButton>}
    </div>
  );
}

/** On a narrow page: the filters in a drawer, and the orders. */
export function BottomBar({ model }: { model: IntlResults }) {
  const texts = useTexts('intl-results', listTexts);
  const groups = useGroups(model);
  const [sort, count, left] = useValues(model.sort, model.filterCount, model.left);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="ps-bar">
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Icon of={iconFilter} />
          <span>
            {texts.filters} {count > 0 && <Badge>{count}</Badge>}
          </span>
        </button>
        {intlSorts.slice(0, 3).map((by) => (
          <button
            key={by}
            type="button"
            className={sort === by ? 'is-on' : undefined}
            aria-pressed={sort === by}
            onClick={() => model.sortBy(by)}
          >
            <span>{texts.sorts[by]}</span>
          </button>
        ))}
      </div>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.filters}
        footer={
          <>
            <Button disabled={count === 0} onClick={model.clear}>
              {texts.clearAll}
            </Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {texts.seeAll(left.length)}
            </Button>
          </>
        }
      >
        <div className="ps-sheet">
          {groups.map((group) => (
            <fieldset key={group.key}>
              <legend className="t-s13 t-3">{texts.groups[group.key]}</legend>
              <Options model={model} group={group} />
            </fieldset>
          ))}
          <div className="ps-options">
            <Toggles model={model} />
          </div>
        </div>
      </Drawer>
    </>
  );
}
