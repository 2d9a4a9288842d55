import { addDays, dayAt } from '#domain/china-time.ts';
import { readHotelSearch, writeHotelSearch } from '#domain/hotel/hotel-search.ts';
import { searchSuite } from '#tests/support/suites/search-suite.ts';

const day = (ahead: number) => addDays(dayAt(Date.now()), ahead);
const trip = { city: 'SHA', cityName: '上海', checkIn: day(20), checkOut: day(22) };

searchSuite({
  widget: 'hotel-booking',
  as: '13800000010',
  path: '/hotel/list',
  query: { ...trip, rooms: '2', adults: '2', ages: '8', breakfast: '1' },
  again: (query) => writeHotelSearch(readHotelSearch(query, Date.now()).search),
  past: { address: '/hotel/index?city=SHA&checkIn=2020-01-01&checkOut=2020-01-02', says: /入住日期已过/ },
  call: '/hotel/query',
  row: '.hl-card',
  other: { checkOut: day(23) },
  submit: '搜索酒店',
  form: `/hotel/index?${new URLSearchParams(trip)}`,
});
