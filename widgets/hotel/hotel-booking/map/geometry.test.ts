import { expect, test } from 'vitest';
import type { CityMap, HotelPoint } from '#contract/hotel.ts';
import { groundOf, labelsAt, smooth } from './ground.ts';
import { lowestFen, pinTowards, pinsOf, withActive } from './pins.ts';
import {
  boundsOf,
  closestScale,
  heldView,
  isInside,
  onScreen,
  panned,
  planeOf,
  viewOfAll,
  widestScale,
  zoomed,
} from './projection.ts';
import { gestureOf } from './use-gestures.ts';

const bounds: CityMap['bounds'] = [121.3, 31.1, 121.6, 31.4];
const plane = planeOf(bounds);
const frame = { width: 440, height: 720 };
const middle = { x: plane.width / 2, y: plane.height / 2 };
const hotel = (hotelId: string, lat: number, lng: number, price = '500'): HotelPoint => ({
  hotelId,
  name: hotelId,
  lat,
  lng,
  price,
  over: false,
});

test('the plane turns degrees into metres and back', () => {
  expect(plane.place(31.4, 121.3)).toEqual({ x: 0, y: 0 });
  expect(plane.height).toBeCloseTo(0.3 * 111_200, 0);
  expect(plane.width / plane.height).toBeCloseTo(Math.cos((31.25 * Math.PI) / 180), 6);
  const { lat, lng } = plane.degrees(plane.place(31.23, 121.47));
  expect([lat, lng].map((each) => each.toFixed(6))).toEqual(['31.230000', '121.470000']);
});

test('a view never leaves the city and keeps between the whole city and the closest scale', () => {
  const far = heldView({ x: -1e9, y: 1e9, scale: 1e-9 }, plane, frame);
  expect(far.scale).toBe(widestScale(plane, frame));
  const [west, south, east, north] = boundsOf(far, plane, frame);
  expect(west).toBeGreaterThanOrEqual(bounds[0]);
  expect(south).toBeGreaterThanOrEqual(bounds[1]);
  expect(east).toBeLessThanOrEqual(bounds[2]);
  expect(north).toBeLessThanOrEqual(bounds[3]);
  expect(heldView({ ...middle, scale: 99 }, plane, frame).scale).toBe(closestScale(plane, frame));
});

test('a zoom leaves the place under the pointer where it is', () => {
  const view = heldView({ ...middle, scale: 0.05 }, plane, frame);
  const place = { x: middle.x + 900, y: middle.y - 700 };
  const before = onScreen(place, view, frame);
  const after = zoomed(view, 2, { x: before.x - frame.width / 2, y: before.y - frame.height / 2 }, plane, frame);
  expect(after.scale).toBeCloseTo(0.1, 6);
  expect(onScreen(place, after, frame).x).toBeCloseTo(before.x, 6);
  expect(onScreen(place, after, frame).y).toBeCloseTo(before.y, 6);
});

test('a drag moves the map with the pointer', () => {
  const view = { ...middle, scale: 0.05 };
  const before = onScreen(middle, view, frame);
  const after = onScreen(middle, panned(view, 30, -12), frame);
  expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([30, -12]);
});

test('the first view shows every hotel; without one it shows the city', () => {
  const points = [plane.place(31.2, 121.42), plane.place(31.26, 121.5)];
  const view = viewOfAll(points, plane, frame);
  expect(points.every((point) => isInside(onScreen(point, view, frame), frame))).toBe(true);
  expect(viewOfAll([], plane, frame).scale).toBe(widestScale(plane, frame));
});

test('the first view of a long city has most hotels inside, and no empty middle between them', () => {
  const long = planeOf([109, 18.1, 109.9, 18.4]);
  const at = (lng: number) => long.place(18.25, lng);
  const [west, east] = [[109.1, 109.12, 109.14, 109.2].map(at), [109.8, 109.85].map(at)];
  const view = viewOfAll([...east, ...west], long, frame);
  const inside = (point: { x: number; y: number }) => isInside(onScreen(point, view, frame), frame, -50);
  expect([west.every(inside), east.some(inside)]).toEqual([true, false]);
  expect(east.every((point) => isInside(onScreen(point, viewOfAll(east, long, frame), frame), frame))).toBe(true);
});

test('hotels whose pins overlap share one, with all of them and the lowest price', () => {
  const near = [hotel('a', 31.23, 121.47, '780'), hotel('b', 31.2301, 121.4701, '399'), hotel('c', 31.29, 121.37, '')];
  const pins = pinsOf(near, plane, 0.05);
  expect(pins.map(({ points }) => points.map(({ hotelId }) => hotelId))).toEqual([['a', 'b'], ['c']]);
  expect(pins.map(lowestFen)).toEqual([39900, null]);
  expect(pinsOf(near, plane, 0.4, true), 'the closest scale joins none').toHaveLength(3);
});

