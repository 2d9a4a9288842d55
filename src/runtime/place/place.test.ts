import { expect, it } from 'vitest';
import { allRoutes } from '#routes/all.ts';
import { placeFor } from './place.ts';
import type { Place } from './place.ts';

const search = { name: 'train_query_list', params: {}, query: { applicationId: '77', date: '2026-12-17' } };

const at = (place: Place) => ({ place: { peek: () => place } });

it('the trip application of a search goes along to every search and form of an order, and to no other area', () => {
  const taken = allRoutes.filter(
    ({ name }) => placeFor(allRoutes, name, {}, at(search)).query['applicationId'] === '77',
  );
  expect([...new Set(taken.flatMap(({ widget }) => widget ?? []))].sort()).toEqual([
    'flight-booking',
    'flight-search',
    'hotel-booking',
    'hotel-order',
    'intl-order',
    'intl-order-detail',
    'intl-search',
    'pay-order',
    'train-booking',
    'train-change',
    'train-order',
    'train-order-finish',
  ]);
});

it('a place that is asked for with another application has that one, and none where none was named', () => {
  expect(placeFor(allRoutes, 'train_transfer', { applicationId: '5' }, at(search)).query).toEqual({
    applicationId: '5',
  });
  expect(placeFor(allRoutes, 'train_transfer', {}, at({ ...search, query: {} })).query).toEqual({});
});
