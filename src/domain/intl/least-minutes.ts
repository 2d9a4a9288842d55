/** First letter: the flight that arrives, second: the flight that departs; domestic or international. */
export type StopKind = 'DD' | 'DI' | 'ID' | 'II';

/** Minimum connection times are a table of ours: no airport has confirmed it. */
export const stopSource = { name: '平台中转时间表（自编，未经机场确认）', date: '2026-11-26' };

/** Minutes by kind, in the order DD DI ID II. */
type Row = readonly [number, number, number, number];
const order: readonly StopKind[] = ['DD', 'DI', 'ID', 'II'];

/** Where an airport has no row: three quarters of an hour at home, longer over a border. */
const usual: Row = [45, 75, 90, 60];

const table: Readonly<Record<string, Row>> = {
  PEK: [60, 120, 120, 90],
  PKX: [60, 90, 90, 75],
  PVG: [60, 120, 120, 90],
  CAN: [60, 90, 120, 75],
  HKG: [60, 60, 60, 60],
  TPE: [60, 75, 75, 60],
  NRT: [30, 75, 75, 60],
  HND: [30, 80, 80, 60],
  ICN: [40, 90, 90, 70],
  SIN: [60, 60, 60, 60],
  BKK: [60, 75, 75, 75],
  KUL: [45, 60, 60, 60],
  DXB: [75, 75, 75, 75],
  DOH: [60, 60, 60, 60],
  AUH: [60, 60, 60, 60],
  IST: [45, 60, 75, 60],
  FRA: [45, 45, 60, 45],
  MUC: [35, 45, 45, 40],
  ZRH: [40, 40, 50, 40],
  VIE: [30, 30, 45, 30],
  HEL: [35, 40, 45, 40],
  AMS: [40, 50, 50, 50],
  CDG: [60, 75, 90, 75],
  MAD: [45, 60, 60, 60],
  LHR: [60, 75, 90, 75],
  JFK: [60, 75, 105, 105],
  LAX: [60, 90, 120, 120],
  SFO: [50, 60, 105, 105],
  ORD: [50, 75, 90, 90],
  DFW: [40, 60, 90, 90],
  YVR: [40, 60, 90, 75],
  YYZ: [45, 75, 90, 75],
  SYD: [45, 90, 90, 60],
  ADD: [45, 60, 60, 60],
};

/** The least time between two flights at an airport; the way between terminals, airports or tickets comes on top. */
export function leastMinutes(
  airport: string,
  kind: StopKind,
  {
    isOtherTerminal,
    isOtherAirport,
    isThrough,
  }: { isOtherTerminal: boolean; isOtherAirport: boolean; isThrough: boolean },
): number {
  const usualTime = (table[airport] ?? usual)[order.indexOf(kind)] ?? 90;
  if (isOtherAirport) return usualTime + 120;
  return usualTime + (isOtherTerminal ? 20 : 0) + (isThrough ? 0 : 60);
}
