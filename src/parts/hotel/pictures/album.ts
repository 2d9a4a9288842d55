import type { SceneKind } from './Scene.tsx';

interface Photo {
  seed: number;
  kind: SceneKind;
}

const ofHotel = ['building', 'room', 'lobby', 'bath', 'dining', 'room'] as const;
const withPool = ['building', 'room', 'lobby', 'bath', 'pool', 'dining', 'room'] as const;
const ofRoom = ['room', 'bath'] as const;

const kindsOf = { hotel: ofHotel, resort: withPool, room: ofRoom };

/** Picture `at` (from 0) of a hotel (`resort`: one with a pool) or room with this `scene`; the first one has its own seed. */
export function photoOf(of: keyof typeof kindsOf, scene: number, at: number): Photo {
  const kinds: readonly SceneKind[] = kindsOf[of];
  return { seed: scene + at * 7919, kind: kinds[at % kinds.length] ?? 'room' };
}

/** Positions that the viewer draws: the one that is shown and its neighbours, three however many there are. */
export const drawnOf = (at: number, count: number): number[] =>
  [at - 1, at, at + 1].filter((each) => each >= 0 && each < count);

/** Position after a key; undefined for a key that does not turn pages. */
export function photoAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'ArrowRight') return Math.min(count - 1, at + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Position after a swipe by `dx` px over a picture of this width; a short one returns to where it began. */
export function photoAfterSwipe(dx: number, width: number, at: number, count: number): number {
  if (Math.abs(dx) < Math.min(48, width / 5)) return at;
  return Math.min(count - 1, Math.max(0, at - Math.sign(dx)));
}
