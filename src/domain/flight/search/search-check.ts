import type { Day } from '../../china-time.ts';
import { addDays, isDay } from '../../china-time.ts';
import { checkParty } from '../../passenger/party/party.ts';
import type { Party } from '../seat-prices.ts';
import { maxDaysAhead } from './search-state.ts';
import type { Search } from './search-state.ts';

export type SearchField = 'from' | 'to' | 'date' | 'returnDate' | 'people';
export type SearchErrors = Partial<Record<SearchField, string>>;

/** Errors that keep a form from being searched, by field; short enough for the line inside a field. */
export function checkSearch(search: Search, today: Day): SearchErrors {
  const errors: SearchErrors = {};
  if (!search.from) errors.from = '请选择出发城市';
  if (!search.to) errors.to = '请选择到达城市';
  else if (search.to === search.from) errors.to = '不能与出发城市相同';
  const date = dateError(search.date, today);
  if (date) errors.date = date;
  if (search.round) {
    if (!search.returnDate) errors.returnDate = '请选择返程日期';
    else if (search.returnDate < search.date) errors.returnDate = '返程不能早于去程';
    else {
      const late = dateError(search.returnDate, today);
      if (late) errors.returnDate = late;
    }
  }
  const people = checkPeople(search);
  if (people) errors.people = people;
  return errors;
}

function dateError(day: Day, today: Day): string | undefined {
  if (!isDay(day)) return '请选择日期';
  if (day < today) return '日期已过，请重选';
  return day > addDays(today, maxDaysAhead) ? '暂无一年后的航班' : undefined;
}

/** Checks a party by the rules of a passenger list; "" when the numbers are in order. */
export function checkPeople({ adults, children, infants }: Party): string {
  const party = (['ADT', 'CHD', 'INF'] as const).flatMap((fare, n) =>
    Array.from({ length: [adults, children, infants][n] ?? 0 }, () => ({ fare })),
  );
  return checkParty(party)?.message ?? '';
}
