import { describe, expect, it } from 'vitest';
import { transferRisk } from './transfer-risk.ts';
import { bestWays, risks, scoreOf, sortWays } from './ways.ts';
import type { WayFigures } from './ways.ts';

const way = (fen: number, minutes: number, risk: WayFigures['risk'] = 'none', clock = '08:00'): WayFigures => ({
  fen,
  minutes,
  risk,
  departs: `2026-12-01 ${clock}:00`,
});

/** Figures without a library of chance: the same on every run. */
function* figures(seed: number): Generator<number, never> {
  let now = seed;
  for (;;) {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield now;
  }
}

const beats = (a: WayFigures, b: WayFigures): boolean =>
  a.fen <= b.fen &&
  a.minutes <= b.minutes &&
  risks.indexOf(a.risk) <= risks.indexOf(b.risk) &&
  (a.fen < b.fen || a.minutes < b.minutes || a.risk !== b.risk);

describe('ways that are worth a look', () => {
  it('equal those of a comparison of each with each', () => {
    const next = figures(7);
    for (let round = 0; round < 2_000; round += 1) {
      const size = 1 + (next.next().value % 12);
      const ways = Array.from({ length: size }, (_, at) =>
        way(next.next().value % 6, next.next().value % 6, risks[next.next().value % risks.length], `0${at % 10}:00`),
      );
      const asked = ways.filter((one) => !ways.some((other) => beats(other, one)));
      const shown = new Set(asked.map(({ fen, minutes, risk }) => `${fen} ${minutes} ${risk}`));
      const found = bestWays(ways);
      expect(new Set(found.map(({ fen, minutes, risk }) => `${fen} ${minutes} ${risk}`))).toEqual(shown);
      expect(found.length).toBe(shown.size);
    }
  });

  it('of equal ones the earliest stays', () => {
    expect(bestWays([way(1, 1, 'none', '09:00'), way(1, 1, 'none', '07:00')])).toEqual([way(1, 1, 'none', '07:00')]);
  });
});

it('an hour is worth 60 yuan, and a risk its own amount', () => {
  expect(scoreOf(way(70_200, 290, 'low'))).toBe(101_200);
  expect(scoreOf(way(100, 0))).toBe(100);
});

it.each([
  ['price', ['dear', 'slow', 'risky']],
  ['minutes', ['risky', 'dear', 'slow']],
  ['risk', ['dear', 'slow', 'risky']],
  ['score', ['dear', 'risky', 'slow']],
] as const)('are in the order of their %s', (by, order) => {
  const named = [
    { ...way(10_000, 600), name: 'slow' },
    { ...way(9000, 300), name: 'dear' },
    { ...way(20_000, 240, 'high'), name: 'risky' },
  ];
  expect(sortWays(named, by).map(({ name }) => name)).toEqual(order);
});

it.each([
  ['seat', 2, 'low'],
  ['same', 29, 'medium'],
  ['same', 30, 'low'],
  ['other', 119, 'high'],
  ['other', 120, 'medium'],
] as const)('a change at the %s place with %i minutes is of %s risk', (kind, waits, risk) => {
  expect(transferRisk(kind, waits)).toBe(risk);
});
