import { carriersAt, isHome, partnersOf } from './carriers.ts';
import { chanceOf } from '../../../ground/chance.ts';
import { cityKm, dailyFlights, regionOf, thinnestPair } from './city-traffic.ts';
import { domesticCities, trafficOf } from '#domain/flight/cities/traffic.ts';

/** An aircraft's outbound and return flight, several days a week: the outbound one carries the odd number, the return the even one. */
export interface Rotation {
  carrier: string;
  /** Odd number of the outbound flight, without the airline's code. */
  number: number;
  /** City of the airline's base: the outbound flight starts here. */
  home: string;
  away: string;
  /** Another airline that sells it under the same digits; "" for none. */
  partner: string;
  /** Place among the rotations of its pair, from 0. */
  index: number;
  /** All rotations of the pair. */
  of: number;
  /** Days of the week of the outbound flight, Monday is bit 0. */
  days: number;
}

/** Both directions of two cities have one key. */
export const pairKey = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

const everyDay = 0b111_1111;
/** Usual patterns by the number of days a week. */
const patterns: Record<number, number[]> = {
  1: [0b000_0100, 0b001_0000],
  2: [0b000_1001, 0b001_0010],
  3: [0b001_0101, 0b010_1010],
  4: [0b101_0101, 0b110_1010],
  5: [0b001_1111, 0b111_0110],
  6: [0b111_1101, 0b011_1111],
};

function daysOf(frequency: number, index: number, of: number, roll: number): number {
  const week =
    of === 1 ? Math.max(1, Math.round(frequency * 7)) : roll < 0.82 ? 7 : 4 + Math.floor(((roll - 0.82) / 0.18) * 3);
  const choices = patterns[Math.min(week, 7)];
  return choices ? (choices[(index + Math.floor(roll * 97)) % choices.length] ?? everyDay) : everyDay;
}

/** Shares the flights of a pair among the airlines at both ends, in proportion. */
function carriersOf(a: string, b: string, count: number, roll: number): string[] {
  const weights = new Map<string, number>();
  for (const [carrier, weight] of [...carriersAt(a), ...carriersAt(b)]) {
    const known = weights.get(carrier);
    weights.set(carrier, known ? known + weight + Math.min(known, weight) * 0.5 : weight);
  }
  const entries = [...weights];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return Array.from({ length: count }, (_, n) => {
    let rest = (((n + roll) % count) / count) * total;
    return (entries.find(([, weight]) => (rest -= weight) < 0) ?? entries[0])?.[0] ?? 'CA';
  });
}

/** Airlines whose numbers open with a digit of their own; the others open with the region of their base. */
const series: Record<string, string> = {
  HU: '7',
  MF: '8',
  '3U': '8',
  '9C': '8',
  FM: '9',
  ZH: '9',
  SC: '4',
  HO: '1',
  GS: '7',
  JD: '5',
  KN: '5',
};

const perBlock = 50;
const anyBlock = ['8', '6', '2', '9', '3', '5', '1', '4', '7'];

/** Deals odd numbers, each at most once per airline: `CA15xx` from region 1 to region 5, as far as they last. */
function numberDealer(): (carrier: string, home: string, away: string) => number {
  const dealt = new Map<string, number>();
  const open = new Map<string, string[]>();
  return (carrier, home, away) => {
    const way = `${carrier}${series[carrier] ?? regionOf(home)}${regionOf(away)}`;
    const blocks = open.get(way) ?? [
      way.slice(2),
      ...anyBlock.map((digit) => `${digit}${way.slice(3)}`),
      ...Array.from({ length: 90 }, (_, n) => String(10 + n)),
    ];
    open.set(way, blocks);
    while (blocks[0] && (dealt.get(carrier + blocks[0]) ?? 0) >= perBlock) blocks.shift();
    const block = blocks[0];
    if (!block) throw new Error(`no flight number left for ${carrier}`);
    const place = dealt.get(carrier + block) ?? 0;
    dealt.set(carrier + block, place + 1);
    return Number(block) * 100 + place * 2 + 1;
  };
}

function buildNetwork(): ReadonlyMap<string, readonly Rotation[]> {
  const pairs: { a: string; b: string; frequency: number }[] = [];
  domesticCities.forEach((a, n) => {
    for (const b of domesticCities.slice(n + 1)) {
      const frequency = dailyFlights(a, b);
      if (frequency >= thinnestPair) pairs.push({ a, b, frequency });
    }
  });
  pairs.sort((one, two) => two.frequency - one.frequency || (pairKey(one.a, one.b) < pairKey(two.a, two.b) ? -1 : 1));
  const deal = numberDealer();
  const dealt = new Set<string>();
  const rotations = new Map<string, Rotation[]>();
  for (const { a, b, frequency } of pairs) {
    const key = pairKey(a, b);
    const of = Math.max(1, Math.round(frequency));
    const list = carriersOf(a, b, of, chanceOf(`carriers ${key}`)).map((carrier, index): Rotation => {
      const roll = chanceOf(`rotation ${key} ${index}`);
      const home = homeOf(carrier, a, b, roll);
      const away = home === a ? b : a;
      const number = deal(carrier, home, away);
      dealt.add(`${carrier}${number}`);
      return { carrier, number, home, away, partner: '', index, of, days: daysOf(frequency, index, of, roll) };
    });
    rotations.set(key, list);
  }
  for (const list of rotations.values()) for (const rotation of list) rotation.partner = partnerFor(rotation, dealt);
  return rotations;
}

function homeOf(carrier: string, a: string, b: string, roll: number): string {
  const [atA, atB] = [isHome(carrier, a), isHome(carrier, b)];
  if (atA !== atB) return atA ? a : b;
  const share = trafficOf(a) / (trafficOf(a) + trafficOf(b));
  return roll < share ? a : b;
}

function partnerFor(rotation: Rotation, dealt: Set<string>): string {
  if (chanceOf(`partner ${rotation.carrier}${rotation.number}`) > 0.2 || cityKm(rotation.home, rotation.away) < 500)
    return '';
  const free = partnersOf(rotation.carrier).find((code) => !dealt.has(`${code}${rotation.number}`));
  if (free) dealt.add(`${free}${rotation.number}`);
  return free ?? '';
}

let network: ReadonlyMap<string, readonly Rotation[]> | undefined;

/** All rotations of the country, made once per process (a tenth of a second); flight numbers are unique in it. */
export function rotationsOf(a: string, b: string): readonly Rotation[] {
  network ??= buildNetwork();
  return network.get(pairKey(a, b)) ?? [];
}

/** Makes the network before the first traveller asks for it. */
export function warmNetwork(): void {
  network ??= buildNetwork();
}

/** For tests and counts: every pair that has flights. */
export function allPairs(): string[] {
  network ??= buildNetwork();
  return [...network.keys()];
}
