import type { MetroStop } from '#contract/hotel.ts';
import { diceOf, hashOf, weighted } from '../../../ground/chance.ts';
import { bounded } from '../../../ground/bounded.ts';
import { inTurns } from '../../../ground/in-turns.ts';
import { kmApart, layoutOf, pointAt, roadsOf, stationName } from './city-layout.ts';
import type { CityLayout } from './city-layout.ts';
import { chains, facilityIds, singleHouse, tiers } from './hotel.ts';
import type { Hotel } from './hotel.ts';
import { normalAt, priceAt } from './quantile.ts';
import { roomsOfHotel } from './rooms-of-hotel.ts';
import { domesticCities, trafficOf } from '#domain/flight/cities/traffic.ts';

/** `HOTELS`: the benchmark asks how lists grow. */
const wanted = Number(process.env['HOTELS'] ?? 6000);
const least = 4;
/** Hotels grow a little slower than the traffic of a city. */
const weightOf = (city: string): number => trafficOf(city) ** 0.72;

let shares: ReadonlyMap<string, { count: number; score: number }> | undefined;

/** Hotels of each city, and the normal score of its prices: the busiest cities are the dearest ones. */
function citySizes(): ReadonlyMap<string, { count: number; score: number }> {
  if (shares) return shares;
  const total = domesticCities.reduce((sum, city) => sum + weightOf(city), 0);
  const spare = wanted - least * domesticCities.length;
  const counts = domesticCities
    .map((city) => ({ city, count: least + Math.round((spare * weightOf(city)) / total) }))
    .sort((a, b) => a.count - b.count || (a.city < b.city ? -1 : 1));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  shares = new Map(
    counts.map(({ city, count }) => {
      below += count;
      return [city, { count, score: normalAt((below - count / 2) / all) }];
    }),
  );
  return shares;
}

/** Part of a city in the price of its hotels; the rest is the hotel's own, so that all prices keep their distribution. */
const cityPart = 0.45;
const ownPart = Math.sqrt(1 - cityPart ** 2);

const houseNames = '云汀 栖庐 木棉里 梧桐居 江屿 澄园 枕山 听松 半岛 禾木 观澜 拾光 锦庭 清和 星野 望舒'.split(' ');
const kinds = { 2: '快捷酒店', 3: '酒店', 4: '大酒店', 5: '国际酒店' } as const;
const roofs = { 2: '轻居酒店', 3: '精选酒店', 4: '臻选酒店', 5: '典藏酒店' } as const;

function facilitiesOf(star: number, dice: () => number): string[] {
  const chances: Record<(typeof facilityIds)[number], number> = {
    wifi: 1,
    parking: 0.4 + star * 0.1,
    breakfast: 0.35 + star * 0.13,
    gym: star * 0.2 - 0.4,
    pool: star >= 5 ? 0.75 : star === 4 ? 0.25 : 0,
    laundry: 0.6,
    meeting: star * 0.2 - 0.3,
    charger: 0.2 + star * 0.08,
    robot: 0.35,
    pickup: star * 0.1 - 0.15,
    spa: star >= 5 ? 0.5 : 0,
    family: 0.25,
  };
  return facilityIds.filter((id) => dice() < chances[id]);
}

/** The nearest station within 1.5 km. */
function metroOf(spot: { lat: number; lng: number }, { stations }: CityLayout): Pick<Hotel, 'metro' | 'stop'> {
  const near = stations.reduce<{ km: number; stop: MetroStop } | null>((best, station) => {
    const km = kmApart(spot, station);
    if (km > 1.5 || (best && best.km <= km)) return best;
    return { km, stop: { lines: station.lines, name: station.name, minutes: Math.max(1, Math.round(km * 14)) } };
  }, null);
  if (!near) return { metro: '' };
  const { lines, name, minutes } = near.stop;
  return { metro: `地铁 ${lines.join('/')} 号线${stationName(name)} 步行 ${minutes} 分钟`, stop: near.stop };
}

export const hotelCountOf = (city: string): number => citySizes().get(city)?.count ?? 0;

