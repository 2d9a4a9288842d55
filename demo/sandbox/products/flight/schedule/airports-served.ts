import { terminalIn } from '#domain/trip/timetable.ts';
import type { Terminals } from '#domain/trip/timetable.ts';
import { airportsOf } from '#domain/flight/cities/cities.ts';

/** Cities with two airports: share of an airline's flights that use the first airport; `*` is every other airline. */
const shares: Record<string, { first: string; second: string; of: Record<string, number> }> = {
  BJS: {
    first: 'PEK',
    second: 'PKX',
    of: { CA: 1, HU: 1, ZH: 1, SC: 1, TV: 1, '3U': 1, CN: 1, '8L': 1, UQ: 1, GS: 0.5, MU: 0.25, '*': 0 },
  },
  SHA: {
    first: 'SHA',
    second: 'PVG',
    of: { CA: 0.55, MU: 0.5, FM: 0.65, CZ: 0.45, HU: 0.4, HO: 0.35, '9C': 0.4, '*': 0.25 },
  },
  CTU: { first: 'CTU', second: 'TFU', of: { CA: 0.35, '3U': 0.3, EU: 0.35, TV: 0.35, MU: 0.2, '*': 0.1 } },
  ZYI: { first: 'ZYI', second: 'WMT', of: { '*': 0.65 } },
  NGQ: { first: 'NGQ', second: 'APJ', of: { '*': 0.8 } },
  RKZ: { first: 'RKZ', second: 'DDR', of: { '*': 0.8 } },
};

/** The airport of a city that a rotation uses. The capital shuttle prefers the near airports. */
export function airportFor(city: string, other: string, carrier: string, roll: number): string {
  const share = shares[city];
  if (!share) return airportsOf(city)[0]?.code ?? city;
  const usual = share.of[carrier] ?? share.of['*'] ?? 0.5;
  const near = other === 'BJS' || other === 'SHA' ? Math.min(1, usual + (city === 'BJS' ? 0 : 0.35)) : usual;
  return roll < near ? share.first : share.second;
}

/** Terminals by airport: airlines with their own, then `*`. Airports not named have one building. */
const terminals: Terminals = {
  PEK: { HU: 'T2', CN: 'T2', GS: 'T2', MU: 'T2', '*': 'T3' },
  SHA: { '9C': 'T1', '*': 'T2' },
  PVG: { MU: 'T1', FM: 'T1', KN: 'T1', '*': 'T2' },
  CAN: { CZ: 'T2', MF: 'T2', '3U': 'T2', HU: 'T1', '*': 'T1' },
  CTU: { '*': 'T2' },
  TFU: { '3U': 'T1', TV: 'T1', '*': 'T2' },
  SZX: { '*': 'T3' },
  CKG: { PN: 'T2', G5: 'T2', OQ: 'T2', '*': 'T3' },
  HGH: { MF: 'T3', '9C': 'T3', '*': 'T4' },
  XIY: { HU: 'T2', GS: 'T2', MU: 'T3', CZ: 'T3', '*': 'T5' },
  WUH: { '*': 'T3' },
  NKG: { HO: 'T1', '9C': 'T1', '*': 'T2' },
  CSX: { HU: 'T1', '9C': 'T1', '*': 'T2' },
  XMN: { MF: 'T3', CZ: 'T3', '*': 'T4' },
  CGO: { '*': 'T2' },
  TSN: { '*': 'T2' },
  HAK: { HU: 'T2', CZ: 'T1', '*': 'T1' },
  SYX: { '*': 'T1' },
  URC: { '*': 'T4' },
  HRB: { '*': 'T2' },
  SHE: { '*': 'T3' },
  LHW: { '*': 'T3' },
  TYN: { '*': 'T2' },
  KWE: { CZ: 'T3', HU: 'T3', '*': 'T2' },
  NNG: { '*': 'T2' },
  NGB: { '*': 'T2' },
  WNZ: { '*': 'T2' },
  HET: { '*': 'T1' },
  INC: { '*': 'T3' },
  KWL: { '*': 'T2' },
};

export const terminalOf = (airport: string, carrier: string): string => terminalIn(terminals, airport, carrier);
