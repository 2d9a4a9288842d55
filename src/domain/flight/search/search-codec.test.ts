import { describe, expect, it } from 'vitest';
import { readChosenSeats, writeChosenSeats } from '../chosen-seats.ts';
import { byRecommendation, noFilters } from '../list/list-choices.ts';
import { checkPeople, checkSearch } from './search-check.ts';
import { readSearch, readState, writeState } from './search-codec.ts';
import { remember, rememberCity, stillAhead } from './search-history.ts';
import { settlePlaces, wordsOfPlace } from './search-places.ts';
import { draftOf, emptySearch, stateOf, swapped, withDate, withRound } from './search-state.ts';
import type { SearchState } from './search-state.ts';
import { cityOfPlace } from '../cities/cities.ts';

const today = '2026-09-16';
const emptyState = (day: string): SearchState => ({
  ...emptySearch(day),
  step: 'form',
  outbound: '',
  filters: noFilters,
  sort: byRecommendation,
  open: '',
});
const trip = { from: 'BJS', to: 'SHA', date: '2026-09-22', returnDate: '2026-09-26' };

describe('the address of a search', () => {
  it('is empty of what is usual', () => {
    const written = Object.entries(writeState({ ...emptyState(today), from: 'BJS', to: 'SHA' })).filter(
      ([, value]) => value !== undefined,
    );
    expect(Object.fromEntries(written)).toEqual({ from: 'BJS', to: 'SHA', date: '2026-09-17', step: 'form' });
  });

  it('brings back everything that was written into it', () => {
    const state = {
      ...emptyState(today),
      ...trip,
      round: true,
      adults: 2,
      children: 1,
      infants: 1,
      cabin: 'CF',
      travelType: 'business',
      step: 'return',
      outbound: 'CA1501-20260922-PEKSHA~T~930',
      filters: {
        ...noFilters,
        stops: ['direct'],
        dep: ['06-12', '18-24'],
        airline: ['3U', 'CA'],
        depAirport: ['SHA'],
        size: ['大型'],
        compliant: true,
        hideShare: true,
      },
      sort: { by: 'price', down: true },
      open: 'MU5104-20260926-SHAPEK',
    } as const;
    expect(readState(writeState(state), today)).toEqual({ state, problems: [] });
  });

  it('keeps a return trip whose way back is not chosen yet', () => {
    const state = { ...emptyState(today), round: true };
    expect(readState(writeState(state), today)).toEqual({ state, problems: [] });
  });

  const bad: [string, Record<string, string>, string, unknown][] = [
    ['a place that is no code', { from: '北京' }, 'from', { from: '' }],
    ['a code in small letters is read', { from: 'pek' }, '', { from: 'PEK' }],
    ['a day that is none', { date: '2026-02-30' }, 'date', { date: '2026-09-17' }],
    ['a day that is past', { date: '2026-09-15' }, 'pastDate', { date: '2026-09-17' }],
    ['a day too far ahead', { date: '2027-12-01' }, 'pastDate', { date: '2026-09-17' }],
    [
      'a return before the outbound',
      { date: '2026-09-22', returnDate: '2026-09-20' },
      'returnDate',
      { round: true, returnDate: '' },
    ],
    ['people that are no numbers', { adults: 'two' }, 'people', { adults: 1 }],
    ['nobody grown up', { adults: '0', children: '1' }, 'people', { adults: 1, children: 0 }],
    ['too many people', { adults: '8', children: '2' }, 'people', { adults: 1, children: 0 }],
    ['an unknown cabin', { cabin: 'Z' }, 'choice', { cabin: 'Y' }],
    ['every cabin', { cabin: 'all' }, '', { cabin: '' }],
    ['an unknown kind of travel', { travelType: 'gp' }, 'choice', { travelType: '' }],
  ];
  it.each(bad)('falls back with a word: %s', (_, query, problem, left) => {
    const { search, problems } = readSearch(query, today);
    expect(search).toMatchObject(left as object);
    expect(problems).toEqual(problem ? [problem] : []);
  });

  const steps: [string, Record<string, string>, string, string[]][] = [
    ['results need both places', { step: 'outbound', from: 'BJS' }, 'form', []],
    ['and two different ones', { step: 'outbound', from: 'BJS', to: 'BJS' }, 'form', ['same']],
    ['a past day goes back to the form', { ...trip, step: 'outbound', date: '2026-09-01' }, 'form', ['pastDate']],
    ['an unknown filter does not', { ...trip, step: 'outbound', stops: 'sideways' }, 'outbound', ['choice']],
    ['nor an unknown sort', { ...trip, step: 'outbound', sort: 'luck' }, 'outbound', ['choice']],
    ['the way back needs the way out', { ...trip, step: 'return' }, 'outbound', ['outbound']],
    ['uncut', { ...trip, step: 'return', outbound: 'CA1501~T' }, 'outbound', ['outbound']],
    ['a way back that is still open', { ...trip, step: 'outbound', returnDate: 'open' }, 'form', []],
    ['a link with both places and a day needs no step', trip, 'outbound', []],
    ['without a day it stays a form', { from: 'BJS', to: 'SHA' }, 'form', []],
    ['the form of such a search says that it is one', { ...trip, step: 'form' }, 'form', []],
    ['a day that is none, without a step', { from: 'BJS', to: 'SHA', date: '2026-13-01' }, 'form', ['date']],
    ['a past day, without a step', { from: 'BJS', to: 'SHA', date: '2026-09-01' }, 'form', ['pastDate']],
    ['complete', { ...trip, step: 'return', outbound: 'CA1501-20260922-PEKSHA~T~930' }, 'return', []],
  ];
  it.each(steps)('steps: %s', (_, query, step, problems) => {
    const found = readState(query, today);
    expect([found.state.step, found.problems]).toEqual([step, problems]);
  });

  it('never throws for any text in it', () => {
    const keys = Object.keys(writeState(emptyState(today)));
    for (const text of ['', ',', '~~~', '<b>', '9'.repeat(5000), '%00', '__proto__', 'null', '-', '2026-13-45']) {
      const query = Object.fromEntries(keys.map((key) => [key, text]));
      expect(readState(query, today).state.step).toBe('form');
    }
  });
});

