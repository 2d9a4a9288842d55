import { expect, it } from 'vitest';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { OtherAirport } from './OtherAirport.tsx';
import type { Names, ShownSlice } from './slices.ts';

const airports = Object.fromEntries(
  [
    ['HND', '羽田', '东京'],
    ['NRT', '成田', '东京'],
    ['ICN', '仁川', '首尔'],
  ].map(([code = '', name, cityName]) => [code, { name, cityName }]),
) as unknown as Names['airports'];
const slice = (orgAirport: string, dstAirport: string) =>
  ({ segments: [{ orgAirport, dstAirport }], stops: [] }) as unknown as ShownSlice;

it.each([
  ['another airport of the city', 'NRT', '上一程到达东京羽田，本程从成田出发：两座机场不同，请预留市内交通时间'],
  ['the airport that was reached', 'HND', ''],
  ['another city', 'ICN', ''],
])('a slice that leaves from %s', (_, from, said) => {
  const { root } = renderWorded(
    <OtherAirport names={{ airports }} before={slice('PVG', 'HND')} slice={slice(from, 'PVG')} />,
  );
  expect(root.textContent).toBe(said);
});

it('the first slice has none before it', () => {
  const { root } = renderWorded(<OtherAirport names={{ airports }} before={undefined} slice={slice('NRT', 'PVG')} />);
  expect(root.textContent).toBe('');
});
