import { expect, it } from 'vitest';
import type { Names, ShownSlice } from './slices.ts';
import { endsOf } from './Stops.tsx';

const airports = { PVG: { name: '浦东' }, SHA: { name: '虹桥' } } as unknown as Names['airports'];

it.each([
  ['other terminals', 'T1', 'PVG', 'T2', '浦东 T1 → T2'],
  ['other airports', 'T1', 'SHA', 'T2', '浦东 T1 → 虹桥 T2'],
  ['one terminal', 'T1', 'PVG', 'T1', '浦东 T1'],
  ['a terminal that is not known', '', 'PVG', 'T2', '浦东 未公布 → T2'],
  ['none known', '', 'PVG', '', ''],
])('a connection of %s', (_, dstTerm, orgAirport, orgTerm, said) => {
  const segments = [
    { dstAirport: 'PVG', dstTerm },
    { orgAirport, orgTerm },
  ] as unknown as ShownSlice['segments'];
  expect(endsOf({ names: { airports }, slice: { segments }, at: 0 }, '未公布')).toBe(said);
});
