import type { CityMap } from '#contract/hotel.ts';
import type { Plane, Point } from './projection.ts';

/** The ground beneath the pins, as data of paths in metres. */
interface Ground {
  lanes: string;
  streets: string;
  avenues: string;
  parks: string;
  water: { name: string; width: number; path: string; middle: Point }[];
  metro: { line: string; tone: number; path: string }[];
  labels: Label[];
}

interface Label extends Point {
  text: string;
  kind: 'district' | 'landmark' | 'station';
}

/** Metres between two streets; every third one is an avenue. */
export const block = 900;

/** `say`: names in the language of the mount. */
export function groundOf(map: CityMap, plane: Plane, say: (name: string) => string = (name) => name): Ground {
  const place = ({ lat, lng }: { lat: number; lng: number }) => plane.place(lat, lng);
  const stations = new Map<string, Label>();
  for (const { stations: stops } of map.metro)
    for (const stop of stops)
      if (!stations.has(stop.name)) stations.set(stop.name, { text: say(stop.name), kind: 'station', ...place(stop) });
  return {
    ...roadsOf(plane),
    water: map.water.map(({ name, width, path }) => {
      const points = path.map(([lat, lng]) => plane.place(lat, lng));
      return { name: say(name), width, path: smooth(points), middle: points[points.length >> 1] ?? { x: 0, y: 0 } };
    }),
    metro: map.metro.map(({ line, color, stations: stops }) => ({
      line,
      tone: (color % 5) + 1,
      path: smooth(stops.map(place)),
    })),
    labels: [
      ...map.districts.map((each): Label => ({ text: say(each.name), kind: 'district', ...place(each) })),
      ...map.landmarks.map((each): Label => ({ text: say(each.name), kind: 'landmark', ...place(each) })),
      ...stations.values(),
    ],
  };
}

/** A grid of streets, each a little bent and turned, the same for the same city; some blocks are parks. */
function roadsOf({ width, height }: Plane): Pick<Ground, 'lanes' | 'streets' | 'avenues' | 'parks'> {
  const roads = { lanes: '', streets: '', avenues: '', parks: '' };
  const down = Math.ceil(width / block);
  const across = Math.ceil(height / block);
  for (let n = 0; n <= down; n += 1) {
    const x = n * block;
    const bend = Math.sin(n * 2.3) * block * 0.22;
    roads[n % 3 === 1 ? 'avenues' : 'streets'] += curve(x, 0, x + bend, height / 2, x + block * 0.25, height);
    roads.lanes += curve(x + block / 2, 0, x + block / 2 + bend, height / 2, x + block * 0.75, height);
  }
  for (let n = 0; n <= across; n += 1) {
    const y = n * block;
    const bend = Math.cos(n * 1.9) * block * 0.22;
    roads[n % 3 === 1 ? 'avenues' : 'streets'] += curve(0, y, width / 2, y + bend, width, y - block * 0.2);
    roads.lanes += curve(0, y + block / 2, width / 2, y + block / 2 + bend, width, y + block * 0.3);
    const at = (n * 5 + 2) % Math.max(1, down);
    roads.parks += `M${whole(at * block + 220)} ${whole(y + 160)}h380v${n % 2 ? 460 : 300}h-380z`;
  }
  return roads;
}

const whole = Math.round;
const curve = (x: number, y: number, cx: number, cy: number, toX: number, toY: number): string =>
  `M${whole(x)} ${whole(y)}Q${whole(cx)} ${whole(cy)} ${whole(toX)} ${whole(toY)}`;

/** A line through the points without corners (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${whole(first.x)} ${whole(first.y)}`;
  for (let n = 0; n < points.length - 1; n += 1) {
    const [before, from, to, after] = [
      points[n - 1] ?? points[n],
      points[n],
      points[n + 1],
      points[n + 2] ?? points[n + 1],
    ];
    if (!before || !from || !to || !after) break;
    path += `C${whole(from.x + (to.x - before.x) / 6)} ${whole(from.y + (to.y - before.y) / 6)} ${whole(to.x - (after.x - from.x) / 6)} ${whole(to.y - (after.y - from.y) / 6)} ${whole(to.x)} ${whole(to.y)}`;
  }
  return path;
}

/** Below this scale (px a metre) a station is a dot without a name. */
const stationNamesFrom = 0.05;

/** The labels that have room at this scale; earlier ones of the list go before later ones. */
export function labelsAt(labels: readonly Label[], scale: number): Label[] {
  const shown: Label[] = [];
  for (const label of labels) {
    if (label.kind === 'station' && scale < stationNamesFrom) continue;
    const isFree = shown.every(
      ({ x, y, text }) =>
        Math.abs(y - label.y) * scale > 18 || Math.abs(x - label.x) * scale > 6 * (text.length + label.text.length) + 6,
    );
    if (isFree) shown.push(label);
  }
  return shown;
}
