import moment from 'moment-timezone';
import { describe, expect, it } from 'vitest';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { clockChanges, clockedParts } from './slices.ts';
import type { Names, ShownSlice } from './slices.ts';
import { TwoClocks } from './TwoClocks.tsx';

const zones = {
  PVG: ['上海', 'Asia/Shanghai'],
  CDG: ['巴黎', 'Europe/Paris'],
  MUC: ['慕尼黑', 'Europe/Berlin'],
  LHR: ['伦敦', 'Europe/London'],
  JFK: ['纽约', 'America/New_York'],
  SYD: ['悉尼', 'Australia/Sydney'],
  SIN: ['新加坡', 'Asia/Singapore'],
} as const;
type Code = keyof typeof zones;
const zoneOf = (code: string): string => zones[code as Code][1];
const names = {
  airports: Object.fromEntries(
    Object.entries(zones).map(([code, [cityName, zone]]) => [code, { name: code, cityName, zone }]),
  ),
} as unknown as Names;

/** The clocks of a place by a table and a calculation that are not the product's. */
const clockAt = (code: string, ms: number): string => moment.tz(ms, zoneOf(code)).format('YYYY-MM-DD HH:mm');
const offsetIn = (code: string, ms: number): number => moment.tz(ms, zoneOf(code)).utcOffset();

/** `PVG 2027-03-27T16:00Z CDG 2027-03-28T04:30Z`: flights by the moments at which they begin and end. */
function sliceOf(way: string): ShownSlice & { moments: number[] } {
  const words = way.split(' ');
  const moments = words.filter((_, at) => at % 2).map((text) => Date.parse(text));
  const segments = [];
  for (let at = 0; at + 3 < words.length; at += 4) {
    const [org = '', , dst = ''] = words.slice(at);
    const [dep = 0, arr = 0] = moments.slice(at / 2);
    segments.push({
      flightNo: 'CA1',
      orgAirport: org,
      orgTerm: '',
      dstAirport: dst,
      dstTerm: '',
      depTime: clockAt(org, dep),
      depOffset: offsetIn(org, dep),
      arrTime: clockAt(dst, arr),
      arrOffset: offsetIn(dst, arr),
      minutes: (arr - dep) / 60_000,
    });
  }
  const stops = segments
    .slice(1)
    .map((_, at) => ({ minutes: ((moments[at * 2 + 2] ?? 0) - (moments[at * 2 + 1] ?? 0)) / 60_000 }));
  const minutes = ((moments.at(-1) ?? 0) - (moments[0] ?? 0)) / 60_000;
  return { segments, stops, minutes, days: 0, moments } as unknown as ShownSlice & { moments: number[] };
}

const cases: [string, string, [string, number][]][] = [
  ['no change', 'PVG 2027-03-20T16:00Z CDG 2027-03-21T04:30Z', []],
  ['to Paris, as Europe moves its clocks on in March', 'PVG 2027-03-27T16:00Z CDG 2027-03-28T04:30Z', [['巴黎', 60]]],
  ['to Paris, as Europe moves them back in October', 'PVG 2026-10-24T16:00Z CDG 2026-10-25T04:30Z', [['巴黎', -60]]],
  ['that lands in the minute of the change', 'PVG 2027-03-27T12:00Z CDG 2027-03-28T01:00Z', [['巴黎', 60]]],
  ['that lands a minute before it', 'PVG 2027-03-27T12:00Z CDG 2027-03-28T00:59Z', []],
  [
    'from Paris: the clock of the place where it began is moved',
    'CDG 2027-03-28T00:00Z SIN 2027-03-28T12:30Z',
    [['巴黎', 60]],
  ],
  [
    'to Singapore by Paris, in October: a clock is moved between landing and the next departure',
    'LHR 2026-10-24T19:00Z CDG 2026-10-24T20:15Z CDG 2026-10-25T09:00Z SIN 2026-10-25T22:00Z',
    [['伦敦、巴黎', -60]],
  ],
  [
    'from Shanghai to New York by Paris, in March: only the stop is moved',
    'PVG 2027-03-27T10:00Z CDG 2027-03-27T22:30Z CDG 2027-03-28T08:00Z JFK 2027-03-28T16:30Z',
    [['巴黎', 60]],
  ],
  [
    'that has left a stop before its clock is moved',
    'PVG 2027-03-27T07:00Z CDG 2027-03-27T19:30Z CDG 2027-03-27T22:00Z JFK 2027-03-28T06:30Z',
    [],
  ],
  [
    'to Paris by Munich: both are moved',
    'PVG 2027-03-27T12:00Z MUC 2027-03-28T00:30Z MUC 2027-03-28T05:00Z CDG 2027-03-28T06:40Z',
    [['慕尼黑、巴黎', 60]],
  ],
  ['to New York in March', 'PVG 2027-03-14T02:00Z JFK 2027-03-14T16:30Z', [['纽约', 60]]],
  ['to Sydney in April, which moves them back', 'PVG 2027-04-03T12:00Z SYD 2027-04-03T22:00Z', [['悉尼', -60]]],
  ['to Sydney in October, which moves them on', 'PVG 2026-10-03T12:00Z SYD 2026-10-03T22:00Z', [['悉尼', 60]]],
];

describe('a way by two clocks', () => {
  it.each(cases)('%s', (_, way, changes) => {
    const slice = sliceOf(way);
    const home = way.slice(0, 3);
    const ends = clockedParts(names, slice)
      .filter(({ kind }) => kind === 'flight')
      .flatMap(({ from, to }) => [from, to]);
    expect(ends.map((end) => [end.home, end.local, end.offset])).toEqual(
      slice.moments.map((ms, at) => {
        const code = ends[at]?.airport ?? '';
        return [clockAt(home, ms), clockAt(code, ms), offsetIn(code, ms)];
      }),
    );
    const stops = clockedParts(names, slice).filter(({ kind }) => kind === 'stop');
    expect(stops.map(({ minutes }) => minutes)).toEqual(slice.stops.map(({ minutes }) => minutes));
    expect(clockChanges(names, slice).map(({ cities, minutes }) => [cities.join('、'), minutes])).toEqual(changes);
    const said = renderWorded(<TwoClocks names={names} slice={slice} />).root.textContent ?? '';
    for (const [cities, minutes] of changes)
      expect(said).toContain(`途中${cities}的时钟${minutes > 0 ? '拨快' : '拨慢'} 60 分钟，以上时刻均已计入`);
    expect(said.includes('时钟拨')).toBe(changes.length > 0);
    for (const { local } of ends) expect(said).toContain(local.slice(11));
  });
});
