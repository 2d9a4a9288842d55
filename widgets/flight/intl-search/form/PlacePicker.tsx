import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { City } from '#contract/flight.ts';
import { placeOf } from '#domain/intl/search/trip-codec.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { PlaceGrid, PlacesFailed } from '#parts/search/places/PlaceGrid.tsx';
import { PlacePanel } from '#parts/search/places/PlacePanel.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPin } from '#ui/icons/icons.ts';
import { highlight } from '#ui/select/Combobox.tsx';
import type { ComboboxOption } from '#ui/select/Combobox.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { End, IntlSearchModel } from '../model.ts';
import type { CityIndex } from './city-part.ts';
import { pickerTexts } from './picker-texts.ts';

interface PickerProps {
  model: IntlSearchModel;
  end: End;
  at: number;
}
interface PlaceOption extends ComboboxOption {
  place: string;
}
const mostHits = 8;

/** A city of the world, or one of its airports: typed, a hot one, or by its letter. */
export function PlacePicker({ anchor, ...inside }: PickerProps & { anchor: RefObject<HTMLElement | null> }) {
  const { model, end, at } = inside;
  const texts = useTexts('intl-pickers', pickerTexts);
  const table = useValue(model.cities.value);
  const [typed, setTyped] = useState('');
  const options = useMemo(() => optionsOf(table, typed, texts.allAirports), [table, typed, texts]);
  return (
    <PlacePanel<PlaceOption>
      anchor={anchor}
      title={model.texts[end]}
      typed={typed}
      options={options}
      empty={table ? texts.none : texts.loading}
      placeholder={texts.type}
      onType={setTyped}
      onPick={({ place }) => model.choosePlace(end, at, place)}
      onClose={() => model.open(null)}
    >
      <Browse {...inside} table={table} />
    </PlacePanel>
  );
}

/** Cities that were meant, each followed by its airports where it has several. */
const optionsOf = (table: CityIndex | null, typed: string, all: string): PlaceOption[] =>
  (typed.trim() && table ? table.search(typed, mostHits) : []).flatMap(({ city, airport }) => {
    const line = (one?: { code: string; name: string }): PlaceOption => ({
      id: one ? `${city.code}-${one.code}` : city.code,
      place: one ? `${city.code}-${one.code}` : city.code,
      text: one ? `${city.name}${one.name}` : city.name,
      label: one ? `${city.name} ${one.name}` : highlight(city.name, typed),
      hint: one ? one.code : `${city.countryName} · ${city.airports.length > 1 ? all : city.code}`,
      icon: <Icon of={iconPin} size={16} />,
    });
    const airports = city.airports.length > 1 ? city.airports.map((one) => line(one)) : [];
    return airport && city.airports.length > 1 ? [line(airport), line()] : [line(), ...airports];
  });

function Browse({ model, end, at, table }: PickerProps & { table: CityIndex | null }) {
  const texts = useTexts('intl-pickers', pickerTexts);
  const [draft, failed] = useValues(model.form, model.cities.failed);
  const [tab, setTab] = useState(texts.hot);
  const chosen = draft.legs[at]?.[end] ?? '';
  const { city: code } = placeOf(chosen);
  const city = table?.cityOf(code);
  const grid = (some: readonly City[]) => (
    <PlaceGrid places={some} chosen={code} onPick={(one) => model.choosePlace(end, at, one)} />
  );
  const letters = table?.groups.find((group) => group.tab === tab)?.letters ?? [];
  return (
    <div className="t-city">
      {table && (
        <Tabs
          label={texts.letters}
          value={tab}
          items={[texts.hot, ...table.groups.map((group) => group.tab)].map((value) => ({ value, label: value }))}
          onChange={setTab}
        />
      )}
      <div className="t-city__bd">
        {city && city.airports.length > 1 && (
          <>
            <div className="t-city__lab">{texts.airportsOf(city.name)}</div>
            <div className="t-row t-row--wrap">
              {[{ code: '', name: texts.allAirports }, ...city.airports].map((one) => {
                const place = one.code ? `${code}-${one.code}` : code;
                return (
                  <Chip
                    key={one.code}
                    size="sm"
                    on={chosen === place}
                    onClick={() => model.choosePlace(end, at, place)}
                  >
                    {one.name} {one.code}
                  </Chip>
                );
              })}
            </div>
          </>
        )}
        {table && tab === texts.hot && grid(table.hot[end])}
        {letters.map(({ letter, cities }) => (
          <div key={letter} className="t-city__az">
            <b>{letter}</b>
            {grid(cities)}
          </div>
        ))}
        {!table && !failed && <Skeleton height={120} />}
        {failed && <PlacesFailed texts={texts} onRetry={model.cities.want} />}
      </div>
    </div>
  );
}
