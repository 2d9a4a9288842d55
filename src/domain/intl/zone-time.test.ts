import moment from 'moment-timezone';
import { describe, expect, it } from 'vitest';
import { momentOf, momentOfWall, offsetAt, wallClock } from './zone-time.ts';
import { places } from './places/places.ts';

/** An independent reading of the clocks of a zone, with a table of its own. */
const shown = (zone: string, ms: number): string => moment.tz(ms, zone).format('YYYY-MM-DD HH:mm');

const zones = [...new Set(places.map(({ zone }) => zone))];
const from = Date.UTC(2024, 0, 1);
const to = Date.UTC(2031, 0, 1);

describe('clocks of time zones', () => {
  it('show what an independent table says, at 40 moments in each zone from 2024 to 2030', () => {
    for (const [at, zone] of zones.entries())
      for (let n = 0; n < 40; n += 1) {
        const ms = from + Math.floor(((((n * 40_503 + at * 9_973) % 65_536) / 65_536) * (to - from)) / 60_000) * 60_000;
        expect(wallClock(ms, offsetAt(zone, ms)), `${zone} ${ms}`).toBe(shown(zone, ms));
        expect(momentOfWall(wallClock(ms, offsetAt(zone, ms)), offsetAt(zone, ms))).toBe(ms);
      }
  });

  it.each([
    // Spring: 02:00 becomes 03:00. Autumn: 03:00 becomes 02:00.
    ['Europe/Paris', '2026-03-29', 1, 30, '2026-03-29 01:30', 60],
    ['Europe/Paris', '2026-03-29', 2, 30, '2026-03-29 03:30', 120],
    ['Europe/Paris', '2026-10-25', 1, 30, '2026-10-25 01:30', 120],
    ['Europe/Paris', '2026-10-25', 4, 0, '2026-10-25 04:00', 60],
    ['America/New_York', '2026-03-08', 3, 0, '2026-03-08 03:00', -240],
    ['Australia/Lord_Howe', '2026-04-05', 12, 0, '2026-04-05 12:00', 630],
    // Laws of 2026: the clocks are no longer moved.
    ['America/Vancouver', '2026-12-01', 12, 0, '2026-12-01 12:00', -420],
    ['Africa/Casablanca', '2026-12-01', 12, 0, '2026-12-01 12:00', 0],
    ['Asia/Kathmandu', '2026-11-26', 23, 59, '2026-11-26 23:59', 345],
    ['Asia/Shanghai', '2026-11-26', 8, 0, '2026-11-26 08:00', 480],
  ])('%s on %s at %i:%i is %s', (zone, day, hour, minute, wall, offset) => {
    const ms = momentOf(zone, day, hour * 60 + minute);
    expect([wallClock(ms, offsetAt(zone, ms)), offsetAt(zone, ms)]).toEqual([wall, offset]);
  });
});