describe('the errors of a search form with', () => {
  const good = { ...emptySearch(today), ...trip, round: true };
  const rows: [string, Partial<typeof good>, object][] = [
    ['nothing', {}, {}],
    ['no city of departure', { from: '' }, { from: '请选择出发城市' }],
    ['no city of arrival', { to: '' }, { to: '请选择到达城市' }],
    ['the same city twice', { to: 'BJS' }, { to: '不能与出发城市相同' }],
    ['a date that has passed', { date: '2026-09-15' }, { date: '日期已过，请重选' }],
    ['no way back', { returnDate: '' }, { returnDate: '请选择返程日期' }],
    ['a way back before the way out', { returnDate: '2026-09-21' }, { returnDate: '返程不能早于去程' }],
    ['a way back that is not asked for', { round: false, returnDate: '2026-09-21' }, {}],
    ['back on the same day', { returnDate: '2026-09-22' }, {}],
    ['more than a year ahead', { date: '2027-10-01', round: false }, { date: '暂无一年后的航班' }],
  ];
  it.each(rows)('%s', (_, change, errors) => {
    expect(checkSearch({ ...good, ...change }, today)).toEqual(errors);
  });

  it.each([
    [1, 0, 0, ''],
    [1, 2, 1, ''],
    [1, 3, 0, '1 位成人最多携带 2 位儿童，请添加成人或分单预订'],
    [1, 0, 2, '1 位成人最多携带 1 位婴儿，其余婴儿请改购儿童票'],
    [6, 4, 0, '每单最多 9 位乘机人，请分单预订'],
  ])('%i adults, %i children, %i infants: %s', (adults, children, infants, message) => {
    expect(checkPeople({ adults, children, infants })).toBe(message);
  });
});

describe('changing the form', () => {
  const round = { ...emptySearch(today), ...trip, round: true };
  it('moves the return along when the way out passes it, and only then', () => {
    expect(withDate(round, '2026-09-28', 4).returnDate).toBe('2026-10-02');
    expect(withDate(round, '2026-09-24', 4).returnDate).toBe('2026-09-26');
  });
  it('offers a return four days later and forgets it for one way', () => {
    expect(withRound({ ...emptySearch(today), date: '2026-09-22' }, true).returnDate).toBe('2026-09-26');
    expect(withRound(round, false)).toMatchObject({ round: false, returnDate: '' });
  });
  it('swaps the cities', () => {
    const draft = { ...draftOf({ ...emptyState(today), ...round }), fromAirport: 'PEK' };
    expect(swapped(draft)).toMatchObject({ from: 'SHA', to: 'BJS', fromAirport: '', toAirport: 'PEK' });
  });
  it('keeps airports and direct flights as filters of the address', () => {
    const draft = { ...draftOf({ ...emptyState(today), ...round }), toAirport: 'SHA', direct: true };
    const state = stateOf(draft, 'outbound');
    expect(state.filters).toEqual({ ...noFilters, stops: ['direct'], arrAirport: ['SHA'] });
    expect(draftOf(state)).toEqual(draft);
    expect(draftOf({ ...state, step: 'return', filters: { ...noFilters, depAirport: ['PVG'] } }).toAirport).toBe('PVG');
  });
});

