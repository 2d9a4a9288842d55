import { describe, expect, it } from 'vitest';
import { keyOf, legName, legsIn, legsOf, onLeg, sameSegment, tripTitle } from './legs.ts';
import type { LegNo } from './legs.ts';

/** `PEK-SHA SHA-PEK`: one leg a word, its segments joined by a stroke through several cities. */
const trip = (text: string) =>
  text.split(' ').flatMap((leg, at) => {
    const cities = leg.split('-');
    return cities.slice(1).map((dstcityname, segment) => ({
      triptype: (at + 1) as LegNo,
      ...(cities.length > 2 && { segment: segment + 1 }),
      orgcityname: cities[segment] ?? '',
      dstcityname,
      depTime: `2026-12-0${at + 1} 08:00:00`,
    }));
  });

describe('the legs of a trip', () => {
  it('have from, to and day of their segments, in the order of the journey', () => {
    const flights = trip('北京-东京-纽约 纽约-北京').reverse();
    expect(
      legsOf(flights).map(({ index, from, to, day, segments }) => [index, from, to, day, segments.length]),
    ).toEqual([
      [1, '北京', '纽约', '2026-12-01', 2],
      [2, '纽约', '北京', '2026-12-02', 1],
    ]);
    expect(flights.map(keyOf)).toEqual(['2.1', '1.2', '1.1']);
  });

  it('a flight of the wire without a number of its segment is the first of its leg', () => {
    expect(sameSegment({ triptype: 2 }, { triptype: 2, segment: 1 })).toBe(true);
    expect(sameSegment({ triptype: 2, segment: 1 }, { triptype: 2, segment: 2 })).toBe(false);
    expect(sameSegment({ triptype: 1 }, { triptype: 2 })).toBe(false);
  });

  it('a number outside of one to six is no leg', () => {
    expect([0, 1, 6, 7, Number.NaN].map(onLeg)).toEqual([
      undefined,
      { triptype: 1 },
      { triptype: 6 },
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['one way', '北京-上海', [''], '北京 → 上海'],
    ['one way with a change of planes', '北京-东京-纽约', ['', ''], '北京 → 纽约'],
    ['a return', '北京-上海 上海-北京', ['去程', '返程'], '北京 ⇄ 上海'],
    ['two cities one way', '北京-上海 上海-广州', ['第 1 程', '第 2 程'], '北京 → 上海 → 广州'],
    ['an open jaw', '北京-上海 广州-成都', ['第 1 程', '第 2 程'], '北京 → 上海 / 广州 → 成都'],
    [
      'six legs',
      'A-B B-C C-D D-E E-F F-A',
      ['第 1 程', '第 2 程', '第 3 程', '第 4 程', '第 5 程', '第 6 程'],
      'A → B → C → D → E → F → A',
    ],
  ])('%s has these names of its legs, and this title', (_name, text, names, title) => {
    const flights = trip(text);
    expect(flights.map((one) => legName(one, flights))).toEqual(names);
    expect(tripTitle(flights)).toBe(title);
  });

  it('two flights of one leg, after a change of some passengers, have no name', () => {
    const flights = [{ triptype: 1 as const }, { triptype: 1 as const }];
    expect(legsIn(flights)).toEqual([1]);
    expect(legName({ triptype: 1 }, flights)).toBe('');
  });

  it('tickets of two legs are a return, and the second leg that is left alone has no name', () => {
    const tickets = [{ triptype: 1 as const }, { triptype: 2 as const }];
    expect(tickets.map((one) => legName(one, tickets))).toEqual(['去程', '返程']);
    expect(legName({ triptype: 2 }, [{ triptype: 2 }])).toBe('');
  });
});
