import { useState } from 'react';
import type { RoomWithRates } from '#contract/hotel.ts';
import { firstRates, groupRates } from '#domain/hotel/rate-groups.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Photos } from '#parts/hotel/pictures/Photos.tsx';
import { Scene } from '#parts/hotel/pictures/Scene.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBed, iconBuilding, iconGift, iconUp } from '#parts/product/icons.ts';
import { iconDown } from '#ui/icons/icons-basic.ts';
import { RateRow } from './RateRow.tsx';
import { useDetails } from './use-details.ts';

/** Rooms with the rates that differ; a full room says when it is to be had. */
export function Rooms({ isNarrow }: { isNarrow: boolean }) {
  const { model, texts } = useDetails();
  const [rooms, quick, travelType] = useValues(model.rooms, model.quick, model.travelType);
  const shown = quick.size ? rooms.filter(({ rates }) => rates.length > 0) : rooms;
  if (quick.size && shown.length === 0)
    return (
      <div className="t-card hd-none">
        <p>{texts.noRates}</p>
        <Button size="sm" onClick={model.clearQuick}>
          {texts.clearQuick}
        </Button>
      </div>
    );
  return (
    <>
      {!isNarrow && (
        <div className="hr-head" aria-hidden="true">
          {texts.columns.map((name) => (
            <span key={name}>{name === texts.standardOf && travelType === 'private' ? '' : name}</span>
          ))}
          <span />
        </div>
      )}
      {shown.map((room) => (
        <RoomCard key={room.room.roomId} room={room} />
      ))}
    </>
  );
}

function RoomCard({ room: all }: { room: RoomWithRates }) {
  const { model, texts } = useDetails();
  const { say, langOf, showDate } = useSay();
  const { room, rates, nextCheckIn } = all;
  const name = say(room.name);
  const note = texts.fullNote(all);
  const [isOpen, setOpen] = useState(false);
  const [hasPhotos, setPhotos] = useState(false);
  const { shown, merged } = groupRates(rates);
  const best = useValue(model.best);
  const first = firstRates(shown, best?.rateId);
  const folded = [...shown.filter((rate) => !first.includes(rate)), ...merged];
  const isFull = rates.length === 0;
  return (
    <section className="t-card hr" aria-label={name}>
      <div className="hr-room">
        <button
          type="button"
          className="hr-pic"
          aria-label={texts.photosOf(name, room.photos)}
          onClick={() => setPhotos(true)}
        >
          <Scene seed={room.scene} kind="room" grey={isFull} label="" />
          <span>{room.photos}</span>
        </button>
        <div className="hr-room__m">
          <h3 className="t-h2">{name}</h3>
          <ul>
            <Fact icon={iconBuilding} words={[texts.area(room.areaM2), texts.floors(room), say(room.window)]} />
            <Fact icon={iconBed} words={[say(room.bed), texts.maxGuests(room.maxGuests)]} />
            <Fact icon={iconGift} words={[room.net, ...room.features].map(say)} />
          </ul>
        </div>
        <Photos
          open={hasPhotos}
          onClose={() => setPhotos(false)}
          title={name}
          of="room"
          scene={room.scene}
          count={room.photos}
        />
      </div>
      {isFull ? (
        <div className="hr-full">
          <b>{texts.fullTitle}</b>
          {note && (
            <p className="t-s13 t-2" lang={langOf(note)}>
              {note}
            </p>
          )}
          {nextCheckIn && (
            <Button size="sm" onClick={() => model.moveTo(nextCheckIn)}>
              {texts.moveTo(showDate(nextCheckIn))}
            </Button>
          )}
        </div>
      ) : (
        <ul className="hr-rates">
          {(isOpen ? [...shown, ...merged] : first).map((rate) => (
            <RateRow key={rate.rateId} room={room.name} rate={rate} isNamed={merged.includes(rate)} />
          ))}
          {folded.length > 0 && (
            <li className="hr-merged">
              <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? texts.hideMerged : texts.merged(folded.length)}
                <Icon of={isOpen ? iconUp : iconDown} size={14} />
              </LinkButton>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

const Fact = ({ icon, words }: { icon: string; words: readonly string[] }) => (
  <li>
    <Icon of={icon} size={14} />
    <span>{words.filter(Boolean).join(' · ')}</span>
  </li>
);
