import { chanceOf } from '../../../ground/chance.ts';
import type { Carrier } from './carriers.ts';

/** Wide-bodies of airlines; the others fly Airbus 350 and Boeing 787. */
const wide: Readonly<Record<string, string>> = {
  CA: '359 789 77W 333 74H',
  MU: '359 789 77W 333',
  CZ: '359 789 77W 333',
  HU: '789 333',
  '3U': '359 333',
  EK: '388 77W',
  SQ: '359 388 77W',
  QR: '359 77W 388',
  BA: '388 77W 789 359',
  LH: '359 74H 789 333',
  AF: '359 77W 789',
  KE: '74H 77W 789',
  TK: '359 77W 333',
  D7: '333',
  TR: '788 789',
  QF: '388 789 333',
  UA: '77W 789 772',
  AA: '77W 789 772',
  DL: '359 333',
};
const usualWide = '359 789';
const narrow = '32N 738 321 32Q 320';

/** Airbus 321neo flies up to 6,000 km, other narrow-bodies up to 4,500. */
export function planeFor({ code, isLowCost }: Carrier, km: number, roll: number): string {
  const isWide = km > 4500 || (!isLowCost && km > 2200 && roll < 0.45);
  const fleet = (isWide ? (wide[code] ?? (isLowCost ? '' : usualWide)) : narrow).split(' ').filter(Boolean);
  const choice = fleet.length ? fleet : ['32Q'];
  return choice[Math.floor(chanceOf(`intl plane ${code} ${km} ${roll}`) * choice.length)] ?? '789';
}
