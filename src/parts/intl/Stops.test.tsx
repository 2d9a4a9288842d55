import { expect, it } from 'vitest';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import type { Names, ShownSlice } from './slices.ts';
import { StopCard, StopNotes } from './Stops.tsx';

const airports = { CAN: { name: '白云', cityName: '广州', country: 'CN', countryName: '中国' } };
const names = { airports } as unknown as Names;
/** The airport asks for more than the steps take: so much of the rest is no time to spare. */
const stop = {
  airport: 'CAN',
  kind: 'DI',
  minutes: 225,
  least: 120,
  steps: [
    { step: 'walk', minutes: 15 },
    { step: 'exit', minutes: 20 },
    { step: 'security', minutes: 20 },
  ],
  spare: 105,
  verdict: 'enough',
  marks: [],
  through: true,
};
const slice = {
  segments: [
    { dstAirport: 'CAN', dstTerm: 'T2' },
    { orgAirport: 'CAN', orgTerm: 'T2' },
  ],
  stops: [stop],
} as unknown as ShownSlice;

it('a connection has one time to spare, said once, in the list and in full', () => {
  const card = renderWorded(<StopCard names={names} slice={slice} at={0} />).root.textContent ?? '';
  const notes = renderWorded(<StopNotes names={names} slice={slice} />).root.textContent ?? '';
  for (const said of [card, notes]) {
    expect(said.match(/比所需多|空余/g)).toEqual(['比所需多']);
    expect(said).toContain('比所需多 1 时 45 分');
    expect(said).not.toMatch(/170|105|225/);
    // The terminal is one of an airport.
    expect(said).toContain('同航站楼 白云 T2');
  }
  expect(card).toContain('步骤相加 55 分钟，机场规定最短 2 时，取大者，需 2 时，比所需多 1 时 45 分');
});
