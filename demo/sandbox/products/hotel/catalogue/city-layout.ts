import { airportPositions } from '#domain/flight/cities/airport-positions.ts';
import { cityOfPlace } from '#domain/flight/cities/cities.ts';
import type { CityMap } from '#contract/hotel.ts';
import { bounded } from '../../../ground/bounded.ts';
import { diceOf } from '../../../ground/chance.ts';
import { cityFacts } from './city-facts.ts';
import { metroFacts } from './metro-facts.ts';
import type { Spot } from './city-facts.ts';
import { trafficOf } from '#domain/flight/cities/traffic.ts';
import { roadsNamed } from './road-facts.ts';

interface Station extends Spot {
  /** Numbers of the lines that stop here. */
  lines: number[];
}

interface Area extends Spot {
  district: string;
}

/** A city as guests see it: places to search for, and what its map shows. */
export interface CityLayout {
  code: string;
  name: string;
  centre: Spot;
  /** Kilometres from the centre within which most of its hotels are. */
  reachKm: number;
  districts: Spot[];
  areas: Area[];
  landmarks: Spot[];
  stations: Station[];
  map: CityMap;
}

/** Kilometres of a degree: of latitude anywhere, of longitude at the equator. */
const degreeKm = 111.2;
const kmEast = (lat: number): number => degreeKm * Math.cos((lat * Math.PI) / 180);

/** Distance of two points of a city in kilometres. */
export const kmApart = (a: Omit<Spot, 'name'>, b: Omit<Spot, 'name'>): number =>
  Math.hypot((a.lat - b.lat) * degreeKm, (a.lng - b.lng) * kmEast(a.lat));

/** The point so many kilometres away, the angle counted from the east. */
export const pointAt = (from: Omit<Spot, 'name'>, km: number, angle: number): Omit<Spot, 'name'> => ({
  lat: rounded(from.lat + (Math.sin(angle) * km) / degreeKm),
  lng: rounded(from.lng + (Math.cos(angle) * km) / kmEast(from.lat)),
});
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

const usualDistricts = ['城关', '新城', '东湖', '南湖', '高新', '经开'];
const usualAreas = ['市中心', '火车站', '步行街', '高铁新区', '大学城', '会展中心', '万象广场', '经济开发区'];
const usualLandmarks = ['人民公园', '市博物馆', '体育中心', '古城墙', '滨江公园', '客运总站'];
const roads =
  '中山 人民 解放 建设 和平 文化 体育 青年 新华 胜利 团结 朝阳 科技 迎宾 东风 友谊 健康 幸福 光明 学府'.split(' ');

/** Places around a centre, the first ones nearer to it. */
function around(centre: Omit<Spot, 'name'>, names: readonly string[], reachKm: number, dice: () => number): Spot[] {
  const turn = dice() * 2 * Math.PI;
  return names.map((name, n) => ({
    name,
    ...pointAt(centre, reachKm * (0.12 + (0.75 * n) / names.length), turn + n * 2.4 + dice() * 0.5),
  }));
}

/** Roads of a city that run through one of its areas, by its place among them. */
export const roadsOf = (code: string, area: number): readonly string[] => {
  const named = roadsNamed(code, area);
  if (named) return named;
  const dice = diceOf(`roads ${code}`);
  const suffixes = ['路', '大道', '街'];
  return roads.map((road) => `${road}${suffixes[Math.floor(dice() * 3)] ?? '路'}`);
};

/** The river of a city whose course is known, north and east; other maps have none. */
const rivers: Readonly<Record<string, CityMap['water']>> = {
  SHA: [
    {
      name: '黄浦江',
      width: 450,
      path: [
        [31.105, 121.465],
        [31.15, 121.462],
        [31.17, 121.455],
        [31.185, 121.465],
        [31.19, 121.485],
        [31.2, 121.5],
        [31.215, 121.508],
        [31.228, 121.5],
        [31.24, 121.493],
        [31.247, 121.5],
        [31.253, 121.513],
        [31.262, 121.53],
        [31.275, 121.555],
        [31.295, 121.562],
        [31.33, 121.555],
      ],
    },
  ],
};

