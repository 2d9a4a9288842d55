import { expect, it } from 'vitest';
import type { Way } from '../ways/ways-of.ts';
import { sortPlans } from './create-transfers.ts';
import type { TransferSort } from './texts.ts';

const plan = (station: string, minutes: number, fen: number) => ({
  way: { to: { station }, minutes, fen, departs: 'x', risk: 'low' } as unknown as Way,
});
const plans = [plan('全州南', 420, 100), plan('桂林北', 480, 300), plan('桂林', 450, 200)];
const sorted = (by: TransferSort) =>
  sortPlans(plans, by, ({ to }) => !to.station.startsWith('桂林')).map(({ way }) => way.to.station);

it('by duration, plans that end in another town come after those that end in the city', () =>
  expect(sorted('minutes')).toEqual(['桂林', '桂林北', '全州南']));

it('another sort keeps to its figure', () => expect(sorted('price')).toEqual(['全州南', '桂林', '桂林北']));
