import { expect, it } from 'vitest';
import type { IntlList } from '#contract/intl.ts';
import type { NextOffer } from '#domain/intl/offers.ts';
import { judgedOf } from './judged.ts';

/** Of two slices, the second is above the standard. */
const list = {
  standard: {
    control: 'forbid',
    summary: '',
    verdicts: [{ verdict: 'forbidden', reason: '差标为经济舱，所选为超级经济舱' }],
    above: [{}, { '0.0': 0 }],
  },
} as unknown as IntlList;
const offer = { offer: { itineraries: [0, 0], brand: 0 } } as unknown as NextOffer;

it('a slice that is still to be chosen is not judged', () => {
  expect([0, 1].map((slice) => judgedOf(list, offer, slice)?.verdict)).toEqual(['ok', 'forbidden']);
});

it('without a standard there is no verdict', () => {
  const { standard: _standard, ...free } = list;
  expect(judgedOf(free as IntlList, offer, 1)).toBeUndefined();
});
