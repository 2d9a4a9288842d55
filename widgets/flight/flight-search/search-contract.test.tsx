import { addDays, dayAt } from '#domain/china-time.ts';
import { readState, writeState } from '#domain/flight/search/search-codec.ts';
import { searchSuite } from '#tests/support/suites/search-suite.ts';

const today = dayAt(Date.now());
const trip = { from: 'BJS', to: 'SHA', date: addDays(today, 12) };

searchSuite({
  widget: 'flight-search',
  path: '/airTicket/query',
  query: { ...trip, adults: '2', children: '1', cabin: 'all', sort: 'price', stops: 'direct' },
  again: (query) => writeState(readState(query, today).state),
  past: { address: `/airTicket/query?${new URLSearchParams({ ...trip, date: '2020-01-01' })}`, says: /日期已过或太远/ },
  call: '/airTicket/queryFlight',
  row: '.fs-fl__hit',
  other: { date: addDays(today, 13) },
  submit: '搜索航班',
  form: `/airTicket/query?${new URLSearchParams({ ...trip, step: 'form' })}`,
});
