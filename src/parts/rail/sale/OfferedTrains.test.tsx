import { createElement } from 'react';
import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type { TrainChangeOffers } from '#contract/train-sale.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { OfferedTrains } from './OfferedTrains.tsx';
import { changeTexts } from './texts.ts';

type Ride = TrainChangeOffers['rides'][number];

const even = { spread: '0.00', charge: '0.00', due: '0.00', back: '0.00' };
const ride = (trainNumber: string, clock: string): Ride => {
  const call = (station: string, telecode: string) => ({ station, telecode, at: `2026-12-02 ${clock}:00` });
  return {
    trainNumber,
    letter: trainNumber.slice(0, 1),
    from: call('北京南', 'VNP'),
    to: call('上海虹桥', 'AOH'),
    beginsHere: true,
    endsHere: true,
    minutes: 290,
    nights: 0,
    km: 1318,
    sale: { state: 'open' },
    tags: [],
    bySeatChange: false,
    seats: [{ seatClass: 'second', left: 9, price: '553', studentPrice: '', change: even }],
  };
};

it('trains stand by their distance from the old hour, and a kind leaves its own alone', async () => {
  const { screen } = renderWorded(
    createElement(OfferedTrains, {
      rides: [ride('G1', '06:10'), ride('D7', '13:30'), ride('G5', '14:20')],
      t: changeTexts,
      values: { ticketIds: ['1'], trainNumber: '', from: '', to: '', seatClass: 'second' },
      old: { seatClass: 'second', at: '2026-12-01 14:00:00' },
      error: undefined,
      onTake: vi.fn(),
    }),
  );
  const numbers = () => screen.getAllByText(/^[GD]\d$/).map(({ textContent }) => textContent);
  expect(numbers()).toEqual(['G5', 'D7', 'G1']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'D 动车' }));
  await vi.waitFor(() => expect(numbers()).toEqual(['D7']));
});

it('a choice of another class is in the list from the first', () => {
  const [only] = [ride('G1', '06:10')];
  const business = { ...only.seats[0]!, seatClass: 'business' as const };
  const { screen } = renderWorded(
    createElement(OfferedTrains, {
      rides: [{ ...only, seats: [...only.seats, business] }],
      t: changeTexts,
      values: { ticketIds: ['1'], trainNumber: 'G1', from: 'VNP', to: 'AOH', seatClass: 'business' },
      old: { seatClass: 'second', at: '2026-12-01 14:00:00' },
      error: undefined,
      onTake: vi.fn(),
    }),
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /商务座/ }).checked).toBe(true);
});

it('of several tickets the price is that of one, and the sum that of all', () => {
  const shown = (ticketIds: string[], due: string, back: string) => {
    const only = ride('G1', '06:10');
    const seats = only.seats.map((seat) => ({ ...seat, change: { ...even, due, back } }));
    const { screen } = renderWorded(
      createElement(OfferedTrains, {
        rides: [{ ...only, seats }],
        t: changeTexts,
        values: { ticketIds, trainNumber: '', from: '', to: '', seatClass: 'second' },
        old: { seatClass: 'second', at: '2026-12-01 14:00:00' },
        error: undefined,
        onTake: vi.fn(),
      }),
    );
    return screen.getAllByRole('radio', { name: /G1/ }).at(-1)?.closest('label')?.textContent;
  };
  expect(shown(['1', '2'], '0.00', '135.00')).toMatch(/成人票 ¥553\/张2 张共退 ¥135/);
  expect(shown(['1', '2'], '20.00', '0.00')).toMatch(/2 张共补 ¥20/);
  expect(shown(['1'], '0.00', '135.00')).toMatch(/有票|9 张/);
  expect(shown(['1'], '0.00', '135.00')).toMatch(/¥553退 ¥135/);
});
