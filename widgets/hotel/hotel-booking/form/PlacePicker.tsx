import type { RefObject } from 'react';
import type { HotelPlace } from '#contract/hotel.ts';
import { hotelCities } from '#domain/hotel/hotel-cities.ts';
import { toggleValue } from '#domain/hotel/hotel-search.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel } from '#kit/widget.ts';
import { PlaceGrid } from '#parts/search/places/PlaceGrid.tsx';
import { PlacePanel } from '#parts/search/places/PlacePanel.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBed, iconPin, iconTag, iconTrain } from '#parts/product/icons.ts';
import { iconSearch } from '#ui/icons/icons-basic.ts';
import { highlight } from '#ui/select/Combobox.tsx';
import type { ComboboxOption } from '#ui/select/Combobox.tsx';
import type { HotelSearchModel } from '../model.ts';
import { Destination } from './Destination.tsx';
import { pickerTexts } from './picker-texts.ts';
import { createSuggestions } from './suggestions.ts';

interface PlaceOption extends ComboboxOption {
  /** Absent: the words themselves. */
  place?: HotelPlace;
}

/** px: of what was found, and of what can be browsed. */
const widths = [420, 480] as const;
const icons = { metro: iconTrain, brand: iconTag, hotel: iconBed } as const;

interface PlacePickerProps {
  model: HotelSearchModel;
  /** `city`: places everywhere; `words`: places of the chosen city, or words. */
  field: 'city' | 'words';
  anchor: RefObject<HTMLElement | null>;
}

/** Where to: typed with suggestions, or chosen from what was searched before and what many ask for. */
export function PlacePicker({ model, field, anchor }: PlacePickerProps) {
  const texts = useTexts('hotel-booking', pickerTexts);
  const speech = useSay();
  const { city } = useValue(model.draft);
  const isCity = field === 'city';
  const found = useModel(() => createSuggestions(model.services, isCity ? '' : city));
  const [typed, places, answered, failed] = useValues(found.words, found.places, found.answered, found.failed);
  const words = typed.trim();
  const takeWords = () => {
    model.edit({ words: words.slice(0, 40) });
    model.open(null);
  };
  const take = (place: HotelPlace) => {
    choosePlace(model, place);
    model.open(null);
  };
  const options: PlaceOption[] = words
    ? [
        ...places.map((place) => optionOf(place, words, texts, speech)),
        ...(isCity
          ? []
          : [{ id: 'words', text: words, label: texts.searchWords(words), icon: <Icon of={iconSearch} size={16} /> }]),
      ]
    : [];
  return (
    <PlacePanel<PlaceOption>
      anchor={anchor}
      title={isCity ? model.texts.city : model.texts.words}
      widths={widths}
      className="hb-places"
      typed={typed}
      options={options}
      empty={failed ? texts.failed : answered === words ? texts.none : null}
      placeholder={isCity ? texts.typeCity : texts.typeWords}
      maxLength={40}
      activeFirst={isCity || places.length > 0}
      onType={found.type}
      onPick={({ place }) => (place ? take(place) : takeWords())}
      onEnter={() => !isCity && takeWords()}
      onClose={() => model.open(null)}
    >
      {isCity ? <Cities model={model} /> : <Areas model={model} places={places} onTake={take} />}
    </PlacePanel>
  );
}

function optionOf(
  place: HotelPlace,
  words: string,
  texts: typeof pickerTexts,
  { say, langOf }: Pick<Say, 'say' | 'langOf'>,
): PlaceOption {
  const { kind, hotels } = place;
  const name = say(place.name);
  const note = texts.noteOf(place, say);
  return {
    id: place.placeId,
    text: name,
    label: <span lang={langOf(name)}>{highlight(name, words)}</span>,
    hint: (
      <span lang={langOf(note)}>
        {['hotel', 'airport'].includes(kind) ? note : `${note} · ${texts.hotels(hotels)}`}
      </span>
    ),
    icon: <Icon of={icons[kind as keyof typeof icons] ?? iconPin} size={16} />,
    group: texts.kinds[kind],
    place,
  };
}

/** A place becomes the point that hotels are near to; a district or a brand a filter, a hotel words. */
function choosePlace(model: HotelSearchModel, place: HotelPlace): void {
  const { city, cityName, kind, name, placeId } = place;
  const isSame = city === model.draft.peek().city;
  const isPoint = kind === 'area' || kind === 'landmark' || kind === 'metro' || kind === 'airport';
  model.goTo({
    city,
    cityName,
    ...(isPoint && { words: '', placeId, placeName: name }),
    ...(kind === 'airport' && { sort: 'distance' }),
  });
  const { filters } = model.draft.peek();
  if (kind === 'district')
    model.edit({
      words: '',
      filters: filters.districts.includes(name) ? filters : toggleValue(filters, 'districts', name),
    });
  else if (kind === 'brand')
    model.edit({ words: '', filters: filters.brands.includes(name) ? filters : toggleValue(filters, 'brands', name) });
  else if (kind === 'hotel') model.edit({ words: name });
  else if (kind === 'city' && isSame) model.edit({ words: '' });
}

function Cities({ model }: { model: HotelSearchModel }) {
  const texts = useTexts('hotel-booking', pickerTexts);
  const [past, draft] = useValues(model.past.searches, model.draft);
  const go = (city: string, cityName: string) => {
    model.goTo({ city, cityName });
    model.open(null);
  };
  return (
    <div className="t-city__bd">
      {past.length > 0 && (
        <>
          <div className="t-city__lab">{texts.recent}</div>
          <div className="t-row t-row--wrap hb-recent">
            {past.map((one) => (
              <Chip
                key={`${one.city} ${one.placeId} ${one.words}`}
                size="sm"
                aria-pressed={undefined}
                onClick={() => {
                  model.goTo(one);
                  model.open(null);
                }}
              >
                <Destination of={one} />
              </Chip>
            ))}
          </div>
        </>
      )}
      <div className="t-city__lab">{texts.hot}</div>
      <PlaceGrid places={hotelCities} chosen={draft.city} onPick={go} />
    </div>
  );
}

function Areas({
  model,
  places,
  onTake,
}: {
  model: HotelSearchModel;
  places: readonly HotelPlace[];
  onTake: (place: HotelPlace) => void;
}) {
  const texts = useTexts('hotel-booking', pickerTexts);
  const { say, langOf } = useSay();
  const draft = useValue(model.draft);
  const group = (title: string, kind: HotelPlace['kind']) => {
    const list = places.filter((place) => place.kind === kind);
    if (!list.length) return null;
    return (
      <>
        <div className="t-city__lab">{title}</div>
        <div className="t-row t-row--wrap hb-recent">
          {list.map((place) => (
            <Chip key={place.placeId} size="sm" on={place.placeId === draft.placeId} onClick={() => onTake(place)}>
              <span lang={langOf(say(place.name))}>{say(place.name)}</span>
            </Chip>
          ))}
        </div>
      </>
    );
  };
  const clear = () => {
    model.edit({ words: '', placeId: '', placeName: '' });
    model.open(null);
  };
  return (
    <div className="t-city__bd">
      {(draft.words || draft.placeId) && (
        <p className="hb-recent">
          <LinkButton onClick={clear}>{texts.anywhere}</LinkButton>
        </p>
      )}
      {group(texts.areas, 'area')}
      {group(texts.landmarks, 'landmark')}
    </div>
  );
}
