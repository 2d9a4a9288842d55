import { timeBands, toggleRideFilter } from '#domain/rail/search/ride-filter.ts';
import type { RideFilterList } from '#domain/rail/search/ride-filter.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useValues } from '#kit/readable.ts';
import { trainTexts } from '../trains/texts.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { useRideResults } from './use-results.ts';

interface Group {
  key: RideFilterList;
  options: readonly { value: string; label: string }[];
}

/** The filters that these trains leave a choice in, a line each: a card above the trains, or the drawer of a narrow page. */
export function Filters() {
  const { model, texts } = useRideResults();
  const { kinds, tags } = useTexts('train-booking', trainTexts);
  const [options, filters, count, list] = useValues(model.options, model.filters, model.filterCount, model.list);
  const groups: Group[] = [
    { key: 'kinds', options: options.kinds.map((value) => ({ value, label: kinds[value] })) },
    { key: 'tags', options: options.tags.map((value) => ({ value, label: tags[value][1] })) },
    { key: 'fromStations', options: options.fromStations },
    { key: 'toStations', options: options.toStations },
    { key: 'seatClasses', options: options.seatClasses.map((value) => ({ value, label: seatClassNames[value] })) },
    { key: 'times', options: timeBands.map((value) => ({ value, label: texts.bands[value] })) },
  ];
  const shown = groups.filter(
    (group) => group.options.length > (group.key === 'tags' ? 0 : 1) || filters[group.key].length > 0,
  );
  return (
    <>
      {shown.map(({ key, options: values }) => {
        const chosen: readonly string[] = filters[key];
        return (
          <fieldset key={key} className="rr-flt">
            <legend>{texts.groups[key]}</legend>
            <Chip
              size="sm"
              on={chosen.length === 0}
              onClick={() => chosen.length > 0 && model.setFilters({ ...filters, [key]: [] })}
            >
              {texts.all}
            </Chip>
            <div>
              {values.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  checked={chosen.includes(value)}
                  onChange={() => model.setFilters(toggleRideFilter(filters, key, value))}
                >
                  {label}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        );
      })}
      <div className="rr-flt">
        <Checkbox checked={filters.onlyFree} onChange={(onlyFree) => model.setFilters({ ...filters, onlyFree })}>
          {texts.onlyFree}
        </Checkbox>
        {/* A company without a standard has nothing to judge by. */}
        {list?.standard && (
          <Checkbox checked={filters.compliant} onChange={(compliant) => model.setFilters({ ...filters, compliant })}>
            {texts.compliant}
          </Checkbox>
        )}
        {count > 0 && <LinkButton onClick={() => model.clear()}>{texts.clear(count)}</LinkButton>}
      </div>
    </>
  );
}
