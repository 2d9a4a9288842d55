/** Number of flights in each hour of the day, from 06:30 on, as a share of the busiest hours. */
const byHour: readonly (readonly [hour: number, weight: number])[] = [
  [6.5, 0.5],
  [7, 1.3],
  [8, 1.3],
  [9, 1.1],
  [10, 1],
  [11, 1],
  [12, 0.9],
  [13, 0.95],
  [14, 1],
  [15, 1],
  [16, 1],
  [17, 1.1],
  [18, 1.2],
  [19, 1.2],
  [20, 0.9],
  [21, 0.55],
];
const lastHour = 22;
const total = byHour.reduce((sum, [hour, weight], n) => sum + weight * ((byHour[n + 1]?.[0] ?? lastHour) - hour), 0);

const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

/** Minute of the day for a share of the day's departures: 0 is 06:30, 1 is 22:00. */
export function minuteAt(share: number): number {
  let rest = share * total;
  for (const [n, [hour, weight]] of byHour.entries()) {
    const hours = (byHour[n + 1]?.[0] ?? lastHour) - hour;
    if (rest <= weight * hours) return toFive((hour + rest / weight) * 60);
    rest -= weight * hours;
  }
  return lastHour * 60;
}

/** Spreads the rotations of a pair over the day, so that one airline's flights do not bunch. */
export function spreadShare(index: number, of: number, jitter: number): number {
  if (of === 1) return 0.04 + jitter * 0.75;
  let step = Math.max(1, Math.round(of * 0.618));
  while (greatestDivisor(step, of) > 1) step += 1;
  return (((index * step) % of) + jitter) / of;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The way back: after the aircraft has been turned round, or the next morning when that would be after 23:30. */
export function returnMinute(arrival: number, roll: number): { minute: number; nextDay: boolean } {
  const ready = toFive(arrival + 55 + roll * 35);
  return ready <= 23 * 60 + 30
    ? { minute: ready, nextDay: false }
    : { minute: toFive(6 * 60 + 30 + roll * 120), nextDay: true };
}
