import type { CityMap } from '#contract/hotel.ts';

/** West, south, east, north in degrees. */
export type Bounds = CityMap['bounds'];

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The map's own plane: metres east and south of its north-west corner. */
export interface Plane extends Size {
  place: (lat: number, lng: number) => Point;
  degrees: (point: Point) => { lat: number; lng: number };
}

const metresOfDegree = 111_200;

/** A city is small: its plane is flat, with the degrees of longitude as long as in its middle. */
export function planeOf([west, south, east, north]: Bounds): Plane {
  const down = metresOfDegree;
  const across = metresOfDegree * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return {
    width: Math.max(1, (east - west) * across),
    height: Math.max(1, (north - south) * down),
    place: (lat, lng) => ({ x: (lng - west) * across, y: (north - lat) * down }),
    degrees: ({ x, y }) => ({ lat: north - y / down, lng: west + x / across }),
  };
}

/** The part that is shown: its middle on the plane, and how many pixels a metre has. */
export interface View extends Point {
  scale: number;
}

/** The largest scale: about 25 m are 10 px. */
const closest = 0.4;
/** Of one step by a button or key. */
export const zoomStep = 1.6;

/** The scale that fills the frame with the whole city in its shorter direction. */
export const widestScale = (plane: Plane, frame: Size): number =>
  Math.max(frame.width / plane.width, frame.height / plane.height);

export const closestScale = (plane: Plane, frame: Size): number => Math.max(closest, widestScale(plane, frame));

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The nearest view that shows the city alone and is neither too near nor too far. */
export function heldView(view: View, plane: Plane, frame: Size): View {
  const scale = between(widestScale(plane, frame), view.scale, closestScale(plane, frame));
  const aside = frame.width / 2 / scale;
  const above = frame.height / 2 / scale;
  return {
    scale,
    x: between(aside, view.x, plane.width - aside),
    y: between(above, view.y, plane.height - above),
  };
}

/** The view after a drag by so many pixels. */
export const panned = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
});

/** The view with `factor` times the scale; the place under `at` (px from the frame's middle) stays under it. */
export function zoomed(view: View, factor: number, at: Point, plane: Plane, frame: Size): View {
  const { scale } = heldView({ ...view, scale: view.scale * factor }, plane, frame);
  const part = 1 / view.scale - 1 / scale;
  return heldView({ scale, x: view.x + at.x * part, y: view.y + at.y * part }, plane, frame);
}

/** Pixels from the frame's top left corner. */
export const onScreen = (point: Point, view: View, frame: Size): Point => ({
  x: (point.x - view.x) * view.scale + frame.width / 2,
  y: (point.y - view.y) * view.scale + frame.height / 2,
});

export const isInside = ({ x, y }: Point, frame: Size, margin = 0): boolean =>
  x >= -margin && y >= -margin && x <= frame.width + margin && y <= frame.height + margin;

const sixDigits = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The degrees that the frame shows. */
export function boundsOf(view: View, plane: Plane, frame: Size): Bounds {
  const aside = frame.width / 2 / view.scale;
  const above = frame.height / 2 / view.scale;
  const corner = plane.degrees({ x: view.x - aside, y: view.y + above });
  const other = plane.degrees({ x: view.x + aside, y: view.y - above });
  return [sixDigits(corner.lng), sixDigits(corner.lat), sixDigits(other.lng), sixDigits(other.lat)];
}

/** The view that shows this part: the one it was read from, in a frame of the same form. */
export function viewOfBounds([west, south, east, north]: Readonly<Bounds>, plane: Plane, frame: Size): View {
  const [from, to] = [plane.place(north, west), plane.place(south, east)];
  const scale = Math.min(frame.width / (to.x - from.x), frame.height / (to.y - from.y));
  return heldView({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, scale }, plane, frame);
}

/** As many neighbours as have room in so many metres. */
function mostWithin(points: readonly Point[], at: (point: Point) => number, metres: number): Point[] {
  const sorted = [...points].sort((one, other) => at(one) - at(other));
  let [first, best, count] = [0, 0, 0];
  sorted.forEach((point, last) => {
    for (let from = sorted[first]; from && at(point) - at(from) > metres; from = sorted[first]) first += 1;
    if (last + 1 - first > count) [best, count] = [first, last + 1 - first];
  });
  return sorted.slice(best, best + count);
}

/**
 * A view with all points and some space around them; of a city that is longer than the frame the part with the most of
 * them, never the empty middle between them. Of the whole city without points.
 */
export function viewOfAll(found: readonly Point[], plane: Plane, frame: Size): View {
  const most = widestScale(plane, frame);
  const across = mostWithin(found, ({ x }) => x, (frame.width - 2 * room) / most);
  const points = mostWithin(across, ({ y }) => y, frame.height / most);
  if (points.length === 0) return heldView({ x: plane.width / 2, y: plane.height / 2, scale: 0 }, plane, frame);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (frame.width - 2 * room) / Math.max(1, right - left),
    (frame.height - 2 * room) / Math.max(1, bottom - top),
  );
  return heldView({ x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.max(0, scale) }, plane, frame);
}

/** Pixels between the outermost pins and the frame. */
const room = 56;