/** 知春路站; 北京站 has its 站 already. */
export const stationName = (name: string): string => (name.endsWith('站') ? name : `${name}站`);

const stationsOf = (metro: CityMap['metro']): Station[] => {
  const found = new Map<string, Station>();
  for (const { line, stations } of metro)
    for (const station of stations) {
      const known = found.get(station.name);
      // A ring ends where it begins.
      if (!known) found.set(station.name, { ...station, lines: [parseInt(line)] });
      else if (!known.lines.includes(parseInt(line))) known.lines.push(parseInt(line));
    }
  return Array.from(found.values());
};

/** A district is where its areas are; undefined without any. */
function middleOf(areas: readonly (Spot & { district?: string })[]): Spot | undefined {
  const [first] = areas;
  if (!first?.district) return undefined;
  const mean = (of: 'lat' | 'lng') => rounded(areas.reduce((sum, area) => sum + area[of], 0) / areas.length);
  return { name: first.district, lat: mean('lat'), lng: mean('lng') };
}

function build(code: string): CityLayout {
  const city = cityOfPlace(code);
  const dice = diceOf(`layout ${code}`);
  const facts = cityFacts.get(code);
  const traffic = trafficOf(code);
  const reachKm = Math.min(16, 4 + Math.sqrt(traffic) * 1.2);
  const airport = airportPositions.get(city?.airports[0]?.code ?? '') ?? [35, 110];
  const middle = facts?.centre ?? pointAt({ lat: airport[0], lng: airport[1] }, 9 + dice() * 8, dice() * 2 * Math.PI);
  const centre = { name: '市中心', ...middle };
  const count = traffic > 2 ? 8 : traffic > 0.8 ? 6 : 4;
  const spots: readonly (Spot & { district?: string })[] =
    facts?.areas ?? around(centre, usualAreas.slice(0, count), reachKm, dice);
  const landmarks =
    facts?.landmarks ?? around(centre, usualLandmarks.slice(0, Math.max(2, count - 2)), reachKm * 0.8, dice);
  // A district of a known city is where its areas are; one without any has no hotel, and no place on the map.
  const districts = facts
    ? facts.districts.flatMap((name) => middleOf(facts.areas.filter(({ district }) => district === name)) ?? [])
    : around(
        centre,
        usualDistricts.slice(0, Math.max(2, count - 3)).map((name) => `${name}区`),
        reachKm,
        dice,
      );
  const districtOf = (spot: Spot): string =>
    districts.reduce((best, each) => (kmApart(each, spot) < kmApart(best, spot) ? each : best)).name;
  const metro = metroFacts.get(code) ?? [];
  const half = reachKm * 1.15;
  const [south, north] = [pointAt(centre, half, -Math.PI / 2), pointAt(centre, half, Math.PI / 2)];
  const [west, east] = [pointAt(centre, half, Math.PI), pointAt(centre, half, 0)];
  return {
    code,
    name: city?.name ?? code,
    centre,
    reachKm,
    districts,
    areas: spots.map((spot) => ({ ...spot, district: spot.district ?? districtOf(spot) })),
    landmarks: [...landmarks],
    stations: stationsOf(metro),
    map: {
      bounds: [west.lng, south.lat, east.lng, north.lat],
      // Names that are not the city's are searched by, not drawn.
      districts: facts ? districts : [],
      metro,
      landmarks: facts ? [...landmarks] : [],
      water: rivers[code] ?? [],
    },
  };
}

const kept = bounded<CityLayout>(400);

/** The layout of a city of `domesticCities`, the same in every process. */
export const layoutOf = (code: string): CityLayout => kept(code, () => build(code));
