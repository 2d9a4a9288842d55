import { expect, it } from 'vitest';
import type { IntlList } from '#contract/intl.ts';
import type { NextOffer } from '#domain/intl/offers.ts';
import { judgedOf } from './judged.ts';

/** A long slice, on which the standard grants the brand's cabin, and a short one, on which it does not. */
const list = {
  slices: [[{ minutes: 700 }], [{ minutes: 300 }]],
  brands: [{ cabin: 'W' }],
  standard: {
    control: 'forbid',
    summary: '',
    cabins: [
      { fromHours: 0, cabin: 'Y' },
      { fromHours: 10, cabin: 'W' },
    ],
  },
} as unknown as IntlList;
const offer = { offer: { itineraries: [0, 0], brand: 0 } } as unknown as NextOffer;

it('a slice that is still to be chosen is not judged', () => {
  expect([0, 1].map((slice) => judgedOf(list, offer, slice)?.verdict)).toEqual(['ok', 'forbidden']);
});

it('without a standard there is no verdict', () => {
  const { standard: _standard, ...free } = list;
  expect(judgedOf(free, offer, 1)).toBeUndefined();
});
