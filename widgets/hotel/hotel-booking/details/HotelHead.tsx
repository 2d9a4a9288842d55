import { useState } from 'react';
import { linkTo } from '#kit/links/link-to.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Photos } from '#parts/hotel/pictures/Photos.tsx';
import { Scene } from '#parts/hotel/pictures/Scene.tsx';
import { photoOf } from '#parts/hotel/pictures/album.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPin, iconRight } from '#ui/icons/icons.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Stars } from '../list/Stars.tsx';
import { HotelMap } from '../map/HotelMap.tsx';
import { useDetails } from './use-details.ts';

/** Name, place, score, price and pictures. */
export function HotelHead({ isNarrow, onRooms }: { isNarrow: boolean; onRooms: () => void }) {
  const { model, texts } = useDetails();
  const [detail, lowest] = useValues(model.detail, model.lowest);
  const [isMapOpen, setMapOpen] = useState(false);
  const { say, langOf } = useSay();
  if (!detail) return null;
  const { hotel } = detail;
  const metro = texts.metroOf(hotel, say);
  return (
    <>
      <Way />
      <div className="t-card hd-head">
        {isNarrow && <Gallery />}
        <div className="hd-top">
          <div className="t-grow hd-top__m">
            <h1 className="t-h1 hd-name">
              <span lang={langOf(hotel.name)}>{hotel.name}</span> <Stars star={hotel.star} />
              {hotel.agreement && <Tag kind="info">{texts.agreement}</Tag>}
            </h1>
            <p className="t-s13 t-2 hd-place">
              <Icon of={iconPin} size={14} />
              <span>
                <span lang={langOf(hotel.address)}>{hotel.address}</span>
                {metro && ` · ${metro}`} <LinkButton onClick={() => setMapOpen(true)}>{texts.seeMap}</LinkButton>
              </span>
            </p>
          </div>
          <div className="t-row hd-score">
            <span>
              <b>{say(hotel.scoreWord)}</b>
              <small>{texts.reviews(hotel.reviews)}</small>
            </span>
            <b className="hl-score">{hotel.score.toFixed(1)}</b>
          </div>
          {!isNarrow && lowest && (
            <div className="t-row hd-from">
              <Price yuan={lowest.perNight} size="lg" suffix={texts.fromNight} />
              <Button kind="soft" onClick={onRooms}>
                {texts.chooseRoom}
              </Button>
            </div>
          )}
        </div>
        {!isNarrow && <Gallery />}
      </div>
      <Dialog open={isMapOpen} onClose={() => setMapOpen(false)} title={texts.mapTitle} width={640}>
        <div className="hd-map">
          <HotelMap
            cityName={hotel.cityName}
            map={detail.map}
            points={[{ ...hotel, price: lowest?.perNight ?? '', over: lowest?.standard?.verdict === 'over' }]}
            active={hotel.hotelId}
            seen={new Set()}
            onActive={() => {}}
            onOpen={() => setMapOpen(false)}
          />
        </div>
      </Dialog>
    </>
  );
}

/** The way back: all hotels of the city, of its area. */
function Way() {
  const { model, texts } = useDetails();
  const detail = useValue(model.detail);
  const { services } = model;
  const { say, langOf } = useSay();
  if (!detail) return null;
  const { city, cityName, area, name } = detail.hotel;
  const steps = [
    { label: texts.home, ...linkTo(services, 'hotel_index') },
    {
      label: say(cityName),
      ...linkTo(services, 'hotel_list', model.listOf({ city, cityName, words: '', placeId: '', placeName: '' })),
    },
    {
      label: say(area),
      ...linkTo(services, 'hotel_list', model.listOf({ city, cityName, words: area, placeId: '', placeName: '' })),
    },
  ];
  return (
    <nav aria-label={texts.way} className="hd-way">
      <ol>
        {steps.map(({ label, ...link }) => (
          <li key={label}>
            <LinkButton {...link}>{label}</LinkButton>
            <Icon of={iconRight} size={14} />
          </li>
        ))}
        <li aria-current="page" lang={langOf(name)}>
          {name}
        </li>
      </ol>
    </nav>
  );
}

/** The first pictures; each opens the viewer there. */
function Gallery() {
  const { model, texts } = useDetails();
  const detail = useValue(model.detail);
  const [start, setStart] = useState<number | null>(null);
  const { langOf } = useSay();
  if (!detail) return null;
  const { scene, photos, name, facilities } = detail.hotel;
  const of = facilities.includes('pool') ? 'resort' : 'hotel';
  return (
    <div className="hd-gal">
      {[0, 1, 2, 3, 4].slice(0, photos).map((at) => {
        const { seed, kind } = photoOf(of, scene, at);
        const isLast = at === 4;
        return (
          <button
            key={at}
            type="button"
            aria-label={isLast ? texts.allPhotos(photos) : undefined}
            onClick={() => setStart(isLast ? 0 : at)}
          >
            <Scene seed={seed} kind={kind} {...(isLast && { label: '' })} />
            {isLast && <span>{texts.allPhotos(photos)}</span>}
          </button>
        );
      })}
      <Photos
        open={start !== null}
        onClose={() => setStart(null)}
        title={<span lang={langOf(name)}>{name}</span>}
        of={of}
        scene={scene}
        count={photos}
        start={start ?? 0}
      />
    </div>
  );
}
