import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { hotRailCities } from '#domain/rail/search/station-search.ts';
import type { PlaceHit, StationIndex } from '#domain/rail/search/station-search.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { PlaceGrid, PlacesFailed } from '#parts/search/places/PlaceGrid.tsx';
import { PlacePanel } from '#parts/search/places/PlacePanel.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPin } from '#ui/icons/icons.ts';
import { iconTrain } from '#parts/product/icons.ts';
import { highlight } from '#ui/select/Combobox.tsx';
import type { ComboboxOption } from '#ui/select/Combobox.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { Past } from './past.ts';
import type { Stations } from './create-stations.ts';
import { pickerTexts } from './picker-texts.ts';

interface PlaceOption extends ComboboxOption {
  hit: PlaceHit;
}

interface PickerProps {
  /** The field that it is for. */
  title: string;
  stations: Stations;
  past: Pick<Past, 'places' | 'clearPlaces'>;
  /** City or telecode; "" for none. */
  chosen: string;
  onPick(place: string, name: string): void;
}

const mostHits = 10;

/** A city with all its stations, or one station: typed, of the history, a hot one, or by its letter. */
export function StationPicker({
  anchor,
  onClose,
  ...picker
}: PickerProps & { anchor: RefObject<HTMLElement | null>; onClose(): void }) {
  const { title, stations, onPick } = picker;
  const texts = useTexts('train-stations', pickerTexts);
  const table = useValue(stations.value);
  const { say } = useSay();
  const [typed, setTyped] = useState('');
  const options = useMemo(
    () => (table ? hitsOf(table, typed, texts).map((hit) => optionOf(hit, typed, texts, say)) : []),
    [table, typed, texts, say],
  );
  return (
    <PlacePanel<PlaceOption>
      anchor={anchor}
      title={title}
      className="tb-places"
      typed={typed}
      options={options}
      empty={table ? texts.none : texts.loading}
      placeholder={texts.type}
      onType={setTyped}
      onPick={({ hit }) => onPick(hit.place, hit.name)}
      onClose={onClose}
    >
      <Browse {...picker} table={table} />
    </PlacePanel>
  );
}

function hitsOf(table: StationIndex, typed: string, texts: typeof pickerTexts): PlaceHit[] {
  const hits = table.search(typed, mostHits);
  return hits.length ? hits : table.search(texts.otherwise(typed), mostHits);
}

const optionOf = (hit: PlaceHit, typed: string, texts: typeof pickerTexts, say: Say['say']): PlaceOption => ({
  id: hit.place,
  text: say(hit.name),
  label: highlight(say(hit.name), typed),
  hint: hit.isCity ? texts.cityHint(hit.stations) : `${say(hit.city)} ${hit.place}`,
  icon: <Icon of={hit.isCity ? iconPin : iconTrain} size={16} />,
  hit,
});

function Browse({
  stations,
  past: { places, clearPlaces },
  chosen,
  onPick: take,
  table,
}: PickerProps & { table: StationIndex | null }) {
  const texts = useTexts('train-stations', pickerTexts);
  const [past, failed] = useValues(places, stations.failed);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isNarrow = useIsNarrow(box);
  const [tab, setTab] = useState(texts.hot);
  const grid = (all: readonly { code: string; name: string }[]) => (
    <PlaceGrid places={all} chosen={chosen} onPick={take} />
  );
  const cities = (names: readonly string[]) => grid(names.map((name) => ({ code: name, name })));
  const groups = groupsOf(texts.lettersOf(table?.letters ?? []));
  const isHot = tab === texts.hot;
  const shown = isHot ? [] : (groups.find((group) => group.tab === tab)?.letters ?? []);
  return (
    <div className="t-city" ref={setBox}>
      {groups.length > 0 && (
        <Tabs
          label={texts.letters}
          value={tab}
          items={[texts.hot, ...groups.map((group) => group.tab)].map((value) => ({ value, label: value }))}
          onChange={setTab}
        />
      )}
      <div className="t-city__bd">
        {isHot && past.length > 0 && (
          <>
            <div className="t-city__lab">
              <span>{texts.recent}</span>
              <LinkButton onClick={clearPlaces}>{texts.clear}</LinkButton>
            </div>
            {grid(past.map(({ place, name }) => ({ code: place, name })))}
          </>
        )}
        {isHot && <Stations city={table?.cityOf(chosen) ?? ''} table={table} chosen={chosen} onTake={take} />}
        {isHot && (
          <>
            <div className="t-city__lab">{texts.hot}</div>
            {cities(isNarrow ? hotRailCities : hotRailCities.slice(0, 24))}
          </>
        )}
        {shown.map(({ letter, cities: names }) => (
          <div key={letter} className="t-city__az">
            <b>{letter}</b>
            {cities(names)}
          </div>
        ))}
        {!table && !failed && <Skeleton height={32} />}
        {failed && <PlacesFailed texts={texts} onRetry={stations.want} />}
      </div>
    </div>
  );
}

/** Of the chosen place: its city with each of its stations. */
function Stations({
  city,
  table,
  chosen,
  onTake,
}: {
  city: string;
  table: StationIndex | null;
  chosen: string;
  onTake: (place: string, name: string) => void;
}) {
  const texts = useTexts('train-stations', pickerTexts);
  const { say } = useSay();
  const stations = table?.stationsOf(city) ?? [];
  if (stations.length < 2) return null;
  return (
    <>
      <div className="t-city__lab">{texts.stationsOf(say(city))}</div>
      <div className="t-row t-row--wrap">
        <Chip size="sm" on={chosen === city} onClick={() => onTake(city, city)}>
          {texts.allStations}
        </Chip>
        {stations.slice(0, 12).map(({ telecode, name }) => (
          <Chip key={telecode} size="sm" on={chosen === telecode} onClick={() => onTake(telecode, name)}>
            {say(name)}
          </Chip>
        ))}
      </div>
      <p className="t-s12 t-3">{texts.allHint}</p>
    </>
  );
}

const tabs = ['A–D', 'E–H', 'J–M', 'N–S', 'T–W', 'X–Z'];
const groupsOf = (all: StationIndex['letters']) =>
  tabs.flatMap((tab) => {
    const [from = '', to = ''] = tab.split('–');
    const letters = all.filter(({ letter }) => letter >= from && letter <= to);
    return letters.length ? [{ tab, letters }] : [];
  });
