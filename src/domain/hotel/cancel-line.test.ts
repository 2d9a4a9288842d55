import { expect, test } from 'vitest';
import { msOf } from '../china-time.ts';
import { cancelStretches } from './cancel-line.ts';

const steps = [
  { from: null, to: '2026-09-21 18:00:00', penalty: '0' },
  { from: '2026-09-21 18:00:00', to: '2026-09-22 18:00:00', penalty: '508' },
  { from: '2026-09-22 18:00:00', to: null, penalty: '1056' },
];
const at = (moment: string) => msOf(`${moment}:00`);

test('each step of a rule is a stretch with its amounts; the first one begins now', () => {
  expect(cancelStretches(steps, '1056', at('2026-09-01 10:00'))).toEqual([
    { kind: 'free', from: null, penalty: 0, refund: 105600 },
    { kind: 'part', from: '2026-09-21 18:00:00', penalty: 50800, refund: 54800 },
    { kind: 'none', from: '2026-09-22 18:00:00', penalty: 105600, refund: 0 },
  ]);
});

test('a step that is over is left out, and the current one begins now', () => {
  expect(
    cancelStretches(steps, '1056', at('2026-09-21 18:00')).map(({ kind, from }) => `${kind} ${from ?? 'now'}`),
  ).toEqual(['part now', 'none 2026-09-22 18:00:00']);
});

test('without a payment nothing can be kept', () => {
  expect(cancelStretches([{ from: null, to: null, penalty: '0' }], '0', 0)).toEqual([
    { kind: 'free', from: null, penalty: 0, refund: 0 },
  ]);
});
