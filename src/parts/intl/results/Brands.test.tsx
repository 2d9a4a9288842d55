import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import type { IntlList } from '#contract/intl.ts';
import type { ItineraryGroup } from '#domain/intl/search/itineraries.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import type { ShownSlice } from '../slices.ts';
import { Brands } from './Brands.tsx';
import type { IntlResults } from './create-intl-results.ts';

const terms = { refundBefore: 900, refundAfter: null, changeBefore: 0, changeAfter: null, freeChanges: 0 };
const list = {
  slices: [[{ bagRule: ['CA'] }]],
  brands: [{ brandId: 'CA-PE', name: '超级经济', cabin: 'W', terms: [terms], bags: { CA: { pieces: 2, kg: 23 } } }],
} as unknown as IntlList;
const slice = { segments: [{ flightNo: 'CA1' }, { flightNo: 'CA2' }], stops: [] } as unknown as ShownSlice;
const model = {
  slice: signal(0),
  state: signal({ legs: [{ from: 'SHA', to: 'PAR' }] }),
  services: {},
  isLast: () => true,
} as unknown as IntlResults;
const types = [{ psgType: 'ADT', count: 1, price: 5000, tax: 900, serviceFee: 20 }];

it.each([
  ['W,Y', '混舱 CA1 超级经济舱 CA2 经济舱'],
  ['W,W', ''],
])('an offer of the cabins %s warns of those that are below the brand', (cabins, warned) => {
  const offer = { brand: 0, itinerary: 0, classes: 'P/Y', cabins, offer: { itineraries: [0], brand: 0 } };
  const group = { offers: [{ ...offer, price: { types, adult: 5920, total: 5920, left: 10 } }] };
  const { root } = renderWorded(
    <Brands model={model} list={list} group={group as unknown as ItineraryGroup} slice={slice} />,
  );
  const brand = root.querySelector('[data-brand="CA-PE"] .il-brand__n')?.textContent ?? '';
  expect(brand.includes('混舱')).toBe(warned !== '');
  expect(brand).toContain(warned);
  expect(root.querySelectorAll('[data-brand] .t-tag--warn')).toHaveLength(warned ? 1 : 0);
});
