import { describe, expect, it } from 'vitest';
import { msOf } from '../../china-time.ts';
import { toldTimes } from '../sale-times.ts';
import { checkTrainSearch, readTrainSearch, swappedTrip, writeTrainSearch } from './train-search.ts';

const now = msOf('2026-12-01 10:00');
const trip = { from: '北京', to: 'AOH', toName: '上海虹桥', date: '2026-12-05' };
const read = (query: Record<string, string | undefined>) => readTrainSearch(query, now);

describe('the address of a search', () => {
  it('comes back as it went in', () => {
    const query = {
      ...trip,
      student: '1',
      fast: '1',
      travelType: 'business',
      kinds: 'GC,D',
      fromStations: 'VNP',
      seatClasses: 'second',
      times: '06-12',
      onlyFree: '1',
      sort: '-price',
    };
    const { search, problems } = read(query);
    expect(problems).toEqual([]);
    expect(search.step).toBe('list');
    const written = Object.entries(writeTrainSearch(search)).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(written)).toEqual(query);
  });

  it('without a day, or with the word for it, is the form', () => {
    expect(read({ from: '北京', to: '上海' }).search).toMatchObject({ step: 'form', date: '2026-12-02' });
    expect(read({ ...trip, step: 'form' }).search.step).toBe('form');
    expect(writeTrainSearch(read({ ...trip, step: 'form' }).search)['step']).toBe('form');
  });

  it('may name a later day where the provider tells of a longer presale', () => {
    const times = toldTimes({ sale: { presaleDays: 20 }, closed: { from: '23:30', until: '05:00' } });
    expect(times).toMatchObject({ presaleDays: 20, onSaleFrom: '08:00', closedFrom: '23:30' });
    const late = { ...trip, date: '2026-12-20' };
    expect(readTrainSearch(late, now, times)).toMatchObject({ problems: [], search: { date: '2026-12-20' } });
    expect(checkTrainSearch(late, now, times)).toEqual({});
    expect(checkTrainSearch(late, now).date).toBe('预售至 12-15');
    expect(checkTrainSearch({ ...late, date: '2026-12-21' }, now, times).date).toBe('预售至 12-20');
  });

  it.each([
    [{ ...trip, date: '2026-11-30' }, 'pastDate'],
    [{ ...trip, date: '2026-12-16' }, 'farDate'],
    [{ ...trip, date: '2026-02-30' }, 'date'],
    [{ ...trip, to: '北京' }, 'same'],
    [{ ...trip, from: 'x' }, 'from'],
    [{ ...trip, to: '<b>' }, 'to'],
  ])('%j opens the form and says why: %s', (query, problem) => {
    const { search, problems } = read(query);
    expect([search.step, problems]).toEqual(['form', [problem]]);
  });

  it.each([{ kinds: 'X' }, { sort: 'colour' }, { travelType: 'none' }, { fromStations: 'vnp' }])(
    '%j is left out of the list, which says so',
    (wrong) => {
      const { search, problems } = read({ ...trip, ...wrong });
      expect([search.step, problems]).toEqual(['list', ['choice']]);
    },
  );

  it('the last day of the presale is sold', () => {
    expect(read({ ...trip, date: '2026-12-15' })).toMatchObject({ search: { date: '2026-12-15' }, problems: [] });
  });
});

describe('a form that cannot be sent', () => {
  it.each([
    [
      { from: '', to: '' },
      { from: '请选择出发站', to: '请选择到达站' },
    ],
    [{ from: '北京', to: '北京' }, { to: '出发与到达不能相同' }],
    [{ from: '北京', to: '上海', date: '2026-11-30' }, { date: '出发日期已过' }],
    [{ from: '北京', to: '上海', date: '2026-12-16' }, { date: '预售至 12-15' }],
  ])('%j says what is wrong', (draft, errors) => {
    expect(checkTrainSearch({ date: '2026-12-02', ...draft }, now)).toEqual(errors);
  });
});

it('a swap takes the names along', () => {
  expect(swappedTrip(read(trip).search)).toMatchObject({ from: 'AOH', fromName: '上海虹桥', to: '北京', toName: '' });
});
