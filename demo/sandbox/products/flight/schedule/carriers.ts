import { regionOf } from './city-traffic.ts';

/** Home cities of airlines, and their share of each city's flights. */
const baseTable = `CA BJS30 CTU14 HGH8 CKG8 TSN6 SHA10 WUH6 HET8 KWE3 LXA8
MU SHA32 KMG18 XIY14 BJS12 NKG14 TNA8 TAO8 WUH8 TYN10 LHW8 HFE14 KHN9 NGB12 SJW4 CTU6 LJG10 JHG10 WUX12
CZ CAN36 BJS14 SZX20 WUH18 CSX16 CGO20 HAK14 SYX10 SHE22 DLC18 CGQ22 HRB18 URC26 NNG16 KWE14 ZUH20 SWA18 KWL14
HU HAK24 BJS14 XIY12 SZX8 TYN12 URC12 CAN6 DLC6 SYX10 CKG4 CSX6
ZH SZX22 CAN6 NKG8 NNG8 WUX14 SHE6 XIY4
MF XMN40 FOC26 HGH12 JJN30 CSX6 TSN8 WUS30 BJS3
3U CTU26 CKG14 KMG8 HGH6 HRB5 SYX4 XIY6 URC3
SC TNA30 TAO22 YNT26 XMN7 CKG6 URC5 WEH20 JNG20 BJS2
FM SHA12
HO SHA12 NKG12
9C SHA9 SJW26 SHE8 YTY20 NGB12 LHW10 XIY4 HGH3 DLC6 SWA8 CKG2
GS TSN26 XIY8 URC8 HET8 DLC4
JD BJS8 SYX10 TAO8 HGH8 LJG8 XIY4
KN BJS9 FUO40 WNZ10
8L KMG14 LJG10
PN CKG8 CGO10 HFE10
TV LXA40 CTU5 LZY40 CKG3
EU CTU9 CSX4 WNZ8
G5 KWE8 CKG8 DLC5 HET8 XIY3 TSN4 URC10 JUZ40
NS SJW30
QW TAO18
DZ SZX10
GX NNG12 HAK4
DR KMG8 LUM20 WUX6
UQ URC16
GJ HGH20
AQ CAN8 HAK3
FU FOC14
GY KWE18
RY KHN24
A6 CSX12 KMG6
9H XIY9
LT HRB6
BK TSN12 CSX4
CN BJS2 HAK2
OQ CKG12
Y8 SHA3 SZX2
JR XIY4
9D HET10`;

/** Airlines of cities without a home airline, by region. */
const regional: Record<string, string> = {
  1: 'CA10 HU4 G5',
  2: 'MU9 HU4 CZ2',
  3: 'CZ12 MU2 HU2',
  4: 'CA7 3U7 MU4',
  5: 'MU12 CA3 ZH3',
  6: 'CZ12 CA3 ZH2',
  9: 'CZ12 HU6 GS3',
};

/** Aircraft that airlines fly; ones not named fly Airbus 320 and Boeing 737 as `commonFleet`. */
const fleets: Record<string, string> = {
  CA: '738 7M8 320 32N 321 32Q 919 333 332 359 789 77W 74H',
  MU: '320 32N 321 738 919 333 332 359 789 77W ARJ',
  CZ: '320 32N 321 32Q 738 7M8 919 333 359 788 789 77W ARJ',
  HU: '738 7M8 789 788 333',
  ZH: '320 32N 738 7M8 333',
  MF: '738 7M8 32Q 788 789',
  '3U': '319 320 321 32N 333 359',
  SC: '738 7M8',
  FM: '738 7M8 789',
  HO: '320 32N 321 32Q 789',
  '9C': '320 32N 32Q',
  GS: '320 32N 321 E90 332',
  JD: '319 320 321 32N 333',
  KN: '738 7M8',
  TV: '319 332',
  EU: '319 320 32N ARJ',
  G5: 'CR9 320 32N ARJ',
  GX: '320 E90 ARJ',
  GJ: '319 320 32N ARJ',
  GY: 'E90 320 32N',
  RY: '738 ARJ',
  AQ: '738 7M8',
  Y8: '738 737',
  JR: 'MA6 ARJ',
  '9D': 'ARJ',
  BK: '738 7M8',
};
const commonFleet = '320 32N 738';

/** No frills: one cabin, lower fares, little baggage. */
const lowCost = new Set(['9C', 'AQ', 'PN']);
export const isLowCost = (carrier: string): boolean => lowCost.has(carrier);

/** Code-share partners: they sell the airline's flights under their own numbers. */
const partners: Record<string, string[]> = {
  CA: ['ZH', 'SC', 'TV'],
  ZH: ['CA'],
  SC: ['CA'],
  TV: ['CA'],
  MU: ['FM', 'HO'],
  FM: ['MU'],
  CZ: ['MF', '3U'],
  MF: ['CZ'],
  HU: ['GS', 'JD'],
  GS: ['HU'],
  JD: ['HU'],
  OQ: ['CZ'],
};
export const partnersOf = (carrier: string): readonly string[] => partners[carrier] ?? [];

export const fleetOf = (carrier: string): string[] => (fleets[carrier] ?? commonFleet).split(' ');

const bases = new Map<string, [carrier: string, weight: number][]>();
for (const line of baseTable.split('\n')) {
  const [carrier = '', ...homes] = line.split(' ');
  for (const home of homes)
    bases.set(home.slice(0, 3), [...(bases.get(home.slice(0, 3)) ?? []), [carrier, Number(home.slice(3))]]);
}
const regionalCarriers = (city: string): [string, number][] =>
  (regional[regionOf(city)] ?? '').split(' ').map((word) => [word.slice(0, 2), Number(word.slice(2) || 3)]);

/** Strength of an airline at a city; a city without a home airline leans on those of its region. */
export const carriersAt = (city: string): readonly (readonly [string, number])[] =>
  bases.get(city) ?? regionalCarriers(city);
export const isHome = (carrier: string, city: string): boolean =>
  (bases.get(city) ?? []).some(([code]) => code === carrier);
