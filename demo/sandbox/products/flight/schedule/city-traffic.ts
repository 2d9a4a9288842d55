import { cityOfPlace } from '#domain/flight/cities/cities.ts';
import { kmBetween } from '#domain/flight/cities/distance.ts';
import { trafficOf } from '#domain/flight/cities/traffic.ts';

/** Regional hubs fly to neighbours without a fast train: hub, then its spokes. */
const spokes = [
  'URC KHG HTN KRL AKU YIN HMI AAT KRY TCG KCA QSZ BPL TLQ IQM RQA FYN KJI NLT YTW ACF TWC HQL ZFL HJB SHF JBK DHH',
  'KMG JHG LJG LUM DLU DIG TCZ BSD LNJ CWJ JMJ SYM WNH ZAT NLH',
  'LXA BPX LZY NGQ RKZ',
  'CTU LXA LZY BPX DCY KGT GZG AHJ JZH YUS XIC PZI',
  'HET HLD CIF TGO XIL ERL NZH HLH WUA AXF RHT EJN YIE HUO',
  'HRB HEK OHE JMU MDG JXA FYJ JGD DTU JSJ LDS NDG HSF',
  'XNN GOQ YUS GMQ HXD HTT HBQ',
  'LHW DNH JGN YZY JIC GXH IQN',
];
const spokePairs = new Set(spokes.flatMap((line) => line.split(' ').map((spoke, _n, all) => `${all[0]}-${spoke}`)));

/** Share of travellers who fly, by distance: fast trains take the short ways. */
const flyingShare: readonly (readonly [km: number, share: number])[] = [
  [250, 0],
  [350, 0.06],
  [500, 0.22],
  [700, 0.55],
  [950, 1],
  [2200, 1],
  [3000, 0.85],
  [4500, 0.6],
];

function shareFlying(km: number): number {
  const above = flyingShare.findIndex(([limit]) => km <= limit);
  if (above === 0) return 0;
  const [toKm, to] = flyingShare[above] ?? [Infinity, 0.6];
  const [fromKm, from] = flyingShare[above - 1] ?? [0, 0];
  return toKm === Infinity ? to : from + ((to - from) * (km - fromKm)) / (toKm - fromKm);
}

const busiest = 40;
const exponent = 0.85;
/** Pairs below this (about one flight a week) have none. */
export const thinnestPair = 0.12;
const gravity = busiest / (124.6 * 116.8) ** exponent;

/** Distance of two cities by their first airports. */
export const cityKm = (a: string, b: string): number =>
  kmBetween(cityOfPlace(a)?.airports[0]?.code ?? '', cityOfPlace(b)?.airports[0]?.code ?? '');

/** Flights a day in each direction, as a fraction for thin pairs; Beijing to Shanghai is the busiest. */
export function dailyFlights(a: string, b: string): number {
  const most = gravity * (trafficOf(a) * trafficOf(b)) ** exponent;
  const isSpoke = spokePairs.has(`${a}-${b}`) || spokePairs.has(`${b}-${a}`);
  if (most < thinnestPair && !isSpoke) return 0;
  const km = cityKm(a, b);
  const wish = most * shareFlying(km);
  return isSpoke && km > 120 ? Math.max(wish, 0.6 + 1.9 * Math.min(trafficOf(a), trafficOf(b))) : wish;
}

const regionSeats: Record<string, string> = {
  1: 'BJS TSN SJW TYN HET',
  2: 'XIY LHW XNN INC',
  3: 'CAN CSX WUH NNG HAK CGO',
  4: 'CTU CKG KMG KWE LXA',
  5: 'SHA HGH NKG TNA HFE KHN FOC',
  6: 'SHE CGQ HRB',
  9: 'URC KHG',
};
const regions = new Map<string, string>();

/** Digit of the civil aviation region, as flight numbers use it: 1 North, 2 North-west, 3 South, 4 South-west, 5 East, 6 North-east, 9 Xinjiang. */
export function regionOf(city: string): string {
  const known = regions.get(city);
  if (known) return known;
  const seats = Object.entries(regionSeats).flatMap(([digit, list]) =>
    list.split(' ').map((seat) => ({ digit, km: seat === city ? 0 : cityKm(seat, city) })),
  );
  const region = seats.reduce((best, seat) => (seat.km < best.km ? seat : best)).digit;
  regions.set(city, region);
  return region;
}