describe('places by code', () => {
  const read = (query: Record<string, string>) =>
    settlePlaces(readState({ ...query, date: '2026-09-22' }, today), cityOfPlace);
  it('take an airport as its city, narrowed to it', () => {
    const { state, problems } = read({ from: 'PEK', to: 'SHA', step: 'outbound' });
    expect([state.from, state.to, state.step, problems]).toEqual(['BJS', 'SHA', 'outbound', []]);
    expect(state.filters).toMatchObject({ depAirport: ['PEK'], arrAirport: [] });
  });
  it('leave the airports of the filters alone', () => {
    expect(read({ from: 'PEK', to: 'SHA', step: 'outbound', depAirport: 'PKX' }).state.filters.depAirport).toEqual([
      'PKX',
    ]);
  });
  it.each([
    [{ from: 'XQQ', to: 'SHA', step: 'outbound' }, { from: '', to: 'SHA', step: 'form' }, ['from']],
    [{ from: 'PEK', to: 'PKX', step: 'outbound' }, { from: 'BJS', to: 'BJS', step: 'form' }, ['same']],
  ])('%o goes back to the form', (query, left, problems) => {
    const found = read(query);
    expect(found.state).toMatchObject(left);
    expect(found.problems).toEqual(problems);
  });
  it.each([
    ['HGH', '', '杭州', '萧山机场'],
    ['BJS', '', '北京', '首都 / 大兴'],
    ['SHA', 'SHA', '上海', '虹桥机场'],
    ['XQQ', '', 'XQQ', ''],
  ])('%s %s reads %s, %s', (code, airport, name, sub) => {
    expect(wordsOfPlace(code, airport, cityOfPlace)).toEqual({ name, sub });
  });
});

describe('chosen seats', () => {
  const seats = [
    { flightId: 'CA1501-20261122-PEKSHA', cabinCode: 'T', parPrice: '930' },
    { flightId: '9C8888-20261126-SHAPEK', cabinCode: 'Y1', parPrice: '1960.50' },
  ];
  it('are read as they were written', () => {
    expect(writeChosenSeats(seats)).toBe('CA1501-20261122-PEKSHA~T~930,9C8888-20261126-SHAPEK~Y1~1960.50');
    expect(readChosenSeats(writeChosenSeats(seats))).toEqual(seats);
  });
  it.each([
    [undefined],
    [''],
    ['CA1501~T'],
    ['CA1501~T~930,'],
    ['a~Y~1,b~Y~1,c~Y~1'],
    ['CA 1501~T~930'],
    ['CA1501~T~-930'],
    ['CA1501~T~9.999'],
  ])('%s is no choice', (text) => {
    expect(readChosenSeats(text)).toBeUndefined();
  });
});

describe('the history of searches', () => {
  const one = { from: 'BJS', to: 'SHA', fromName: '北京', toName: '上海', date: '2026-09-22', returnDate: '' };
  it('is newest first, each search once, at most five', () => {
    const days = ['17', '18', '19', '20', '21', '22', '17'].map((day) => ({ ...one, date: `2026-09-${day}` }));
    const past = days.reduce<(typeof one)[]>((list, now) => remember(list, now), []);
    expect(past.map((trip) => trip.date.slice(8))).toEqual(['17', '22', '21', '20', '19']);
  });
  it('drops past days and unreadable entries', () => {
    expect(stillAhead([one, { ...one, date: '2026-09-15' }, null, 'x'], today)).toEqual([one]);
    expect(stillAhead('broken', today)).toEqual([]);
  });
  it('keeps six cities', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'B'].map((code) => ({ code, name: code }));
    expect(names.reduce<typeof names>((list, now) => rememberCity(list, now), []).map((city) => city.code)).toEqual([
      'B',
      'G',
      'F',
      'E',
      'D',
      'C',
    ]);
  });
});