/** The hotels of a city, one after the other. */
function* made(city: string): Generator<Hotel> {
  const size = citySizes().get(city);
  if (!size) return;
  const layout = layoutOf(city);
  const streets = layout.areas.map((_area, at) => roadsOf(city, at));
  const names = new Set<string>();
  for (let n = 0; n < size.count; n += 1) {
    const hotelId = `${city}${String(n + 1).padStart(4, '0')}`;
    const dice = diceOf(`hotel ${hotelId}`);
    const tier =
      weighted(
        tiers.map((each) => [each, each.share] as const),
        dice(),
      ) ?? tiers[0];
    if (!tier) throw new Error('no tiers');
    // The first areas of a city have the most hotels.
    const [area, roads] = weighted(
      layout.areas.map((each, at) => [[each, streets[at] ?? []] as const, 1 / (at + 1.5)] as const),
      dice(),
    ) ?? [{ ...layout.centre, district: layout.districts[0]?.name ?? '' }, []];
    const spot = pointAt(area, Math.abs(normalAt(dice())) * layout.reachKm * 0.06 + 0.1, dice() * 2 * Math.PI);
    const isChain = dice() < 0.62;
    const brand = isChain ? (chains[Math.floor(dice() * chains.length)] ?? chains[0]) : singleHouse;
    const street = roads[Math.floor(dice() * roads.length)] ?? '中山路';
    const house = houseNames[Math.floor(dice() * houseNames.length)] ?? '云汀';
    const z = cityPart * size.score + ownPart * normalAt(dice());
    const opened = 2004 + Math.floor(dice() * 21);
    const score = Math.min(5, Math.max(3.4, Math.round((tier.score + normalAt(dice()) * 0.22) * 10) / 10));
    const reviews = Math.round(40 * Math.exp(Math.abs(normalAt(dice())) * 1.9));
    let number = 10 + Math.floor(dice() * 980);
    const where = street.startsWith(area.name) ? street : `${area.name}${street}`;
    let name = isChain ? `${brand}${roofs[tier.star]}（${area.name}店）` : `${area.name}${house}${kinds[tier.star]}`;
    if (names.has(name))
      name = isChain ? `${brand}${roofs[tier.star]}（${where}店）` : `${street}${house}${kinds[tier.star]}`;
    while (names.has(name)) {
      number += 1;
      name = isChain
        ? `${brand}${roofs[tier.star]}（${where} ${number} 号店）`
        : `${area.name}${house}${kinds[tier.star]}（${street} ${number} 号）`;
    }
    names.add(name);
    yield {
      hotelId,
      city,
      name,
      star: tier.star,
      brand,
      score,
      reviews,
      district: area.district,
      area: area.name,
      address: `${area.district}${street} ${number} 号`,
      ...metroOf(spot, layout),
      ...spot,
      facilities: facilitiesOf(tier.star, dice),
      scene: hashOf(`scene ${hotelId}`) % 10_000,
      photos: 24 + Math.floor(dice() * 40),
      base: Math.round(priceAt(tier, z)) * 100,
      opened,
      renovated: Math.min(2025, opened + 4 + Math.floor(dice() * 12)),
      phone: `400-${String(hashOf(`phone ${hotelId}`) % 1000).padStart(3, '0')}-${String(hashOf(hotelId) % 10_000).padStart(4, '0')}`,
      rooms: roomsOfHotel(hotelId, tier.star),
    };
  }
}

const kept = bounded<Hotel[]>(12_000, (hotels) => hotels.length);

/** All hotels of a city, the same in every process; none of a city without an airport. */
export const hotelsOfCity = (city: string): readonly Hotel[] => kept(city, () => [...made(city)]);

/** Made before others are let in: some milliseconds of work. */
const hotelsPerTurn = 20;

const ready = bounded<Promise<void>>(1_000);

/** Ends when the hotels of a city are made: for the first who asks for them, in turns with the calls of others. */
export const readyHotels = (city: string): Promise<void> =>
  ready(city, async () => {
    const hotels: Hotel[] = [];
    await inTurns(made(city), hotelsPerTurn, (hotel) => void hotels.push(hotel));
    kept(city, () => hotels);
  });

/** A hotel by its id: `SHA0012`. */
export const hotelOfId = (hotelId: string): Hotel | undefined =>
  hotelsOfCity(hotelId.slice(0, 3))[Number(hotelId.slice(3)) - 1];
