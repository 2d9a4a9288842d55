import { expect, it } from 'vitest';
import { shiftedStop, stopMarkName } from './connection.ts';

it('a stop is judged by the minutes that it leaves to spare: up to 30 are tight, up to 120 enough', () => {
  const verdicts = [-1, 0, 30, 31, 120, 121].map(
    (spare) => shiftedStop({ minutes: 100, spare: 0, verdict: 'tight' }, spare).verdict,
  );
  expect(verdicts).toEqual(['short', 'tight', 'tight', 'enough', 'enough', 'ample']);
});

it('a transfer of one’s own says that the country has to be entered, where it has', () => {
  expect(stopMarkName('selfTransfer', [{ step: 'walk' }, { step: 'entry' }])).toBe('自行转机 · 须入境');
  expect(stopMarkName('selfTransfer', [{ step: 'walk' }])).toBe('自行转机');
});
