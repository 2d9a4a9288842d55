import { useState } from 'react';
import { rideFilterToggles, timeBands } from '#domain/rail/search/ride-choices.ts';
import { toggleRideFilter } from '#domain/rail/search/ride-filter.ts';
import type { RideFilterList } from '#domain/rail/search/ride-choices.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useValues } from '#kit/readable.ts';
import { FilterDrop } from '#parts/search/ResultsBars.tsx';
import { trainTexts } from '../trains/texts.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { useRideResults } from './use-results.ts';

interface Group {
  key: RideFilterList;
  options: readonly { value: string; label: string }[];
}

/** The filters that these trains leave a choice in; the kinds of trains come first. */
function useGroups(): Group[] {
  const { model, texts } = useRideResults();
  const { say } = useSay();
  const { kinds, tags } = useTexts('train-list', trainTexts);
  const [options, filters] = useValues(model.options, model.filters);
  const named = ({ value, label }: { value: string; label: string }) => ({ value, label: say(label) });
  const groups: Group[] = [
    { key: 'kinds', options: options.kinds.map((value) => ({ value, label: kinds[value] })) },
    { key: 'tags', options: options.tags.map((value) => ({ value, label: tags[value][1] })) },
    { key: 'fromStations', options: options.fromStations.map(named) },
    { key: 'toStations', options: options.toStations.map(named) },
    { key: 'seatClasses', options: options.seatClasses.map((value) => ({ value, label: say(seatClassNames[value]) })) },
    { key: 'times', options: timeBands.map((value) => ({ value, label: texts.bands[value] })) },
  ];
  return groups.filter(
    (group) => group.options.length > (group.key === 'tags' ? 0 : 1) || filters[group.key].length > 0,
  );
}

function Options({ of: { key, options } }: { of: Group }) {
  const { model } = useRideResults();
  const [filters] = useValues(model.filters);
  const chosen: readonly string[] = filters[key];
  return options.map(({ value, label }) => (
    <Checkbox
      key={value}
      checked={chosen.includes(value)}
      onChange={() => model.setFilters(toggleRideFilter(filters, key, value))}
    >
      {label}
    </Checkbox>
  ));
}

/** Filters of one press, and the way back from all of them. */
function Toggles() {
  const { model, texts } = useRideResults();
  const [filters, count, list] = useValues(model.filters, model.filterCount, model.list);
  // A company without a standard has nothing to judge by.
  const toggles = rideFilterToggles.filter((key) => key !== 'compliant' || list?.standard);
  return (
    <>
      {toggles.map((key) => (
        <Checkbox key={key} checked={filters[key]} onChange={(on) => model.setFilters({ ...filters, [key]: on })}>
          {texts[key]}
        </Checkbox>
      ))}
      {count > 0 && <LinkButton onClick={() => model.clear()}>{texts.clear(count)}</LinkButton>}
    </>
  );
}

/** On a wide page, in one line: the kinds of trains, and a drop for each of the others. */
export function FilterLine() {
  const { model, texts } = useRideResults();
  const [filters] = useValues(model.filters);
  const [open, setOpen] = useState<RideFilterList | null>(null);
  return (
    <div part="filters" className="t-card t-row t-row--wrap t-s13 ps-flt">
      {useGroups().map((group) => {
        const { key } = group;
        const { length } = filters[key];
        return key === 'kinds' ? (
          <fieldset key={key} className="t-row" aria-label={texts.groups[key]}>
            <Options of={group} />
          </fieldset>
        ) : (
          <FilterDrop
            key={key}
            label={texts.groups[key]}
            value={length ? String(length) : ''}
            isOn={length > 0}
            isOpen={open === key}
            onOpen={(isOpen) => setOpen(isOpen ? key : null)}
          >
            <div className="ps-options">
              <Options of={group} />
            </div>
          </FilterDrop>
        );
      })}
      <Toggles />
    </div>
  );
}

/** In the drawer of a narrow page: all of them, one below the other. */
export function FilterSheet() {
  const { texts } = useRideResults();
  return (
    <div className="ps-sheet">
      {useGroups().map((group) => (
        <fieldset key={group.key}>
          <legend className="t-s13 t-3">{texts.groups[group.key]}</legend>
          <div className="ps-options">
            <Options of={group} />
          </div>
        </fieldset>
      ))}
      <div className="ps-options">
        <Toggles />
      </div>
    </div>
  );
}
