import { useMemo, useRef } from 'react';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconList } from '#ui/icons/icons.ts';
import { HotelMap } from '../map/HotelMap.tsx';
import { Card } from './Cards.tsx';
import { useList } from './use-list.ts';

/** The map beside the list; on a narrow page in its place, with the card of one hotel. */
export function MapSide({ isNarrow }: { isNarrow: boolean }) {
  const { model, texts } = useList();
  const [list, active, seen, { bounds }] = useValues(model.list, model.active, model.seen, model.state);
  // The part of the address until the whole city is wanted: a move of the map is not drawn a second time.
  const part = useRef(bounds);
  if ((bounds === null) !== (part.current === null)) part.current = bounds;
  const [cityName, map, points] = [list?.cityName, list?.map, list?.points];
  const drawn = useMemo(
    () =>
      cityName !== undefined &&
      map &&
      points && (
        <HotelMap
          cityName={cityName}
          map={map}
          points={points}
          active={active}
          seen={seen}
          part={part.current}
          onActive={(hotelId) => (model.active.value = hotelId)}
          onOpen={(hotelId) =>
            isNarrow && hotelId !== model.active.peek() ? (model.active.value = hotelId) : model.openDetail(hotelId)
          }
          onMove={(bounds) => model.searchPart(bounds)}
        />
      ),
    [cityName, map, points, active, seen, part.current, isNarrow, model],
  );
  if (!list) return null;
  const chosen = isNarrow ? (list.rows.find(({ hotelId }) => hotelId === active) ?? list.rows[0]) : undefined;
  return (
    <div className="hl-map">
      {drawn}
      {isNarrow && (
        <>
          <Button
            size="sm"
            icon={<Icon of={iconList} size={16} />}
            className="hl-map__back"
            onClick={() => model.showMap(false)}
          >
            {texts.list}
          </Button>
          {chosen && (
            <ul className="hl-cards hl-map__card">
              <Card card={chosen} isNarrow />
            </ul>
          )}
        </>
      )}
    </div>
  );
}
