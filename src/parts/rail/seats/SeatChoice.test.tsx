import { createElement } from 'react';
import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { useValue } from '#kit/readable.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { noSeats } from './seat-values.ts';
import type { SeatValues } from './seat-values.ts';
import { SeatChoice } from './SeatChoice.tsx';
import { seatTexts } from './texts.ts';

it('a seat beyond the number of passengers is refused with words, until one of the others is taken back', async () => {
  const values = signal<SeatValues>({ ...noSeats, letters: [] });
  const edit = (change: Partial<SeatValues>) => void (values.value = { ...values.peek(), ...change });
  const Choice = () =>
    createElement(SeatChoice, {
      chosen: useValue(values),
      onChoose: edit,
      words: seatTexts,
      ride: {
        seatRows: [
          ['A', 'B', 'C'],
          ['D', 'F'],
        ],
        berths: [],
        arrangement: '',
      },
      most: 2,
    });
  const { screen, click } = renderWorded(createElement(Choice));
  const press = (letter: string) => click(screen.getByRole('button', { name: `第一排 ${letter} 座` }));
  for (const letter of ['A', 'B', 'C']) await press(letter);
  screen.getByText(/已选满/);
  expect(values.peek().letters).toEqual(['1A', '1B']);
  await press('A');
  expect(screen.queryByText(/已选满/)).toBeNull();
  await press('C');
  expect(values.peek().letters).toEqual(['1B', '1C']);
});