test('no two pins overlap, and each hotel is in one of them', () => {
  const points = many(500);
  const scale = 0.04;
  const pins = pinsOf(points, plane, scale);
  expect(pins.flatMap((pin) => pin.points)).toHaveLength(500);
  const overlaps = pins.filter((one) =>
    pins.some(
      (other) => other !== one && Math.abs(other.x - one.x) * scale < 104 && Math.abs(other.y - one.y) * scale < 40,
    ),
  );
  expect(overlaps).toEqual([]);
});

/** Hotels spread over the city without chance. */
const many = (count: number): HotelPoint[] =>
  Array.from({ length: count }, (_, n) =>
    hotel(`h${n}`, 31.1 + ((n * 37) % 300) / 1000, 121.3 + ((n * 91) % 300) / 1000),
  );

test('the active hotel leaves its group, and the others stay in their order', () => {
  const pins = pinsOf(
    [hotel('a', 31.23, 121.47), hotel('b', 31.2301, 121.4701), hotel('c', 31.29, 121.37)],
    plane,
    0.05,
  );
  const keys = (active: string | null) =>
    withActive(pins, active, plane).map(({ key, points }) => `${key}${points.length}`);
  expect(keys(null)).toEqual(['a2', 'c1']);
  expect(keys('b')).toEqual(['a1', 'b1', 'c1']);
  expect(keys('a')).toEqual(['b1', 'a1', 'c1']);
  expect(keys('c')).toEqual(['a2', 'c1']);
  expect(keys('gone')).toEqual(['a2', 'c1']);
});

test('arrow keys lead to the nearest pin of their direction, and together to every pin', () => {
  const pins = pinsOf(many(60), plane, 0.4, true);
  const [from] = pins;
  const reached = new Set([from]);
  for (const pin of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const to = pin && pinTowards(key, pin, pins);
      if (to) reached.add(to);
    }
  expect(reached.size).toBe(60);
  const row = pinsOf([hotel('a', 31.2, 121.4), hotel('b', 31.2, 121.45), hotel('c', 31.2, 121.5)], plane, 0.05);
  expect(pinTowards('ArrowRight', row[0]!, row)?.key).toBe('b');
  expect(pinTowards('ArrowLeft', row[0]!, row)).toBeUndefined();
  expect(pinTowards('Enter', row[0]!, row)).toBeUndefined();
  const above = pinsOf([hotel('a', 31.2, 121.4), hotel('up', 31.3, 121.42)], plane, 0.05);
  expect(pinTowards('ArrowRight', above[0]!, above), 'more above than to the right').toBeUndefined();
  expect(pinTowards('ArrowUp', above[0]!, above)?.key).toBe('up');
});

test('two fingers that part make the map larger around their middle', () => {
  const gesture = gestureOf(
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 60, y: 120 },
      { x: 260, y: 120 },
    ],
  );
  expect(gesture).toEqual({ dx: 10, dy: 20, factor: 2, at: { x: 160, y: 120 } });
  expect(gestureOf([{ x: 5, y: 5 }], [{ x: 9, y: 2 }])).toMatchObject({ dx: 4, dy: -3, factor: 1 });
});

test('the ground has all that the answer names, each station once, and labels that do not overlap', () => {
  const station = { name: '人民广场', lat: 31.23, lng: 121.47 };
  const ground = groundOf(
    {
      bounds,
      districts: [{ name: '黄浦区', lat: 31.22, lng: 121.48 }],
      metro: [
        { line: '1 号线', color: 0, stations: [station, { name: '徐家汇', lat: 31.19, lng: 121.43 }] },
        { line: '2 号线', color: 6, stations: [station, { name: '静安寺', lat: 31.22, lng: 121.44 }] },
      ],
      landmarks: [{ name: '博物馆', lat: 31.22, lng: 121.4801 }],
      water: [
        {
          name: '江',
          width: 400,
          path: [
            [31.1, 121.5],
            [31.25, 121.52],
            [31.4, 121.49],
          ],
        },
      ],
    },
    plane,
  );
  expect(ground.labels.map(({ text }) => text)).toEqual(['黄浦区', '博物馆', '人民广场', '徐家汇', '静安寺']);
  expect(ground.metro.map(({ tone }) => tone)).toEqual([1, 2]);
  expect(ground.water[0]).toMatchObject({ name: '江', width: 400 });
  expect([ground.lanes, ground.streets, ground.avenues, ground.parks].join('')).not.toMatch(/NaN/);
  const far = labelsAt(ground.labels, 0.03).map(({ text }) => text);
  expect(far).toEqual(['黄浦区']);
  expect(labelsAt(ground.labels, 0.2).map(({ text }) => text)).toContain('徐家汇');
  expect(smooth([])).toBe('');
});
