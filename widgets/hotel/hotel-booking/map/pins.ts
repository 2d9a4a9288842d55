import type { HotelPoint } from '#contract/hotel.ts';
import { fenOf } from '#domain/money.ts';
import type { Plane, Point } from './projection.ts';

/** One hotel, or several whose pins would cover each other. */
export interface Pin extends Point {
  key: string;
  points: HotelPoint[];
}

/** The space of a pin in pixels: `12 家 ¥1,052` with its point, and a little air. */
const pinSize = { width: 104, height: 40 };

/**
 * The pins at this scale, in the order of the points. Hotels whose pins overlap are one pin, at the place of the
 * first. The result does not depend on the part of the map that is shown: a pan never regroups.
 * With `isClosest` no hotels are joined: nothing could take them apart.
 */
export function pinsOf(points: readonly HotelPoint[], plane: Plane, scale: number, isClosest = false): Pin[] {
  const pins: Pin[] = [];
  const width = pinSize.width / scale;
  const height = pinSize.height / scale;
  // Cells as large as a pin: it can overlap those of its own cell and of the eight around it alone.
  const cells = new Map<string, Pin[]>();
  for (const point of points) {
    const { x, y } = plane.place(point.lat, point.lng);
    const [column, row] = [Math.floor(x / width), Math.floor(y / height)];
    const near = isClosest
      ? undefined
      : nearOf(cells, column, row).find((pin) => Math.abs(pin.x - x) < width && Math.abs(pin.y - y) < height);
    if (near) {
      near.points.push(point);
      continue;
    }
    const pin = { key: point.hotelId, x, y, points: [point] };
    pins.push(pin);
    const cell = `${column} ${row}`;
    const known = cells.get(cell);
    if (known) known.push(pin);
    else cells.set(cell, [pin]);
  }
  return pins;
}

function nearOf(cells: Map<string, Pin[]>, column: number, row: number): Pin[] {
  const found: Pin[] = [];
  for (let dx = -1; dx <= 1; dx += 1)
    for (let dy = -1; dy <= 1; dy += 1) found.push(...(cells.get(`${column + dx} ${row + dy}`) ?? []));
  return found;
}

/** The active hotel leaves its group for a pin of its own. The order stays: a pin that moves in the page loses the focus. */
export function withActive(pins: readonly Pin[], active: string | null, plane: Plane): Pin[] {
  const pinOf = (points: HotelPoint[]): Pin[] => {
    const [first] = points;
    return first ? [{ key: first.hotelId, ...plane.place(first.lat, first.lng), points }] : [];
  };
  return pins.flatMap((pin) => {
    const own = pin.points.filter(({ hotelId }) => hotelId === active);
    if (own.length === 0 || pin.points.length === 1) return [pin];
    return [...pinOf(pin.points.filter(({ hotelId }) => hotelId !== active)), ...pinOf(own)];
  });
}

/** The lowest price of a pin in fen; null without a room in any of its hotels. */
export function lowestFen({ points }: Pin): number | null {
  const prices = points.flatMap(({ price }) => (price === '' ? [] : [fenOf(price)]));
  return prices.length > 0 ? Math.min(...prices) : null;
}

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The pin that an arrow key leads to: the nearest one in that direction, where a step aside counts twice.
 * Undefined for another key, and at the edge.
 */
export function pinTowards(key: string, from: Point, pins: readonly Pin[]): Pin | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  let best: { pin: Pin; cost: number } | undefined;
  for (const pin of pins) {
    const [dx, dy] = [pin.x - from.x, pin.y - from.y];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    // A pin more aside than along is in the direction of another key, so every pin has a key that leads to it.
    if (along <= 0 || aside > along) continue;
    const cost = along + 2 * aside;
    if (!best || cost < best.cost) best = { pin, cost };
  }
  return best?.pin;
}
