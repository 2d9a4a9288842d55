import { signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import { train } from '#contract/train.ts';
import type { TrainRide } from '#contract/train.ts';
import { planKeyOf } from '../seat-plan/create-plans.ts';
import { createWays } from './create-ways.ts';
import { wayTexts } from './texts.ts';

const call = (telecode: string, clock: string) => ({ station: telecode, telecode, at: `2026-12-02 ${clock}:00` });
const ride = (trainNumber: string, left: number, price: string): TrainRide => ({
  trainNumber,
  letter: 'G',
  tags: [],
  from: call('AAA', '08:00'),
  to: call('CCC', left ? '14:00' : '12:00'),
  beginsHere: true,
  endsHere: true,
  minutes: left ? 360 : 240,
  nights: 0,
  km: 500,
  sale: { state: 'open' },
  seats: [{ seatClass: 'second', left, price, studentPrice: '' }],
  bySeatChange: left === 0,
});

it('ways are shown when all have answered, and later ones wait for a press', async () => {
  let answer = (): void => undefined;
  const waits = new Promise<void>((resolve) => (answer = resolve));
  const full = ride('G2', 0, '300');
  const found = signal<Record<string, unknown>>({});
  const services = {
    api: {
      async send(row: unknown) {
        await waits;
        const data = row === train.transfer ? { plans: [] } : { partWays: [], waits: [], flights: [] };
        return { ok: true, data };
      },
    },
  };
  const rides = signal([ride('G1', 9, '200'), full]);
  const results = {
    services,
    plans: { found, want: vi.fn() },
    rides,
    list: signal({}),
    input: signal({ onlyFast: false, travelType: 'private' }),
    isStudent: signal(false),
  };
  const model = createWays(results as never, wayTexts);
  expect([model.ranked.value.length, model.ways.value]).toEqual([1, []]);
  answer();
  await vi.waitFor(() => expect(model.ways.value).toHaveLength(1));
  const [first] = model.ways.value;
  const part = { seatClass: 'second', seat: '01车 1A号', seatNo: 0, from: full.from, to: full.to, price: '150' };
  found.value = { [planKeyOf(full)]: { plan: { parts: [part, part], price: '300' } } };
  expect([model.ranked.value.length, model.later.value, model.ways.value.map(({ id }) => id)]).toEqual([
    2,
    1,
    [first?.id],
  ]);
  model.rank();
  expect([model.ways.value.length, model.later.value]).toEqual([2, 0]);
  // Another choice of trains is another ranking.
  rides.value = [full];
  expect(model.ways.value.map(({ kind }) => kind)).toEqual(['seat']);
  model.dispose();
});
