import { expect, it } from 'vitest';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { SliceLine } from './SliceLine.tsx';
import type { Names, ShownSlice } from './slices.ts';

const airports = { PVG: { name: '浦东', cityName: '上海' }, CDG: { name: '戴高乐', cityName: '巴黎' } };
const names = { airports } as unknown as Names;
const flight = {
  flightNo: 'CA833',
  airline: 'CA',
  planeType: '789',
  orgAirport: 'PVG',
  orgTerm: 'T2',
  dstAirport: 'CDG',
  dstTerm: 'T1',
  depTime: '2026-12-12 23:55',
  arrTime: '2026-12-14 05:55',
};

it.each([
  [2, '05:55+2天'],
  [1, '05:55+1天'],
  [0, '05:55'],
  [-1, '05:55−1天'],
])('a slice that ends %i days after it began says so at its end', (days, said) => {
  const slice = { segments: [flight], stops: [], minutes: 780, days } as unknown as ShownSlice;
  const { root } = renderWorded(<SliceLine names={names} slice={slice} />);
  expect([...root.querySelectorAll('.t-time')].map((time) => time.textContent)).toEqual(['23:55', said]);
});
