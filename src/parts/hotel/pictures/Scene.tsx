import { memo } from 'react';
import { cx } from '#ui/base/passed-props.ts';
import { Bath } from './Bath.tsx';
import { Building } from './Building.tsx';
import { Dining } from './Dining.tsx';
import { diceOf } from './dice.ts';
import { Lobby } from './Lobby.tsx';
import { Pool } from './Pool.tsx';
import { Room } from './Room.tsx';
import { useWorded } from '#ui/base/root.ts';
import { photoTexts } from './texts.ts';

const kinds = { building: Building, room: Room, bath: Bath, lobby: Lobby, pool: Pool, dining: Dining };

export type SceneKind = keyof typeof kinds;

interface SceneProps {
  /** `scene` of a hotel or room: the same seed gives the same picture. */
  seed: number;
  kind: SceneKind;
  /** A full hotel: without colours. */
  grey?: boolean;
  /** Its name for a screen reader; "" for decoration beside a text that says the same. */
  label?: string;
}

/** A generated picture. It has no ids, so that no two pictures of a root disturb each other. */
export const Scene = memo(function Scene({ seed, kind, grey, label }: SceneProps) {
  const texts = useWorded('hotel-pictures', photoTexts);
  const name = label ?? texts.pictureNames[kind];
  const Drawing = kinds[kind];
  return (
    <svg
      className={cx('t-scene', grey && 'is-grey')}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <Drawing dice={diceOf(seed)} />
    </svg>
  );
});
