import { addDays, dayAt } from '#domain/china-time.ts';
import { readTrainSearch, writeTrainSearch } from '#domain/rail/search/train-search.ts';
import { searchSuite } from '#tests/support/suites/search-suite.ts';

const day = (ahead: number) => addDays(dayAt(Date.now()), ahead);
const trip = { from: '北京', to: '上海', date: day(5) };

searchSuite({
  widget: 'train-booking',
  as: '13800000010',
  path: '/train/train_query_list',
  query: { ...trip, student: '1', kinds: 'GC', seatClasses: 'second', sort: 'price' },
  again: (query) => writeTrainSearch(readTrainSearch(query, Date.now()).search),
  past: { address: '/train/train_query_list?from=北京&to=上海&date=2020-01-01', says: /出发日期已过/ },
  call: '/train/query',
  row: '[data-train]',
  other: { date: day(6) },
  submit: '搜索车次',
  form: `/train/train_query_list?${new URLSearchParams({ ...trip, step: 'form' })}`,
});
