import { cities, cityOfPlace } from '#domain/flight/cities/cities.ts';
import { kmBetween } from '#domain/flight/cities/distance.ts';

/** About how many million passengers a year, by city code; others have `smallCity`. */
const table = `SHA124.6 BJS116.8 CTU87.3 CAN76.4 SZX61.5 CKG48.7 HGH48 KMG47.2 XIY47 CSX32.2 WUH31.5 NKG31.4 XMN28.9 CGO28.5 URC27.8 HAK26.9
TAO26.2 SHE24.6 HRB23.8 DLC21.5 SYX21.4 KWE20.9 TSN20.1 TNA20 LHW17.6 CGQ17 FOC16.6 TYN16.2 NNG15.6 NGB15.1 HET14.5 HFE13.4 WNZ13.3 ZUH13
KHN11.5 SJW11.2 INC10 WUX9.8 SWA9.8 JJN9.2 YNT9 XNN8.5 JHG8.2 KWL8.2 LJG8.1 LXA6.8 CZX4.6 NTG4.6 XUZ4.6 YTY4.3 YIH4 KHG4 UYN3.4 MIG3.4
LYI3.2 ZYI3.2 ZHA3.2 DSN3.2 BHY3 WEH3 DLU3 KRL3 HLD3 HUZ2.9 BAV2.9 HIA2.8 YCU2.8 HTN2.7 YIW2.6 AKU2.6 LUM2.5 YIN2.4 YNZ2.3 KOW2.2 ENH2.2
XFN2.1 LZO2.1 YBP2.1 YNJ2 HSN1.9 LZH1.9 CIF1.8 LYG1.7 HYN1.7 ACX1.7 DYG1.6 JNG1.6 XIC1.6 TEN1.6 LYA1.5 NAO1.5 NNY1.4 TCZ1.4 TGO1.4 RIZ1.3
DAT1.3 HDG1.3 FUG1.2 MDG1.2 DNH1.2 JMU1.1 BFJ1.1 BSD1 DIG1 HMI1 HLH1 JNZ1 DQA1 AAT.9 CGD.9 YIC.9 KCA.9 CIH.9 DOY.9 JGN.9 XIL.9 SQD.8 XAI.8
HJJ.8 WEF.8 QSZ.8 ENY.8 LLV.8 YKH.8 NDG.8 JDZ.8 TXN.7 MXZ.7 LPF.7 SYM.7 LZY.7 HZG.7 NBS.7 LFQ.7`;
const smallCity = 0.35;

const millions = new Map(table.split(/\s+/).map((word) => [word.slice(0, 3), Number(word.slice(3))]));
export const trafficOf = (city: string): number => millions.get(city) ?? smallCity;

/** 1 the four largest cities, 2 the other hubs, 3 the rest. */
export const tierOf = (city: string): 1 | 2 | 3 => (trafficOf(city) > 60 ? 1 : trafficOf(city) > 10 ? 2 : 3);

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

/** Only mainland cities: Hong Kong, Macao and Taiwan are not domestic flights. */
export const domesticCities: readonly string[] = cities
  .filter((city) => city.country === 'CN')
  .map((city) => city.code);

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
